import type { AskedStay, CostComparison } from '@gakumado/shared/contract';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { buildingTypes, synonyms } from '@gakumado/shared/vocabulary';
import { NO_COMMUTE } from '../commute/commutes-to.ts';
import { hasBit, readSlots } from './bits.ts';
import { UNKNOWN } from './unknown.ts';
import { stayOf } from './scene.ts';
import type { Scene } from './scene.ts';

/** An average of fewer homes is not shown (contract, 8.5). */
const HOMES_MIN = 20;
/** Homes whose way to the school differs by no more minutes are as near to it. */
const NEAR_MINUTES = 5;
/** Bounds of the size classes in m². */
const AREA_BOUNDS = [18, 25, 35] as const;

/** The comparison with the station by its id in place of its name. */
export type FoundComparison = Omit<CostComparison, 'station_name'> & { station_id: number | null };

/**
 * Compares the cost of a stay in a home with that in homes of the same kind of building and size class: those that are as near
 * to the school of the search, or else those of the same nearest station. A home that has only rooms with meals is
 * compared with meals on both sides, and so is every home where the visitor asks for meals; the others without any food. Null
 * where the home has no cost, or fewer than twenty others are like it.
 */
export function compareCosts(scene: Scene, asked: AskedStay, slot: number): FoundComparison | null {
  const { columns, first } = scene;
  const { costs, ...basis } = costsLike(scene, asked, slot);
  const own = costs(slot);
  const kind = kindOf(scene, slot);
  if (own === null || !kind) return null;
  const size = sizeClass(scene, slot);
  const alike = Array.from(readSlots(columns.live)).filter(
    (other) => other !== slot && kind.has(other) && sizeClass(scene, other) === size && costs(other) !== null,
  );
  const found = (
    others: readonly number[],
    place: Pick<FoundComparison, 'minutes_from' | 'minutes_to' | 'station_id'>,
  ): FoundComparison | null =>
    others.length < HOMES_MIN
      ? null
      : {
          ...basis,
          ...place,
          monthly_cost: Math.round(own),
          average_cost: Math.round(others.reduce((sum, other) => sum + costs(other)!, 0) / others.length),
          estate_count: others.length,
          building_type_id: kind.id,
          area_from: AREA_BOUNDS[size - 1] ?? null,
          area_to: AREA_BOUNDS[size] ?? null,
        };
  const minutes = first?.minutes[slot] ?? NO_COMMUTE;
  if (first && minutes !== NO_COMMUTE) {
    const [from, to] = [Math.max(0, minutes - NEAR_MINUTES), minutes + NEAR_MINUTES];
    const near = alike.filter((other) => first.minutes[other]! >= from && first.minutes[other]! <= to);
    const beside = found(near, { minutes_from: from, minutes_to: to, station_id: null });
    if (beside) return beside;
  }
  const station_id = columns.ways.nearestStation(slot);
  if (station_id === undefined) return null;
  const served = columns.ways.servedBy('station', new Set([station_id]), columns.capacity);
  return found(
    alike.filter((other) => hasBit(served, other)),
    { minutes_from: null, minutes_to: null, station_id },
  );
}

/** How homes are priced beside this one: the middle between the cheapest and the dearest free room of a home, in yen. */
function costsLike({ columns, reference }: Scene, asked: AskedStay, slot: number) {
  const plan = stayOf(reference, asked);
  const { stay_months, food_budget = DEFAULT_FOOD_BUDGET } = plan;
  const bare = (['min', 'max'] as const).map((end) => columns.monthly(stay_months, `without_meals_${end}`));
  const with_meals = plan.with_meals || bare[0]![slot] === UNKNOWN;
  const [low, high] = with_meals
    ? (['min', 'max'] as const).map((end) => columns.monthlyWithMeals(stay_months, end, food_budget))
    : bare;
  const costs = (home: number): number | null =>
    low![home] === UNKNOWN || high![home] === UNKNOWN ? null : (low![home]! + high![home]!) / 2;
  return { costs, stay_months, with_meals };
}

/** The kind of a building, with the kinds that visitors take for the same. */
function kindOf({ columns }: Scene, slot: number) {
  const setsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const homes = columns.having('building_type_id', id);
      return homes ? [homes] : [];
    });
  const id = buildingTypes
    .map(({ value }) => value)
    .find((value) => setsOf([value]).some((homes) => hasBit(homes, slot)));
  if (id === undefined) return undefined;
  const ids = synonyms.building_type_id.find((same) => same.includes(id)) ?? [id];
  const sets = setsOf(ids);
  return { id: ids[0]!, has: (home: number) => sets.some((homes) => hasBit(homes, home)) };
}

/** The number of the class in which the middle of the sizes of a home's rooms lies. */
function sizeClass({ columns: { numbers } }: Scene, slot: number): number {
  const area = (numbers.area_min[slot]! + numbers.area_max[slot]!) / 200;
  return AREA_BOUNDS.filter((bound) => area >= bound).length;
}
