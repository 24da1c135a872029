import { distanceM } from '../commute/geo.ts';
import type { Choice } from './choose-meanings.ts';
import { campusesOfMeaning } from './meaning.ts';
import type { Named } from './targets.ts';
import type { CampusRow } from './name-rows.ts';
import type { NameIndex } from './name-index.ts';
import { pointOf } from './point-of.ts';
import type { Thing } from './thing.ts';

/** Straight lines in metres: a campus is at a station or town within the first, and nobody who lives there goes to one beyond the second. */
const AT_M = 3_000;
const FAR_M = 8_000;
/** Where the main campus is farther away than the second, students of another one live within the first, a ride by bus away. */
const BUS_M = 6_000;
const VERY_FAR_M = 20_000;
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
    const school = thing.kind === 'faculty' ? index.schools.get(thing.school.school_id) : thing;
    // A faculty that is on several campuses is on the one at the place: 日大理工 船橋.
    if (school?.kind !== 'school' || part?.kind === 'campus') return choice;
    const campuses = campusesOfMeaning(choice.chosen);
    const beside = choices.filter((other) => other !== choice && !ends.has(other));
    const campus = beside.map((other) => campusAt(campuses, other.chosen.thing, index)).find(Boolean);
    const named = school.parts.find(({ kind, campuses: [only] }) => kind === 'campus' && only === campus);
    return campus && named
      ? { ...choice, chosen: { thing: school, fit: choice.chosen.fit, part: named } }
      : choice;
  });
}

/** The municipalities of a place that is one or several of them, an area included: 湘南. */
const municipalitiesOf = (place: Thing): readonly number[] | undefined =>
  place.kind === 'city' ? place.city_ids : place.kind === 'condition' ? place.filter.city_id : undefined;

/** The campus at a place; undefined where the main one is near enough, and where none is. */
function campusAt(campuses: readonly CampusRow[], place: Thing, index: NameIndex): CampusRow | undefined {
  const [main, ...others] = campuses;
  if (!main) return undefined;
  const cities = municipalitiesOf(place);
  if (cities) {
    const isIn = ({ city_id }: CampusRow) => cities.includes(city_id);
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
  const most = distanceM(main, point) > VERY_FAR_M ? BUS_M : AT_M;
  return others
    .filter((campus) => distanceM(campus, point) <= most)
    .toSorted((a, b) => distanceM(a, point) - distanceM(b, point))[0];
}

/**
 * The stations that only say where the campus is which a school is taken for: 北千住の電機大, 大学が茨木で、立命館です. Nobody asks for homes
 * at them.
 * @param saysCampus whether the words around both names say so
 */
export function placesOfCampuses(
  choices: readonly Choice[],
  index: NameIndex,
  saysCampus: (place: Choice, school: Choice) => boolean,
): ReadonlySet<Choice> {
  const schools = choices.filter(({ chosen }) => campusesOfMeaning(chosen).length > 0);
  const isOfSchool = (place: Choice): boolean => {
    const point = place.chosen.thing.kind === 'station' ? pointOf(place.chosen.thing, index) : undefined;
    return schools.some((school) => {
      const [campus] = campusesOfMeaning(school.chosen);
      return point && campus && distanceM(campus, point) <= AT_M && saysCampus(place, school);
    });
  };
  return new Set(choices.filter(isOfSchool));
}
