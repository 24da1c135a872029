import type { Equipment, SchoolCampus } from '@gakumado/shared/contract';
import { stayCosts } from '@gakumado/shared/cost-simulation';
import type { CostSimulation, StayPlan } from '@gakumado/shared/cost-simulation';
import {
  builtText,
  formatAreas,
  formatExactFee,
  formatFees,
  formatLayouts,
  formatMats,
  formatRange,
  formatRents,
  isEmptyText,
  mealsText,
  reservationFacts,
  formatYen,
  termFacts,
  vacancyOf,
  wayText,
} from '@gakumado/shared/ui';
import {
  campusShortLabel,
  FAR_COMMUTE_MINUTES,
  EQUIPMENT_GROUP,
  fieldLabels,
  genderTypes,
  labelOf,
  mealTypes,
} from '@gakumado/shared/vocabulary';
import type { Home } from './load-compare.ts';

/** The cell of a home in one row: a text, '' if the value is unknown, null if it could not be loaded. */
export type Cell = string | null;

export interface CompareRow {
  label: string;
  /** One per home, in their order. */
  cells: readonly Cell[];
  /** The number by which homes are compared. */
  isMain?: boolean;
}

export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
  /** Values that all homes share, instead of a row for each. */
  common?: string;
  /** For paper: one row in place of all others. */
  brief?: CompareRow;
}

export interface Comparison {
  homes: readonly Home[];
  /** Null: one that could not be loaded. */
  campuses: readonly (SchoolCampus | null)[];
  /** The master of conditions and equipment. */
  equipment: readonly Equipment[] | null;
  plan: StayPlan;
}

/** The rows of a comparison. A row of which nothing is known is left out. */
export function compareGroups(comparison: Comparison): CompareGroup[] {
  const groups = [
    { title: '費用', rows: costRows(comparison) },
    { title: '通学', rows: commuteRows(comparison) },
    { title: 'お部屋と建物', rows: roomRows(comparison.homes) },
    { title: '契約の条件', rows: termRows(comparison.homes) },
    equipmentGroup(comparison),
  ];
  return groups.map((group) => withRows(group, isKnown)).filter(hasContent);
}

/** The homes differ in it, or may differ because something could not be loaded. */
const isDifferent = ({ cells }: CompareRow) => cells.includes(null) || new Set(cells).size > 1;

/** The rows in which the homes differ. */
export const differences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups.map(({ common: _common, ...group }) => withRows(group, isDifferent)).filter(hasContent);

/** The rows in which the homes are the same, and the features that all of them have. */
export const sameRows = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups.map(({ brief: _brief, ...group }) => withRows(group, (row) => !isDifferent(row))).filter(hasContent);

const withRows = (group: CompareGroup, isKept: (row: CompareRow) => boolean): CompareGroup => ({
  ...group,
  rows: group.rows.filter(isKept),
});

const isKnown = ({ cells }: CompareRow) => cells.some((cell) => cell !== '');
const hasContent = ({ rows, common }: CompareGroup) => rows.length > 0 || common !== undefined;

function costRows({ homes, plan }: Comparison): CompareRow[] {
  const stays = homes.map(({ roomtypes, costs }) =>
    roomtypes && costs ? (stayCosts(roomtypes, costs, plan) ?? '') : null,
  );
  const amounts = (
    label: string,
    amount: keyof CostSimulation,
    format: (yen: number) => string = formatYen,
  ): CompareRow => ({
    label,
    cells: stays.map((stay) => (stay ? formatRange(stay.low[amount], stay.high[amount], format) : stay)),
  });
  const ofCards = (label: string, text: (card: Home['card']) => string): CompareRow => ({
    label,
    cells: homes.map(({ card }) => text(card)),
  });
  return [
    { ...amounts('毎月の実質負担', 'monthly_cost'), isMain: true },
    {
      label: '食費の内訳',
      cells: homes.map(({ card }, index) => {
        const stay = stays[index];
        if (!stay) return stay ?? null;
        return mealsText({
          ...card,
          monthly_cost_min: stay.low.monthly_cost,
          with_meals: plan.with_meals,
        });
      }),
    },
    ofCards('賃料', ({ price_min, price_max }) => formatRents(price_min, price_max)),
    ofCards('管理費・共益費', (card) => formatFees(card.management_fee_min, card.management_fee_max)),
    amounts('初期費用（入居までに必要な金額）', 'initial'),
    ofCards('敷金', ({ deposit_min, deposit_max }) => formatFees(deposit_min, deposit_max)),
    ofCards('入館金・礼金', (card) => formatFees(card.entrance_fee_min, card.entrance_fee_max)),
    amounts(`入居中の総額（${plan.stay_months / 12}年間）`, 'stay_cost'),
    amounts('退去時に返還される予定の額', 'refundable', formatExactFee),
    ofCards('めやす賃料', ({ guide_price }) => formatRents(guide_price, null)),
  ];
}

