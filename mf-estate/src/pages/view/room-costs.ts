import { formatRange, formatYen } from '@gakumado/shared/ui';
import type { Cost, Roomtype } from '@gakumado/shared/contract';

/** Headings of the cost kinds (contract, section 1). */
const kinds = [
  { kind: 1, title: 'ご契約のとき' },
  { kind: 2, title: '毎月' },
  { kind: 3, title: '毎年' },
  { kind: 4, title: '更新のとき' },
  { kind: 5, title: '退去のとき' },
  { kind: 6, title: 'ご希望の方のみ' },
] as const;

const RENT = '賃料';

/** The rent as a cost row, for listings whose rows leave it out. */
function rentRow(roomtype: Roomtype): Cost {
  return {
    cost_id: -roomtype.roomtype_id,
    cost_name: RENT,
    cost_kind: 2,
    amount_min: roomtype.price_min,
    amount_max: roomtype.price_max,
    unit: 'yen',
    cycle_months: 1,
    is_required: true,
    is_refundable: false,
    is_prorated: true,
    is_included_in_guide_price: true,
    tax_type: 0,
    note: null,
    roomtype_id: roomtype.roomtype_id,
  };
}

/** Rows that count for one kind of room: its own and those of the building, the rent among them. */
export function costsOfRoomtype(costs: readonly Cost[], roomtype: Roomtype): Cost[] {
  const own = costs.filter((cost) => cost.roomtype_id === null || cost.roomtype_id === roomtype.roomtype_id);
  return own.some((cost) => cost.cost_name === RENT) ? own : [rentRow(roomtype), ...own];
}

export interface CostGroup {
  kind: number;
  title: string;
  costs: Cost[];
}

/** Rows under their kind, kinds without rows left out. */
export function groupCosts(costs: readonly Cost[]): CostGroup[] {
  return kinds
    .map(({ kind, title }) => ({ kind, title, costs: costs.filter((cost) => cost.cost_kind === kind) }))
    .filter((group) => group.costs.length > 0);
}

/** 50,000円, 50,000円～60,000円, 賃料の1か月分（60,000円）; '－' when the amount is not known. */
export function costText(cost: Cost, roomtype: Roomtype): string {
  const { amount_min: min, amount_max: max } = cost;
  if (min === null && max === null) return '－';
  if (cost.unit === 'yen') return max === 0 ? 'なし' : formatRange(min, max, formatYen);
  const months = formatRange(min, max, (count) => `${count}か月分`);
  const yen = formatRange((min ?? 0) * roomtype.price_min, (max ?? min ?? 0) * roomtype.price_max, formatYen);
  return `賃料の${months}（${yen}）`;
}

/** 1年ごと, 24か月ごと; '' for what the heading or the note already says. */
export function cycleText({ cost_kind, cycle_months, note }: Cost): string {
  if (cycle_months === null || cost_kind === 2 || cost_kind === 3) return '';
  const text = cycle_months % 12 === 0 ? `${cycle_months / 12}年ごと` : `${cycle_months}か月ごと`;
  return note?.includes(text) ? '' : cycle_months === 1 ? '毎月' : text;
}
