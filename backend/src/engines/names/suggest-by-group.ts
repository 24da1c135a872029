import type { EstateFilter, SchoolCampus, Suggestion } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';
import { findCampuses } from './find-campuses.ts';
import { fits } from './key-table.ts';
import type { CampusRow } from './name-rows.ts';
import type { KnownNames } from './known-names.ts';
import { pointOf } from './point-of.ts';
import { findPlaces, suggestionOf } from './suggest.ts';
import { countOf, prefecturesOf } from './thing.ts';
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

/** A suggestion; `wish` is the filter of a condition. */
export interface GroupedSuggestion extends Suggestion {
  wish?: Partial<EstateFilter>;
}

/**
 * Some names of each kind that a text may be the beginning of: campuses first, then stations, lines, places and conditions.
 * Where the text names a school, places near it come before the others of their group.
 */
export function suggestByGroup(known: KnownNames, typed: Typed): GroupedSuggestion[] {
  const whole = suggestWhole(known, typed, { isWithNear: false });
  if (whole.length > 0) return whole;
  const more = suggestMore(known, typed);
  return more.length > 0 ? more : suggestWhole(known, typed, { isWithNear: true });
}

function suggestWhole(
  known: KnownNames,
  typed: Typed,
  { isWithNear }: { isWithNear: boolean },
): GroupedSuggestion[] {
  const campuses = findCampuses(known, typed, { isWithNear }).slice(0, CAMPUSES_MAX).map(campusSuggestion);
  return [...campuses, ...placesByGroup(known, typed, isWithNear, campusesNamed(known, typed))];
}

/** The last of several words is being typed; those before it stay. The number of homes that meet all of them is not known. */
function suggestMore(known: KnownNames, { written }: Typed): GroupedSuggestion[] {
  const parts = headAndLast(written);
  if (!parts) return [];
  const [head, last] = parts;
  const schools = head.split(' ').flatMap((word) => campusesNamed(known, readTyped(word)));
  return placesByGroup(known, readTyped(last), false, schools).map(({ wish: _alone, ...suggestion }) => {
    const name = `${head} ${suggestion.name}`;
    return Object.assign(suggestion, { name, estate_count: 0, path: paths.keyword(name) });
  });
}

/** 「明治大学 生田」, and without a blank what follows the name of a school: 「明治大学生田」. */
function headAndLast(written: string): readonly [head: string, last: string] | undefined {
  const words = written.split(/[\s、,]+/);
  const last = words.pop();
  if (last !== undefined && words.length > 0) return [words.join(' '), last];
  const behind = /^(.+?(?:大学院|大学|短大|専門学校|高専|キャンパス))[のからにへと]*(.+)$/u.exec(written);
  return behind ? [behind[1]!, behind[2]!] : undefined;
}

function placesByGroup(
  known: KnownNames,
  typed: Typed,
  isWithNear: boolean,
  schools: readonly CampusRow[],
): GroupedSuggestion[] {
  const found = findPlaces(known, typed, isWithNear).map(({ thing }) => thing);
  const isFar = (thing: Thing) => schools.length > 0 && !isNear(known, thing, schools);
  return groups.flatMap(({ kinds, most }) => {
    const things = found.filter(({ kind }) => kinds.includes(kind));
    const near = things.filter((thing) => !isFar(thing));
    return withoutTwins([...near, ...things.filter(isFar)])
      .slice(0, most)
      .map((thing) =>
        Object.assign(
          suggestionOf(thing, countOf(thing, known.counts)),
          thing.kind === 'condition' && { wish: thing.filter },
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

/** Whether a place is where students of a school live. A wish is everywhere. */
function isNear({ index }: KnownNames, thing: Thing, schools: readonly CampusRow[]): boolean {
  if (thing.kind === 'condition') return true;
  const point = pointOf(thing, index);
  if (point) return schools.some((campus) => distanceM(campus, point) <= NEAR_SCHOOL_M);
  const prefectures = prefecturesOf(thing);
  return schools.some(({ pref_id }) => prefectures.includes(pref_id));
}

const campusSuggestion = (campus: SchoolCampus): Suggestion => ({
  kind: 'campus',
  name: campusLabel(campus),
  note: campus.pref_name,
  estate_count: campus.estate_count,
  path: paths.campus(campus.pref_id, campus.campus_id),
  school_id: campus.school_id,
  school_name: campus.school_name,
  campus_id: campus.campus_id,
  campus_name: campus.campus_name,
  pref_id: campus.pref_id,
});
