import { findCampus, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, EstateCampus, SchoolCampus } from '@gakumado/shared/contract';
import { campusesOf } from '@gakumado/shared/paths';
import { destinationName, readDestination, readQuery, roomWishesOf } from '@gakumado/shared/search-fields';
import type { Destination } from '@gakumado/shared/search-fields';
import { DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { readStayPlan } from '../costs/cost-choices.ts';

/**
 * The way to a campus, or to another point, which has a name and no ids; without minutes where it takes more than
 * `FAR_COMMUTE_MINUTES`.
 */
export type SchoolWay = Pick<EstateCampus, 'school_name' | 'campus_name' | 'lat' | 'lon'> &
  Partial<Pick<EstateCampus, 'campus_id' | 'pref_id'>> &
  Pick<Estate, 'commute_minutes' | 'commute_text'> & {
    walk_minutes: number | null | undefined;
    bicycle_minutes: number | null | undefined;
  };

/** An estate as the list had it that a visitor comes from. */
export interface AskedEstate {
  /**
   * The ways to the chosen campuses and destinations: none, one or two. Unknown campuses have none. Null when they could not be
   * loaded.
   */
  ways: SchoolWay[] | null;
  /**
   * The cost of the chosen stay, in place of that of the standard stay; where the list asks for rooms, all that the card tells of those
   * that fit.
   */
  cost: Partial<Pick<Estate, (typeof costFields)[number] | (typeof roomFields)[number]>>;
}

const costFields = [
  'monthly_cost_min',
  'monthly_cost_max',
  'stay_cost_min',
  'stay_cost_max',
  'stay_months',
  'with_meals',
] as const;

/** The fields of a card that are those of the rooms that fit (contract, 8.4). */
const roomFields = [
  'fitting_rooms',
  'cost_parts',
  'guide_price',
  'price_min',
  'price_max',
  'layout_min',
  'layout_max',
  'room_area_min',
  'room_area_max',
  'mats_area_min',
  'mats_area_max',
  'management_fee_min',
  'management_fee_max',
  'entrance_fee_min',
  'entrance_fee_max',
  'deposit_min',
  'deposit_max',
] as const;

const pick = <Field extends keyof Estate>(card: Estate, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, card[field]])) as Pick<Estate, Field>;

const NOTHING: AskedEstate = { ways: [], cost: {} };

/**
 * Loads ways, costs and rooms that fit for the query of an estate's page (`paths.estate`). Makes no call for the standard stay
 * without a school and without wishes. An estate that is no longer let has neither ways nor costs.
 */
export async function loadAsked(
  estateId: number,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<AskedEstate> {
  const stay = readStayPlan(query);
  const { stay_months, with_meals } = stay;
  const campuses = await nullOnError(Promise.all(campusesOf(query).map((id) => findCampus(id, signal))));
  const known = (campuses ?? []).filter((campus) => campus !== null);
  const [first, second] = targetsOf(known, query);
  const nothing = campuses ? NOTHING : { ...NOTHING, ways: null };
  const isStandard = stay_months === DEFAULT_STAY_MONTHS && !with_meals;
  const wishes = roomWishesOf(readQuery(query));
  if (!first && isStandard && Object.keys(wishes).length === 0) return nothing;
  const { result } = await listEstates(
    {
      ...wishes,
      estate_id: [estateId],
      ...(first && askFor(first, '')),
      ...(second && askFor(second, 'second_')),
      ...stay,
      limit: 1,
    },
    signal,
  );
  const [card] = result;
  if (!card) return nothing;
  return {
    ways: campuses && [
      ...(first ? [wayTo(first, card, '')] : []),
      ...(second ? [wayTo(second, card, 'second_')] : []),
    ],
    cost: {
      ...pick(card, costFields),
      stay_months,
      with_meals,
      ...(card.fitting_rooms?.roomtype_ids.length ? pick(card, roomFields) : {}),
      ...(card.fitting_rooms && { fitting_rooms: card.fitting_rooms }),
    },
  };
}

/** A campus, or a point with a name in its place. */
type Target = Pick<SchoolWay, 'campus_id' | 'pref_id' | 'school_name' | 'campus_name' | 'lat' | 'lon'>;
type Prefix = '' | 'second_';

const pointAsTarget = (destination: Destination): Target => ({
  school_name: destinationName(destination),
  campus_name: '',
  lat: destination.lat,
  lon: destination.lon,
});

/** The visitor's destinations: campuses before points. */
function targetsOf(campuses: readonly SchoolCampus[], query: URLSearchParams): Target[] {
  const points = ['to', 'second_to']
    .map((key) => readDestination(query, key))
    .filter((point) => point !== undefined);
  return [...campuses, ...points.map(pointAsTarget)];
}

const askFor = ({ campus_id, school_name: name, lat, lon }: Target, prefix: Prefix) =>
  campus_id === undefined
    ? { [`${prefix}destination`]: { lat, lon, name } }
    : { [`${prefix}school_id`]: campus_id };

const wayTo = (
  { campus_id, pref_id, school_name, campus_name, lat, lon }: Target,
  card: Estate,
  prefix: Prefix,
): SchoolWay => ({
  campus_id,
  pref_id,
  school_name,
  campus_name,
  lat,
  lon,
  commute_minutes: card[`${prefix}commute_minutes`],
  commute_text: card[`${prefix}commute_text`],
  walk_minutes: card[`${prefix}walk_minutes_to_school`],
  bicycle_minutes: card[`${prefix}bicycle_minutes_to_school`],
});
