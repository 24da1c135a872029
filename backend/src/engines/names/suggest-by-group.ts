import type { Point } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';
import { rankCampuses } from './find-campuses.ts';
import { fits } from './key-table.ts';
import type { CampusRow } from './name-rows.ts';
import type { KnownNames } from './known-names.ts';
import { behindWords, findPlaces, headAndLast, suggestionOf } from './suggest.ts';
import type { OpenSuggestion } from './suggest.ts';
import { citiesOf, countOf, prefecturesOf } from './thing.ts';
import type { Kind, Thing } from './thing.ts';
import { readTyped } from './typed.ts';
import type { Typed } from './typed.ts';

/** Campuses that are suggested; a school may have a dozen. */
const CAMPUSES_MAX = 10;

/** The other groups in their order. */
const groups: readonly { kinds: readonly Kind[]; most: number }[] = [
  { kinds: ['station'], most: 4 },
  { kinds: ['line'], most: 3 },
  { kinds: ['prefecture', 'city', 'town', 'zip'], most: 4 },
  { kinds: ['condition'], most: 3 },
];

/** Places farther from a named school (straight line, metres) come after the others: nobody goes there from so far away. */
const NEAR_SCHOOL_M = 60_000;

/**
 * Some names of each kind that a text may be the beginning of: campuses first, then stations, lines, places and conditions.
 * Where the text names a school, places near it come before the others of their group.
 */
export function suggestByGroup(known: KnownNames, typed: Typed): OpenSuggestion[] {
  const whole = suggestWhole(known, typed, { isWithNear: false });
  if (whole.length > 0) return whole;
  const more = suggestMore(known, typed);
  return more.length > 0 ? more : suggestWhole(known, typed, { isWithNear: true });
}

function suggestWhole(
  known: KnownNames,
  typed: Typed,
  { isWithNear }: { isWithNear: boolean },
): OpenSuggestion[] {
  const campuses = rankCampuses(known, typed, { isWithNear, most: CAMPUSES_MAX }).map((campus): Thing => ({
    kind: 'campus',
    campus,
  }));
  return [
    ...campuses.map((campus) => suggestionOf(campus, countOf(campus, known.counts))),
    ...placesByGroup(known, typed, isWithNear, campusesNamed(known, typed)),
  ];
}

/** The last of several words is being typed; those before it stay. */
function suggestMore(known: KnownNames, { written }: Typed): OpenSuggestion[] {
  const parts = headAndLast(written);
  if (!parts) return [];
  const { head, last } = parts;
  const schools = head.split(' ').flatMap((word) => campusesNamed(known, readTyped(word)));
  return placesByGroup(known, readTyped(last), false, schools).map((suggestion) =>
    behindWords(known, head, suggestion),
  );
}

function placesByGroup(
  known: KnownNames,
  typed: Typed,
  isWithNear: boolean,
  schools: readonly CampusRow[],
): OpenSuggestion[] {
  const found = findPlaces(known, typed, isWithNear).map(({ thing }) => thing);
  const isFar = farFrom(known, schools);
  return groups.flatMap(({ kinds, most }) => {
    const things = found.filter(({ kind }) => kinds.includes(kind));
    const near = things.filter((thing) => !isFar(thing));
    return withoutTwins([...near, ...things.filter(isFar)])
      .slice(0, most)
      .map((thing) =>
        Object.assign(
          suggestionOf(thing, countOf(thing, known.counts)),
          thing.kind === 'condition' && { asked: thing.filter },
        ),
      );
  });
}

/** An address and the town that it is in are one. */
function withoutTwins(things: readonly Thing[]): Thing[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    if (thing.kind !== 'town') return true;
    const key = `${thing.city_id} ${thing.name}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The campuses of schools that a text names in full or by a short name. */
function campusesNamed({ index }: KnownNames, { forms }: Typed): CampusRow[] {
  return forms.flatMap((form) =>
    index.keys.exact(form).flatMap(({ owner, fit }) => {
      const thing = index.things[owner]!;
      if (fit >= fits.part) return [];
      return thing.kind === 'school' || thing.kind === 'faculty' ? thing.campuses : [];
    }),
  );
}

/**
 * Tells which places are where students of a school do not live; none where no school is named. A wish is everywhere. Of a town its
 * municipality counts: hundreds of towns may have the name.
 */
function farFrom({ index }: KnownNames, schools: readonly CampusRow[]): (thing: Thing) => boolean {
  if (schools.length === 0) return () => false;
  const isNear = (point: Point) => schools.some((campus) => distanceM(campus, point) <= NEAR_SCHOOL_M);
  const cities = new Map(index.cities.map((city) => [city.city_id, city]));
  const known = new Map<number, boolean>();
  const isNearCity = (id: number) => {
    const near = known.get(id) ?? isNear(cities.get(id)!);
    known.set(id, near);
    return near;
  };
  return (thing) => {
    if (thing.kind === 'condition') return false;
    if (thing.kind === 'station') return !isNear(thing.row);
    const ids = citiesOf(thing);
    if (ids.length > 0) return !ids.some(isNearCity);
    const prefectures = prefecturesOf(thing);
    return !schools.some(({ pref_id }) => prefectures.includes(pref_id));
  };
}
