import { isHall } from './building-fees.ts';
import { int, pick, type Random } from './random.ts';
import type { Listing } from './types.ts';

export interface Cost {
  cost_id: number;
  estate_id: number;
  roomtype_id: number | null;
  cost_name: string;
  cost_kind: 1 | 2 | 3 | 4 | 5 | 6;
  amount_min: number;
  amount_max: number;
  unit: 'yen' | 'month' | 'actual';
  cycle_months: number | null;
  is_required: boolean;
  is_refundable: boolean;
  is_prorated: boolean;
  is_included_in_guide_price: boolean;
  tax_type: 0 | 1;
  note: string;
  sort_no: number;
}

type Draft = Pick<Cost, 'cost_name' | 'cost_kind' | 'amount_min'> & Partial<Cost>;

function initialCosts(random: Random, { building, conditions }: Listing): Draft[] {
  const drafts: Draft[] = [];
  if (building.depositMonths > 0) {
    drafts.push({
      cost_name: '敷金',
      cost_kind: 1,
      amount_min: building.depositMonths,
      unit: 'month',
      is_refundable: true,
      note: '退去時に、原状回復の費用を差し引いて返金します。',
    });
  }
  if (building.keyMoneyMonths > 0)
    drafts.push({
      cost_name: '礼金',
      cost_kind: 1,
      amount_min: building.keyMoneyMonths,
      unit: 'month',
      is_included_in_guide_price: true,
    });
  if (building.entranceFeeYen > 0)
    drafts.push({
      cost_name: '入館金',
      cost_kind: 1,
      amount_min: building.entranceFeeYen,
      is_included_in_guide_price: true,
    });
  if (building.transactionType === '媒介')
    drafts.push({
      cost_name: '仲介手数料',
      cost_kind: 1,
      amount_min: pick(random, [0.55, 0.55, 1.1]),
      unit: 'month',
      tax_type: 1,
    });
  drafts.push({
    cost_name: '火災保険料',
    cost_kind: 1,
    amount_min: pick(random, [15_000, 16_000, 18_000, 20_000]),
    cycle_months: 24,
    note: '2年ごと',
  });
  if (conditions.includes(916))
    drafts.push({
      cost_name: '保証委託料（初回）',
      cost_kind: 1,
      amount_min: pick(random, [0.5, 0.5, 0.4]),
      unit: 'month',
    });
  if (random() < 0.65)
    drafts.push({
      cost_name: '鍵交換費',
      cost_kind: 1,
      amount_min: pick(random, [13_200, 16_500, 19_800, 22_000]),
      tax_type: 1,
    });
  return drafts;
}

function runningCosts(random: Random, { building, conditions, equipment }: Listing): Draft[] {
  const drafts: Draft[] = [
    {
      cost_name: '管理費・共益費',
      cost_kind: 2,
      amount_min: building.managementFeeYen,
      is_prorated: true,
      is_included_in_guide_price: true,
    },
  ];
  if (building.meal_type > 0) {
    const isChosen = building.meal_type === 2;
    drafts.push({
      cost_name: '食費',
      cost_kind: isChosen ? 6 : 2,
      amount_min: building.mealPriceYen,
      is_required: !isChosen,
      tax_type: 1,
      note: isChosen ? '希望される方のみ（月額）' : '食事の提供がない期間も同額です。',
    });
  }
  if (isHall(building.building_type_id)) {
    drafts.push(
      building.isBathShared || random() < 0.5
        ? {
            cost_name: '水道光熱費',
            cost_kind: 2,
            amount_min: int(random, 14, 24) * 500,
            tax_type: 1,
            note: '定額（月額）',
          }
        : {
            cost_name: '水道光熱費',
            cost_kind: 2,
            amount_min: 0,
            unit: 'actual',
            note: '電気・ガスは入居者の方の契約です。',
          },
    );
  }
  if (!isHall(building.building_type_id))
    drafts.push({
      cost_name: '水道光熱費',
      cost_kind: 2,
      amount_min: 0,
      unit: 'actual',
      note: '電気・ガス・水道は入居者の方の契約です。',
    });
  if (equipment.includes(816) && building.bicycleFeeYen > 0)
    drafts.push({
      cost_name: '駐輪場',
      cost_kind: 6,
      amount_min: building.bicycleFeeYen,
      cycle_months: 1,
      is_required: false,
      tax_type: 1,
      note: '自転車を置かれる方のみ',
    });
  if (building.building_type_id === 65 && random() < 0.3)
    drafts.push({
      cost_name: '年間管理費',
      cost_kind: 3,
      amount_min: pick(random, [30_000, 50_000, 60_000]),
      tax_type: 1,
    });
  if (building.renewalMonths > 0 && building.contractMonths < 48) {
    drafts.push({
      cost_name: '更新料',
      cost_kind: 4,
      amount_min: building.renewalMonths,
      unit: 'month',
      cycle_months: building.contractMonths,
      is_included_in_guide_price: true,
    });
  }
  if (conditions.includes(916))
    drafts.push({
      cost_name: '保証委託料（2年目から毎年）',
      cost_kind: 4,
      amount_min: 10_000,
      cycle_months: 12,
    });
  if (building.building_type_id === 52 && random() < 0.3)
    drafts.push({ cost_name: '共済会費', cost_kind: 3, amount_min: pick(random, [4_000, 6_000, 8_000]) });
  drafts.push({
    cost_name: '清掃費',
    cost_kind: 5,
    amount_min: int(random, 6, 10) * 5_500,
    tax_type: 1,
    note: '退去時のお部屋とエアコンの清掃',
  });
  return drafts;
}

/** The cost rows of a listing: the rent of each room type, then what all room types share. */
export function makeCosts(random: Random, listing: Listing): Cost[] {
  const rents: Draft[] = listing.rooms.map((room) => ({
    cost_name: '賃料',
    cost_kind: 2,
    amount_min: room.price_min,
    amount_max: room.price_max,
    roomtype_id: room.roomtype_id,
    is_prorated: true,
    is_included_in_guide_price: true,
    note: room.name,
  }));
  const drafts = [...rents, ...initialCosts(random, listing), ...runningCosts(random, listing)];
  return drafts.map((draft, index) => completed(listing.estate_id, draft, index));
}

function completed(estate_id: number, draft: Draft, index: number): Cost {
  return {
    cost_id: estate_id * 100 + index,
    estate_id,
    roomtype_id: null,
    amount_max: draft.amount_min,
    unit: 'yen',
    cycle_months: null,
    is_required: true,
    is_refundable: false,
    is_prorated: false,
    is_included_in_guide_price: false,
    tax_type: 0,
    note: '',
    ...draft,
    sort_no: index + 1,
  };
}
