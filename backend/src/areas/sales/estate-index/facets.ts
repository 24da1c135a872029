import { moveInMonths } from '@gakumado/shared/contract';
import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { columnFields, offerFields, withAsked } from '@gakumado/shared/search-fields';
import {
  BAND_YEN,
  buildingAgeChoices,
  commuteMinutesChoices,
  COST_BAND_LAST,
  costLimitChoices,
  rentLimitChoices,
  roomAreaChoices,
  transferChoices,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { conditionGroups, equipmentGroups } from '../estate/facet-features.ts';
import { countCommon, keepCommon, readSlots } from './bits.ts';
import type { Bits } from './bits.ts';
import type { Commutes } from '../../../data/commute/commutes-to.ts';
import { areaFrom, filterConditions, reachable, withFeature } from './conditions.ts';
import { lastDayOf, monthYearsAgo } from './dates.ts';
import { UNKNOWN } from './home-columns.ts';
import { monthlyCosts, walkMinutes } from './scene.ts';
import type { Scene } from './scene.ts';

type Counts = Record<string, number>;
type Value = number | string;
type FacetName = keyof EstateFacets;

/** Searches with one field left out: the homes that meet all others. */
type Without = (field: keyof EstateFilter | null) => Bits;

function countSets(homes: Bits, sets: Iterable<readonly [Value, Bits]>): Counts {
  const counts: Counts = {};
  for (const [value, set] of sets) {
    const count = countCommon(homes, set);
    if (count > 0) counts[value] = count;
  }
  return counts;
}

/** How many homes have a number up to each of the limits, which ascend. `shown` are the keys of the limits. */
function countUpTo(
  homes: Bits,
  column: Int32Array | Uint8Array,
  limits: readonly number[],
  shown: readonly Value[] = limits,
): Counts {
  const first = new Uint32Array(limits.length + 1);
  for (const slot of readSlots(homes)) {
    const value = column[slot]!;
    let index = 0;
    while (index < limits.length && value > limits[index]!) index += 1;
    first[index]! += 1;
  }
  const counts: Counts = {};
  let sum = 0;
  for (const [index, key] of shown.entries()) {
    sum += first[index]!;
    if (sum > 0) counts[key] = sum;
  }
  return counts;
}

/** How many homes have a number from each of the limits on, which ascend. */
function countFrom(
  homes: Bits,
  column: Int32Array,
  limits: readonly number[],
  shown: readonly Value[] = limits,
): Counts {
  const negative = column.map((value) => -value);
  return countUpTo(homes, negative, limits.map((limit) => -limit).toReversed(), shown.toReversed());
}

/** Homes by the bands from their lowest to their highest monthly cost. */
function countBands(homes: Bits, lowest: Int32Array, highest: Int32Array): Counts {
  const bandOf = (cost: number) => Math.floor(Math.min(cost, COST_BAND_LAST) / BAND_YEN);
  const steps = new Int32Array(bandOf(COST_BAND_LAST) + 2);
  for (const slot of readSlots(homes)) {
    if (lowest[slot] === UNKNOWN) continue;
    steps[bandOf(lowest[slot]!)]! += 1;
    steps[bandOf(highest[slot]!) + 1]! -= 1;
  }
  const counts: Counts = {};
  let sum = 0;
  for (const [band, step] of steps.entries()) {
    sum += step;
    if (sum > 0) counts[band * BAND_YEN] = sum;
  }
  return counts;
}

function* featureSets(scene: Scene, name: 'condition' | 'equipment'): Generator<[Value, Bits]> {
  for (const group of name === 'condition' ? conditionGroups : equipmentGroups) {
    const homes = withFeature(scene, name, group);
    for (const id of group) yield [id, homes];
  }
}

type Count = (scene: Scene, filter: EstateFilter, homes: Bits) => Counts;

const ofSet =
  (name: 'building_type_id' | 'gender_type' | 'meal_type' | 'vacant_status_id' | 'layout'): Count =>
  ({ columns }, _, homes) =>
    countSets(homes, columns.valuesOf(name));

const ofFeatures =
  (name: 'condition' | 'equipment'): Count =>
  (scene, _, homes) =>
    countSets(homes, featureSets(scene, name));

const ofCommutes =
  (
    of: 'first' | 'second',
    column: keyof Pick<Commutes, 'minutes' | 'transfers'>,
    limits: readonly number[],
  ): Count =>
  (scene, _, homes) => {
    const commutes = scene[of];
    return commutes ? countUpTo(homes, commutes[column], limits) : {};
  };

/** A facet counts the homes that meet every field but one of the filter; null: that meet them all. */
type Facet = readonly [field: keyof EstateFilter | null, count: Count];

const derivedFacets = Object.fromEntries([
  ...offerFields.map((field) => [
    field,
    [field, ({ columns }: Scene, _: unknown, homes: Bits) => countSets(homes, columns.offering(field))],
  ]),
  ...columnFields.map((field) => [
    field,
    [field, ({ columns }: Scene, _: unknown, homes: Bits) => countSets(homes, columns.valuesOf(field))],
  ]),
]) as Record<(typeof offerFields)[number] | (typeof columnFields)[number], Facet>;

const facetOf: Record<FacetName, Facet> = {
  building_type_id: ['building_type_id', ofSet('building_type_id')],
  gender_type: ['gender_type', ofSet('gender_type')],
  meal_type: ['meal_type', ofSet('meal_type')],
  vacant_status_id: ['vacant_status_id', ofSet('vacant_status_id')],
  layout: ['layout', ofSet('layout')],
  condition: ['condition', ofFeatures('condition')],
  equipment: ['equipment', ofFeatures('equipment')],
  condition_added: [null, ofFeatures('condition')],
  equipment_added: [null, ofFeatures('equipment')],
  price_band: [
    'price',
    ({ columns }, { is_include_management: isWithFee }, homes) =>
      countSets(homes, columns.valuesOf(isWithFee ? 'price_band_with_fee' : 'price_band')),
  ],
  price_to: [
    'price',
    ({ columns: { numbers } }, { is_include_management: isWithFee, price_to }, homes) =>
      countUpTo(
        homes,
        isWithFee ? numbers.price_with_fee_min : numbers.price_min,
        withAsked(rentLimitChoices, price_to),
      ),
  ],
  cost_band: [
    'cost_to',
    (scene, filter, homes) =>
      countBands(homes, monthlyCosts(scene, filter, 'min'), monthlyCosts(scene, filter, 'max')),
  ],
  cost_to: [
    'cost_to',
    (scene, filter, homes) =>
      countUpTo(homes, monthlyCosts(scene, filter, 'min'), withAsked(costLimitChoices, filter.cost_to)),
  ],
  walk_minutes_max: [
    'walk_minutes_max',
    (scene, filter, homes) => countUpTo(homes, walkMinutes(scene, filter), walkMinutesChoices),
  ],
  building_age_max: [
    'building_age_max',
    ({ columns }, _, homes) => {
      const years = buildingAgeChoices.toReversed();
      return countFrom(homes, columns.numbers.built, years.map(monthYearsAgo), years);
    },
  ],
  room_area_from: [
    'room_area_from',
    ({ columns }, { room_area_from }, homes) => {
      const areas = withAsked(roomAreaChoices, room_area_from);
      return countFrom(homes, columns.numbers.area_max, areas.map(areaFrom), areas);
    },
  ],
  move_in_ym: [
    'move_in_ym',
    ({ columns }, { move_in_ym }, homes) => {
      const months = withAsked(moveInMonths(), move_in_ym);
      return countUpTo(homes, columns.numbers.move_in, months.map(lastDayOf), months);
    },
  ],
  commute_minutes_max: ['commute_minutes_max', ofCommutes('first', 'minutes', commuteMinutesChoices)],
  commute_transfers_max: ['commute_transfers_max', ofCommutes('first', 'transfers', transferChoices)],
  second_commute_minutes_max: [
    'second_commute_minutes_max',
    ofCommutes('second', 'minutes', commuteMinutesChoices),
  ],
  second_commute_transfers_max: [
    'second_commute_transfers_max',
    ofCommutes('second', 'transfers', transferChoices),
  ],
  ...derivedFacets,
};

const commuteFacets: readonly [FacetName, 'first' | 'second'][] = [
  ['commute_minutes_max', 'first'],
  ['commute_transfers_max', 'first'],
  ['second_commute_minutes_max', 'second'],
  ['second_commute_transfers_max', 'second'],
];

/** The facets that a search has: those of a commute need its campus, those of another option need one. */
function facetNames(scene: Scene, filter: EstateFilter): FacetName[] {
  const missing = new Set<FacetName>();
  for (const [name, target] of commuteFacets) if (!scene[target]) missing.add(name);
  for (const field of ['condition', 'equipment'] as const) {
    if ((filter[field] ?? []).length === 0) missing.add(`${field}_added`);
  }
  return (Object.keys(facetOf) as FacetName[]).filter((name) => !missing.has(name));
}

/** Homes that miss at most one field of a facet: all of them, and for each field those that miss nothing else. */
function searchesWithout(scene: Scene, filter: EstateFilter, names: readonly FacetName[]): Without {
  const facetFields = new Set(names.map((name) => facetOf[name][0]));
  const homes = reachable(scene);
  const given: [keyof EstateFilter, Bits][] = [];
  for (const [field, condition] of filterConditions(scene, filter)) {
    if (facetFields.has(field)) given.push([field, condition]);
    else keepCommon(homes, condition);
  }
  // The homes that miss one field or more, and those that miss two or more.
  const [one, two] = [new Uint32Array(homes.length), new Uint32Array(homes.length)];
  for (const [, condition] of given) {
    for (let i = 0; i < homes.length; i += 1) {
      const missed = homes[i]! & ~condition[i]!;
      two[i]! |= one[i]! & missed;
      one[i]! |= missed;
    }
  }
  const all = homes.map((word, i) => word & ~one[i]!);
  const others = new Map(
    given.map(([field, condition]) => [
      field,
      all.map((word, i) => word | (homes[i]! & ~two[i]! & ~condition[i]!)),
    ]),
  );
  return (field) => (field === null ? all : (others.get(field) ?? all));
}

/**
 * Counts per value, each facet with all other fields of the filter applied, and the homes that meet them all. A home that
 * misses one field of a facet counts for that facet alone, one that misses two for none.
 */
export function countFacets(scene: Scene, filter: EstateFilter): { facets: EstateFacets; hits: Bits } {
  const names = facetNames(scene, filter);
  const without = searchesWithout(scene, filter, names);
  const facets = Object.fromEntries(
    names.map((name) => {
      const [field, count] = facetOf[name];
      return [name, count(scene, filter, without(field))];
    }),
  ) as Record<FacetName, Counts>;
  return { facets, hits: without(null) };
}
