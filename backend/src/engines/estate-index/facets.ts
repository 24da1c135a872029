import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { columnFields, offerFields } from '@gakumado/shared/search-fields';
import type { OfferField } from '@gakumado/shared/search-fields';
import {
  buildingAgeChoices,
  commuteMinutesChoices,
  transferChoices,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { conditionGroups, equipmentGroups } from './facet-features.ts';
import { countBits, keepCommon, readSlots, SlotCounter } from './bits.ts';
import type { Bits } from './bits.ts';
import type { Commutes } from '../commute/commutes-to.ts';
import { filterConditions, reachable, withFeature } from './conditions.ts';
import { monthYearsAgo } from './dates.ts';
import { countRoomFacets } from './room-facets.ts';
import { roomOffers, roomWishes, withFittingRoom } from './room-wishes.ts';
import type { RoomWishes } from './room-wishes.ts';
import { walkMinutes } from './scene.ts';
import type { Scene } from './scene.ts';

type Counts = Record<string, number>;
type Value = number | string;
type RoomFacetName =
  | 'layout'
  | 'price_band'
  | 'price_to'
  | 'cost_band'
  | 'cost_to'
  | 'room_area_from'
  | 'move_in_ym'
  | (typeof roomOffers)[number];
type HomeFacetName = Exclude<keyof EstateFacets, RoomFacetName>;
type BuildingOffer = Exclude<OfferField, (typeof roomOffers)[number]>;

const isOfRoom = (field: OfferField): field is (typeof roomOffers)[number] =>
  roomOffers.some((offer) => offer === field);
const buildingOffers = offerFields.filter((field): field is BuildingOffer => !isOfRoom(field));

/** Searches with one field left out: the homes that meet all others. */
type Without = (field: keyof EstateFilter | null) => SlotCounter;

function countSets(homes: SlotCounter, sets: Iterable<readonly [Value, Bits]>): Counts {
  const counts: Counts = {};
  for (const [value, set] of sets) {
    const count = homes.countIn(set);
    if (count > 0) counts[value] = count;
  }
  return counts;
}

/** How many homes have a number up to each of the limits. */
const countUpTo = (
  { columns }: Scene,
  homes: SlotCounter,
  column: Int32Array,
  limits: readonly (readonly [Value, number])[],
): Counts =>
  countSets(
    homes,
    limits.map(([shown, limit]) => [shown, columns.upTo(column, limit)]),
  );

/** How many homes have a number from each of the limits on. */
function countFrom(
  { columns }: Scene,
  homes: SlotCounter,
  column: Int32Array,
  limits: readonly (readonly [Value, number])[],
): Counts {
  const all = countBits(homes.bits);
  const counts: Counts = {};
  for (const [shown, limit] of limits) {
    const count = all - homes.countIn(columns.upTo(column, limit - 1));
    if (count > 0) counts[shown] = count;
  }
  return counts;
}

const asShown = (limits: readonly number[]) => limits.map((limit) => [limit, limit] as const);

/** How many homes have a commute up to each of the limits. */
function countCommutes(homes: SlotCounter, column: Uint8Array, limits: readonly number[]): Counts {
  const homesWith = new Uint32Array(2 ** 8);
  for (const slot of readSlots(homes.bits)) homesWith[column[slot]!]! += 1;
  const counts: Counts = {};
  for (const limit of limits) {
    const count = homesWith.subarray(0, limit + 1).reduce((sum, some) => sum + some, 0);
    if (count > 0) counts[limit] = count;
  }
  return counts;
}

function* featureSets(scene: Scene, name: 'condition' | 'equipment'): Generator<[Value, Bits]> {
  for (const group of name === 'condition' ? conditionGroups : equipmentGroups) {
    const homes = withFeature(scene, name, group);
    for (const id of group) yield [id, homes];
  }
}

type Count = (scene: Scene, filter: EstateFilter, homes: SlotCounter) => Counts;

const ofSet =
  (name: 'building_type_id' | 'gender_type' | 'meal_type' | 'vacant_status_id'): Count =>
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
    return commutes ? countCommutes(homes, commutes[column], limits) : {};
  };

/** A facet counts the homes that meet every field but one of the filter; null: that meet them all. */
type Facet = readonly [field: keyof EstateFilter | null, count: Count];

const derivedFacets = Object.fromEntries([
  ...buildingOffers.map((field) => [
    field,
    [
      field,
      ({ columns }: Scene, _: unknown, homes: SlotCounter) => countSets(homes, columns.offering(field)),
    ],
  ]),
  ...columnFields.map((field) => [
    field,
    [
      field,
      ({ columns }: Scene, _: unknown, homes: SlotCounter) => countSets(homes, columns.valuesOf(field)),
    ],
  ]),
]) as Record<BuildingOffer | (typeof columnFields)[number], Facet>;

