import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { STAY_MONTHS } from '@gakumado/shared/vocabulary';

export type Bound = 'max' | 'min';

/**
 * The costs of stays in a home, as a row of `stay_cost` keeps them: 入居中の総額 in yen of the cheapest and of the dearest free room.
 * Each list has an element per length of a stay, in the order of `stay_months`. `with_meals`: in rooms with meals;
 * `without_meals`: in the others, before any food. Null where there is no such room.
 */
export interface KeptStays {
  stay_months: number[];
  stay_cost_min: number[];
  stay_cost_max: number[];
  with_meals_min: (number | null)[];
  with_meals_max: (number | null)[];
  without_meals_min: (number | null)[];
  without_meals_max: (number | null)[];
}

/** The lists of amounts, by which {@link stayCostIn} finds one. */
export const stayAmounts = [
  'stay_cost_min',
  'stay_cost_max',
  'with_meals_min',
  'with_meals_max',
  'without_meals_min',
  'without_meals_max',
] as const satisfies (keyof KeptStays)[];

/**
 * The costs of stays in one free room type. Each list has an element per length of a stay, in the order of `STAY_MONTHS`.
 * `with_meals` is null in a room without meals of its own.
 */
export interface RoomStays {
  roomtype_id: number;
  stay_cost_min: number[];
  stay_cost_max: number[];
  with_meals_min: number[] | null;
  with_meals_max: number[] | null;
}

/** The stays in a home of which these are the rooms; undefined for none. */
export function staysOfRooms(rooms: readonly RoomStays[]): KeptStays | undefined {
  if (rooms.length === 0) return undefined;
  const [fed, unfed] = [
    rooms.filter(({ with_meals_min }) => with_meals_min !== null),
    rooms.filter(({ with_meals_min }) => with_meals_min === null),
  ];
  const lowest = (lists: readonly number[][]) =>
    STAY_MONTHS.map((_, at) => (lists.length === 0 ? null : Math.min(...lists.map((list) => list[at]!))));
  const highest = (lists: readonly number[][]) =>
    STAY_MONTHS.map((_, at) => (lists.length === 0 ? null : Math.max(...lists.map((list) => list[at]!))));
  return {
    stay_months: [...STAY_MONTHS],
    stay_cost_min: lowest(rooms.map((room) => room.stay_cost_min)) as number[],
    stay_cost_max: highest(rooms.map((room) => room.stay_cost_max)) as number[],
    with_meals_min: lowest(fed.map((room) => room.with_meals_min!)),
    with_meals_max: highest(fed.map((room) => room.with_meals_max!)),
    without_meals_min: lowest(unfed.map((room) => room.stay_cost_min)),
    without_meals_max: highest(unfed.map((room) => room.stay_cost_max)),
  };
}

/** The amount with meals: that of the home's own, or without them and with food; null where neither is known. */
export function withFood(
  bound: Bound,
  withMeals: number | null,
  withoutMeals: number | null,
  food: number,
): number | null {
  const elsewhere = withoutMeals === null ? null : withoutMeals + food;
  if (withMeals === null || elsewhere === null) return withMeals ?? elsewhere;
  return bound === 'min' ? Math.min(withMeals, elsewhere) : Math.max(withMeals, elsewhere);
}

/** 入居中の総額 of a stay in yen; null for a length that the home has none of. */
export function stayCostIn(kept: KeptStays, bound: Bound, plan: StayPlan): number | null {
  const { stay_months, with_meals, food_budget = DEFAULT_FOOD_BUDGET } = plan;
  const at = kept.stay_months.indexOf(stay_months);
  if (!with_meals) return kept[`stay_cost_${bound}`][at] ?? null;
  const amount = (part: 'with_meals' | 'without_meals') => kept[`${part}_${bound}`][at] ?? null;
  return withFood(bound, amount('with_meals'), amount('without_meals'), food_budget * stay_months);
}
