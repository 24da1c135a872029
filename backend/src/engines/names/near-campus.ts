import { distanceM } from '../commute/geo.ts';
import type { Choice } from './choose-meanings.ts';
import type { Named } from './targets.ts';
import type { CampusRow } from './name-rows.ts';
import type { NameIndex } from './name-index.ts';
import { pointOf } from './point-of.ts';
import type { Thing } from './thing.ts';

/** Straight lines in metres: a campus is at a station or town within the first, and nobody who lives there goes to one beyond the second. */
const AT_M = 3_000;
const FAR_M = 8_000;
/** Nobody goes to a campus in another prefecture from so far away. */
const OTHER_PREFECTURE_M = 80_000;

/**
 * A school that is named without a campus, beside a place where one of its campuses is: 明治大学 生田駅, 東海大学 熊本市. That
 * campus is meant, where the main one is not at the place. `ends` are the ends of ways, which say nothing about where somebody lives.
 */
export function withNearCampuses(
  choices: readonly Choice[],
  ends: ReadonlySet<Named>,
  index: NameIndex,
): Choice[] {
  return choices.map((choice) => {
    const { thing, part } = choice.chosen;
    if (thing.kind !== 'school' || part) return choice;
    const beside = choices.filter((other) => other !== choice && !ends.has(other));
    const campus = beside.map((other) => campusAt(thing.campuses, other.chosen.thing, index)).find(Boolean);
    const named = thing.parts.find(({ kind, campuses }) => kind === 'campus' && campuses[0] === campus);
    return campus && named ? { ...choice, chosen: { ...choice.chosen, part: named } } : choice;
  });
}

/** The campus at a place; undefined where the main one is near enough, and where none is. */
function campusAt(campuses: readonly CampusRow[], place: Thing, index: NameIndex): CampusRow | undefined {
  const [main, ...others] = campuses;
  if (!main) return undefined;
  if (place.kind === 'city') {
    const isIn = ({ city_id }: CampusRow) => place.city_ids.includes(city_id);
    return isIn(main) ? undefined : others.find(isIn);
  }
  if (place.kind === 'prefecture') {
    if (main.pref_id === place.pref_id) return undefined;
    return others.find(
      (campus) => campus.pref_id === place.pref_id && distanceM(campus, main) > OTHER_PREFECTURE_M,
    );
  }
  const point = pointOf(place, index);
  if (!point || distanceM(main, point) <= FAR_M) return undefined;
  return others
    .filter((campus) => distanceM(campus, point) <= AT_M)
    .toSorted((a, b) => distanceM(a, point) - distanceM(b, point))[0];
}