/** The facets about homes; those about rooms are counted room by room. */
const facetOf: Record<HomeFacetName, Facet> = {
  building_type_id: ['building_type_id', ofSet('building_type_id')],
  gender_type: ['gender_type', ofSet('gender_type')],
  meal_type: ['meal_type', ofSet('meal_type')],
  vacant_status_id: ['vacant_status_id', ofSet('vacant_status_id')],
  condition: ['condition', ofFeatures('condition')],
  equipment: ['equipment', ofFeatures('equipment')],
  condition_added: [null, ofFeatures('condition')],
  equipment_added: [null, ofFeatures('equipment')],
  walk_minutes_max: [
    'walk_minutes_max',
    (scene, filter, homes) =>
      countUpTo(scene, homes, walkMinutes(scene, filter), asShown(walkMinutesChoices)),
  ],
  building_age_max: [
    'building_age_max',
    (scene, _, homes) =>
      countFrom(
        scene,
        homes,
        scene.columns.numbers.built,
        buildingAgeChoices.map((years) => [years, monthYearsAgo(years)]),
      ),
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

const commuteFacets: readonly [HomeFacetName, 'first' | 'second'][] = [
  ['commute_minutes_max', 'first'],
  ['commute_transfers_max', 'first'],
  ['second_commute_minutes_max', 'second'],
  ['second_commute_transfers_max', 'second'],
];

/** The facets that a search has: those of a commute need its campus, those of another option need one. */
function facetNames(scene: Scene, filter: EstateFilter): HomeFacetName[] {
  const missing = new Set<HomeFacetName>();
  for (const [name, target] of commuteFacets) if (!scene[target]) missing.add(name);
  for (const field of ['condition', 'equipment'] as const) {
    if ((filter[field] ?? []).length === 0) missing.add(`${field}_added`);
  }
  return (Object.keys(facetOf) as HomeFacetName[]).filter((name) => !missing.has(name));
}

/**
 * Homes that miss at most one field of a facet: all of them, and for each field those that miss nothing else; and the homes that
 * miss at most what the search asks of a room.
 */
function searchesWithout(
  scene: Scene,
  filter: EstateFilter,
  names: readonly HomeFacetName[],
): { without: Without; butForRooms: Bits } {
  const facetFields = new Set(names.map((name) => facetOf[name][0]));
  const wishes = roomWishes(scene, filter);
  const anyRoom = reachable(scene);
  let homes = anyRoom.slice();
  const given: [keyof EstateFilter, Bits][] = [];
  for (const [field, condition] of filterConditions(scene, filter)) {
    if (facetFields.has(field)) given.push([field, condition]);
    else keepCommon(homes, condition);
    if (!isRoomWish(wishes, field)) keepCommon(anyRoom, condition);
  }
  homes = withFittingRoom(scene, wishes, homes);
  // The homes that miss one field or more, and those that miss two or more.
  const [one, two] = [new Uint32Array(homes.length), new Uint32Array(homes.length)];
  for (const [, condition] of given) {
    for (let i = 0; i < homes.length; i += 1) {
      const missed = homes[i]! & ~condition[i]!;
      two[i]! |= one[i]! & missed;
      one[i]! |= missed;
    }
  }
  const hits = homes.map((word, i) => word & ~one[i]!);
  const all = new SlotCounter(hits);
  const others = new Map(
    given.map(([field, condition]) => [
      field,
      new SlotCounter(hits.map((word, i) => word | (homes[i]! & ~two[i]! & ~condition[i]!))),
    ]),
  );
  return {
    without: (field) => (field === null ? all : (others.get(field) ?? all)),
    butForRooms: anyRoom,
  };
}

const isRoomWish = (wishes: RoomWishes, field: keyof EstateFilter): boolean =>
  [...wishes.keys()].some((wish) => wish === field);

/**
 * Counts per value, each facet with all other fields of the filter applied, and the homes that meet them all. A home that
 * misses one field of a facet counts for that facet alone, one that misses two for none. One and the same room must meet all wishes about rooms.
 */
export function countFacets(scene: Scene, filter: EstateFilter): { facets: EstateFacets; hits: Bits } {
  const names = facetNames(scene, filter);
  const { without, butForRooms } = searchesWithout(scene, filter, names);
  const facets = Object.fromEntries(
    names.map((name) => {
      const [field, count] = facetOf[name];
      return [name, count(scene, filter, without(field))];
    }),
  ) as Record<HomeFacetName, Counts>;
  const ofRooms = countRoomFacets(scene, filter, butForRooms) as Record<RoomFacetName, Counts>;
  return { facets: { ...facets, ...ofRooms }, hits: without(null).bits };
}
