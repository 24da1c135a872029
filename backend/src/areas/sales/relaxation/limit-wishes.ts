import type { EstateFilter } from '@gakumado/shared/contract';
import {
  buildingAgeChoices,
  commuteMinutesChoices,
  MAX_AREA_M2,
  MAX_YEN,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { priceRange } from '../estate/price-range.ts';
import { changeTo, giveUp, LIMIT_GONE, NOTCH } from './wish.ts';
import type { Step, Wish } from './wish.ts';

/** Notches of a limit that are offered before it is given up. */
const NOTCHES = 2;
const RENT_STEPS_YEN = [10_000, 20_000, 30_000];
const AREA_STEPS_M2 = [5, 10];
const MOVE_IN_STEPS_MONTHS = [1, 2, 3];
/** Every other choice: five minutes more hardly help. */
const COMMUTE_NOTCH = 2;
const MAX_TRANSFERS = 3;

type LimitField =
  | 'walk_minutes_max'
  | 'building_age_max'
  | 'commute_minutes_max'
  | 'commute_transfers_max'
  | 'second_commute_minutes_max'
  | 'second_commute_transfers_max'
  | 'room_area_from'
  | 'room_area_to';

interface Limit {
  field: LimitField;
  /** The place that it is measured from where the filter has one: each part repeats it. */
  from?: 'station_id';
  /** Values beyond the given one, the nearest first. */
  next: (value: number) => readonly number[];
  label: (value: number) => string;
  gone: string;
}

const higher = (choices: readonly number[], every = 1) => {
  return (value: number) =>
    choices.filter((choice) => choice > value).filter((_, index) => (index + 1) % every === 0);
};

const rounded = (area: number) => Math.round(area * 100) / 100;

const transfers = higher(Array.from({ length: MAX_TRANSFERS + 1 }, (_, count) => count));

const limits: readonly Limit[] = [
  {
    field: 'walk_minutes_max',
    from: 'station_id',
    next: higher(walkMinutesChoices),
    label: (minutes) => `駅徒歩 ${minutes}分以内`,
    gone: '駅からの距離を問わない',
  },
  {
    field: 'commute_minutes_max',
    next: higher(commuteMinutesChoices, COMMUTE_NOTCH),
    label: (minutes) => `通学 ${minutes}分以内`,
    gone: '通学時間を問わない',
  },
  {
    field: 'commute_transfers_max',
    next: transfers,
    label: (count) => `通学の乗換 ${count}回まで`,
    gone: '通学の乗換回数を問わない',
  },
  {
    field: 'second_commute_minutes_max',
    next: higher(commuteMinutesChoices, COMMUTE_NOTCH),
    label: (minutes) => `2つ目の学校への通学 ${minutes}分以内`,
    gone: '2つ目の学校への通学時間を問わない',
  },
  {
    field: 'second_commute_transfers_max',
    next: transfers,
    label: (count) => `2つ目の学校への乗換 ${count}回まで`,
    gone: '2つ目の学校への乗換回数を問わない',
  },
  {
    field: 'building_age_max',
    next: higher(buildingAgeChoices),
    label: (years) => `築${years}年以内`,
    gone: '築年数を問わない',
  },
  {
    field: 'room_area_from',
    next: (area) => AREA_STEPS_M2.map((step) => rounded(area - step)).filter((smaller) => smaller > 0),
    label: (area) => `広さ ${area}㎡以上`,
    gone: '広さの下限なし',
  },
  {
    field: 'room_area_to',
    next: (area) =>
      AREA_STEPS_M2.map((step) => rounded(area + step)).filter((larger) => larger <= MAX_AREA_M2),
    label: (area) => `広さ ${area}㎡以下`,
    gone: '広さの上限なし',
  },
];

function limitWish({ field, from, next, label, gone }: Limit, filter: EstateFilter): Wish[] {
  const value = filter[field];
  if (value === undefined) return [];
  const place: EstateFilter = from && filter[from] ? { [from]: filter[from] } : {};
  const notches = next(value)
    .slice(0, NOTCHES)
    .map((further, index) => changeTo(label(further), NOTCH * (index + 1), { ...place, [field]: further }));
  return [
    { id: field, part: { ...place, [field]: value }, steps: [...notches, giveUp(gone, LIMIT_GONE, field)] },
  ];
}

type Rent = Pick<EstateFilter, 'price_from' | 'price_to'>;

/** The same rents as two amounts, whichever way the filter gives them, with one of them changed. */
function rentStep(label: string, index: number, part: EstateFilter, change: Rent): Step {
  return {
    label,
    part: { ...part, ...change },
    apply: ({ rentSelect, price, price_from, price_to, ...filter }) => {
      const range = priceRange({ rentSelect, price, price_from, price_to });
      const { from, to } = { from: range?.from, to: range?.to };
      return {
        ...filter,
        ...(from ? { price_from: from } : {}),
        ...(to !== undefined && { price_to: to }),
        ...change,
      };
    },
    size: NOTCH * (index + 1),
  };
}

/** A rent that is a little higher, and one that is a little lower where the filter has a lower bound. */
function rentWishes(filter: EstateFilter): Wish[] {
  const { from, to } = priceRange(filter) ?? {};
  const fee: EstateFilter = filter.is_include_management ? { is_include_management: true } : {};
  const wishes: Wish[] = [];
  if (to !== undefined) {
    const steps = RENT_STEPS_YEN.filter((yen) => to + yen <= MAX_YEN).map((yen, index) =>
      rentStep(`家賃 +${yen / 10_000}万円`, index, fee, { price_to: to + yen }),
    );
    wishes.push({ id: 'price_to', part: { ...fee, price_to: to }, steps });
  }
  if (from !== undefined && from > 0) {
    const steps = RENT_STEPS_YEN.filter((yen) => yen < from).map((yen, index) =>
      rentStep(`家賃 −${yen / 10_000}万円`, index, fee, { price_from: from - yen }),
    );
    wishes.push({ id: 'price_from', part: { ...fee, price_from: from }, steps });
  }
  return wishes;
}

function moveInWish({ move_in_ym: month }: EstateFilter): Wish[] {
  if (month === undefined) return [];
  const [year = 0, number = 0] = month.split('-').map(Number);
  const later = MOVE_IN_STEPS_MONTHS.map((months) => new Date(Date.UTC(year, number - 1 + months)))
    .filter((date) => date.getUTCFullYear() < 3000)
    .map((date, index) =>
      changeTo(`入居 ${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月まで`, NOTCH * (index + 1), {
        move_in_ym: date.toISOString().slice(0, 7),
      }),
    );
  const steps = [...later, giveUp('入居時期を問わない', LIMIT_GONE, 'move_in_ym')];
  return [{ id: 'move_in_ym', part: { move_in_ym: month }, steps }];
}

/** Fields that {@link limitWishes} covers. */
export const limitFields: readonly (keyof EstateFilter)[] = [
  'rentSelect',
  'price',
  'price_from',
  'price_to',
  'move_in_ym',
  ...limits.map(({ field }) => field),
];

/** Limits in numbers, each by a notch or two and then not at all; the rent is only raised or lowered. */
export function limitWishes(filter: EstateFilter): Wish[] {
  return [
    ...rentWishes(filter),
    ...limits.flatMap((limit) => limitWish(limit, filter)),
    ...moveInWish(filter),
  ];
}