function commuteRows({ homes, campuses }: Comparison): CompareRow[] {
  const known = campuses.filter((campus) => campus !== null);
  return campuses.map((campus, index) => {
    const name = campus ? campusShortLabel(campus, known) : `${index + 1}か所目の学校`;
    const far = campus ? `${FAR_COMMUTE_MINUTES}分を超えます` : '';
    const cells = homes.map(({ card }) => {
      const second = { commute_text: card.second_commute_text, commute_minutes: card.second_commute_minutes };
      return wayText(index === 0 ? card : second) || far;
    });
    return { label: `${name}まで`, cells };
  });
}

function roomRows(homes: readonly Home[]): CompareRow[] {
  const row = (label: string, text: (card: Home['card']) => string | null | undefined): CompareRow => ({
    label,
    cells: homes.map(({ card }) => {
      const known = text(card);
      return isEmptyText(known) ? '' : known;
    }),
  });
  return [
    row('募集の状況', (card) => vacancyOf(card).text),
    row('間取り', ({ layout_min, layout_max }) => formatLayouts(layout_min, layout_max)),
    row('広さ', (card) =>
      [
        formatAreas(card.room_area_min, card.room_area_max),
        formatMats(card.mats_area_min, card.mats_area_max),
      ]
        .filter(Boolean)
        .join('／'),
    ),
    row(fieldLabels.building_type_id, ({ building_type_name }) => building_type_name),
    row('築年月', ({ built_ym }) => builtText(built_ym)),
    row(fieldLabels.gender_type, ({ gender_type }) => labelOf(genderTypes, gender_type)),
    row('食事', ({ meal_type }) => labelOf(mealTypes, meal_type)),
    row('最寄り駅', ({ station_time_text_min }) => station_time_text_min),
    row('所在地', ({ address_detail }) => address_detail),
  ];
}

function termRows(homes: readonly Home[]): CompareRow[] {
  const facts = homes.map(({ detail }) => detail && termFacts(detail.movein_terms));
  const labels = facts.find((found) => found !== null)?.map(([label]) => label) ?? ['契約の条件'];
  const rows = labels.map((label, index) => ({
    label,
    cells: facts.map((found) => found && (found[index]?.[1] ?? '')),
  }));
  return [...rows, { label: '合格発表前予約', cells: homes.map(reservationCell) }];
}

/** How the rooms are booked before results, by type where they differ. */
function reservationCell({ roomtypes }: Home): Cell {
  if (roomtypes === null) return null;
  const facts = reservationFacts(roomtypes);
  return facts.map(([rooms, text]) => (facts.length === 1 ? text : `${rooms}：${text}`)).join('。');
}

/** Kinds of buildings are a row of their own. */
const isFeature = ({ group }: Equipment) => group !== EQUIPMENT_GROUP.buildingType;

function equipmentGroup({ homes, equipment }: Comparison): CompareGroup {
  const title = '設備・条件';
  if (!equipment) return { title, rows: [{ label: '設備・条件の有無', cells: homes.map(() => null) }] };
  const ids = new Map<string, number[]>();
  for (const { name, equipment_id } of equipment.filter(isFeature))
    ids.set(name, [...(ids.get(name) ?? []), equipment_id]);
  const features = [...ids].map(([label, synonyms]) => ({
    label,
    cells: homes.map(({ card }) =>
      synonyms.some((id) => card.equipment.includes(id) || card.condition.includes(id)) ? 'あり' : '',
    ),
  }));
  const common = features.filter(({ cells }) => !cells.includes('')).map(({ label }) => label);
  const rows = features.filter(({ cells }) => cells.includes('')).filter(isKnown);
  return {
    title,
    rows,
    brief: briefOf(rows, homes.length),
    ...(common.length > 0 && { common: common.join('、') }),
  };
}

/** The features of each home in one text. */
const briefOf = (rows: readonly CompareRow[], count: number): CompareRow => ({
  label: 'そのほかにあるもの',
  cells: Array.from({ length: count }, (_, index) =>
    rows
      .filter(({ cells }) => cells[index] !== '')
      .map(({ label }) => label)
      .join('、'),
  ),
});
