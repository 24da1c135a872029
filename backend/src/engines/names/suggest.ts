import type { EstateFilter, NameKind, Suggestion } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { writeQuery } from '@gakumado/shared/search-fields';
import {
  findPrefectureName,
  fullStationName,
  isNamedCampus,
  NEAR_COMMUTE_MINUTES,
} from '@gakumado/shared/vocabulary';
import { findAddresses } from './find-address.ts';
import { namedParts, rankCampuses } from './find-campuses.ts';
import { interpret } from './interpret.ts';
import { labelOfMeaning } from './meaning-labels.ts';
import { fits } from './key-table.ts';
import type { Found } from './key-table.ts';
import type { CampusRow, LineRow } from './name-rows.ts';
import type { KnownNames } from './known-names.ts';
import { pointOf } from './point-of.ts';
import { countOf, weightOf } from './thing.ts';
import type { SchoolPart, Thing } from './thing.ts';
import { readTyped } from './typed.ts';
import type { Typed } from './typed.ts';

/** Campuses of one school beside the school itself. */
const CAMPUSES_MAX = 3;
/** Names that begin so are sorted by their homes up to this number of them. */
const TOWNS_MAX = 400;
const NEAR_MIN = 3;
/** Ranks of places and wishes; those of schools come from their order. */
const ranks = { exact: 0, beginning: 20, containing: 40, near: 60 } as const;

/** A school comes before a place that fits alike. */
const PLACE = 0.3;

/** Something that was found; a smaller rank fits better. */
export interface Ranked {
  thing: Thing;
  rank: number;
}

/** Kinds that come first where two things fit alike; the number of homes decides within them. */
const kindRank: Partial<Record<Thing['kind'], number>> = { campus: 0.5, town: 22 };

interface Asked {
  limit: number;
  /** Only these kinds; undefined for all. */
  kinds?: readonly NameKind[] | undefined;
}

/** A suggestion. The number of homes of one that has `asked` is not in it: that of this filter, and where it finds none, that of `otherwise`. */
export interface OpenSuggestion extends Suggestion {
  asked?: Partial<EstateFilter>;
  otherwise?: Partial<EstateFilter>;
}

/** Names that begin with a text, the best first across all kinds. */
export function suggest(known: KnownNames, typed: Typed, asked: Asked): OpenSuggestion[] {
  const whole = suggestWhole(known, typed, asked, false);
  if (whole.length > 0) return whole;
  const more = suggestMore(known, typed, asked);
  return more.length > 0 ? more : suggestWhole(known, typed, asked, true);
}

/** The last of several words is being typed; those before it stay. */
function suggestMore(known: KnownNames, { written }: Typed, asked: Asked): OpenSuggestion[] {
  const parts = headAndLast(written);
  if (!parts) return [];
  const found = suggestWhole(known, readTyped(parts.last), asked, false);
  // A call for places of some kinds wants the place alone.
  return found.map((suggestion) => behindWords(known, parts.head, suggestion, asked.kinds === undefined));
}

/** The words of a text and the last one: 「明治大学 生田」, and without a blank what follows the name of a school: 「明治大学生田」. */
export function headAndLast(written: string): { head: string; last: string } | undefined {
  const words = written.split(/[\s、,]+/);
  const last = words.pop();
  if (last !== undefined && words.length > 0) return { head: words.join(' '), last };
  const behind = /^(.+?(?:大学院|大学|短大|専門学校|高専|キャンパス))[のからにへと]*(.+)$/u.exec(written);
  return behind ? { head: behind[1]!, last: behind[2]! } : undefined;
}

/** A suggestion for the last word behind those before it: it leads to the search for all of them, and to its homes. */
export function behindWords(
  known: KnownNames,
  head: string,
  suggestion: OpenSuggestion,
  isOpen = true,
): OpenSuggestion {
  const name = `${head} ${suggestion.name}`;
  const path = paths.keyword(name);
  if (!isOpen) return Object.assign(suggestion, { name, path });
  const asked = searchFor(known, name);
  return Object.assign(suggestion, { name, path, estate_count: 0, asked, otherwise: { keyword: name } });
}

/** The list of the keyword page for words: around a school the homes that are near (contract, 7.9). It lists them as text where that finds none. */
function searchFor(known: KnownNames, words: string): Partial<EstateFilter> {
  const { filter, rest } = interpret(known, words);
  const isAround = filter.school_id !== undefined && filter.pref_id === undefined;
  return {
    ...(isAround && { commute_minutes_max: NEAR_COMMUTE_MINUTES }),
    ...filter,
    ...(rest !== '' && { keyword: rest }),
  };
}

/** @param isWithNear whether names with one wrong character count where nothing else is found */
function suggestWhole(
  known: KnownNames,
  typed: Typed,
  { limit, kinds }: Asked,
  isWithNear: boolean,
): Suggestion[] {
  const wants = (...some: NameKind[]) => kinds === undefined || some.some((kind) => kinds.includes(kind));
  const found = [
    ...(kinds?.includes('town') ? addressThings(known, typed) : []),
    ...(wants('faculty') ? facultyThings(known, typed) : []),
    ...(wants('school', 'campus') ? schoolThings(known, typed, isWithNear) : []),
    ...unschooled(known, typed, isWithNear),
  ];
  return byRank(known, found)
    .filter(({ thing }) => wants(thing.kind))
    .slice(0, limit)
    .map(({ thing }) =>
      Object.assign(
        suggestionOf(thing, countOf(thing, known.counts)),
        // Only who asks for places needs them: most towns have to be looked up.
        kinds && positionOf(thing, known),
      ),
    );
}

/** Places and wishes, the best first; addresses that are written out count as well. */
export const findPlaces = (known: KnownNames, typed: Typed, isWithNear: boolean): Ranked[] =>
  byRank(known, [...addressThings(known, typed), ...unschooled(known, typed, isWithNear)]);

const unschooled = (known: KnownNames, typed: Typed, isWithNear: boolean): Ranked[] => [
  ...placesAndWishes(known, typed, isWithNear),
  ...townThings(known, typed),
  ...zipThings(known, typed),
];

/** Sorts by rank; among things that fit alike, the one that is asked for more comes first. */
const byRank = ({ counts }: KnownNames, found: readonly Ranked[]): Ranked[] =>
  found
    .map(({ thing, rank }) => ({ thing, rank, weight: weightOf(thing, counts) }))
    .toSorted((a, b) => a.rank - b.rank || b.weight - a.weight);

/** The place of a thing that can be a destination, in degrees. */
function positionOf(thing: Thing, { index }: KnownNames): Pick<Suggestion, 'lat' | 'lon'> {
  const found = pointOf(thing, index);
  return found ? { lat: found.lat, lon: found.lon } : {};
}

/** Faculties that are named behind their school. */
function facultyThings({ index }: KnownNames, typed: Typed): Ranked[] {
  const found = new Map<SchoolPart, Ranked>();
  for (const { school, parts, fit, isWhole } of namedParts(index, typed)) {
    for (const part of parts) {
      if (part.kind !== 'faculty' || found.has(part)) continue;
      const thing: Thing = { kind: 'faculty', name: part.name, school: school.row, campuses: part.campuses };
      found.set(part, { thing, rank: (isWhole ? ranks.exact : ranks.exact + 1) + fit });
    }
  }
  return [...found.values()];
}

/** Schools in the order of the school box, each once, with its campuses behind it. */
function schoolThings(known: KnownNames, typed: Typed, isWithNear: boolean): Ranked[] {
  const { index } = known;
  const found = rankCampuses(known, typed, { isWithNear });
  const { forms, beginnings } = typed;
  const isExact = new Set(
    forms
      .flatMap((form) => index.keys.exact(form))
      .filter(({ fit }) => fit < fits.part)
      .map(({ owner }) => index.things[owner]!),
  );
  const isBegun = new Set(
    [...forms, ...beginnings]
      .flatMap((form) => index.keys.beginning(form))
      .map(({ owner }) => index.things[owner]!),
  );
  const schools = new Map<number, CampusRow[]>();
  for (const campus of found)
    schools.set(campus.school_id, [...(schools.get(campus.school_id) ?? []), campus]);
  return [...schools].slice(0, 20).flatMap(([schoolId, campuses], place) => {
    const school = index.schools.get(schoolId);
    if (!school) return [];
    const rank =
      (isExact.has(school) ? ranks.exact : isBegun.has(school) ? ranks.beginning : ranks.containing) +
      place / 100;
    const isWhole = campuses.length === school.campuses.length;
    const rows = school.campuses.filter((campus) => campuses.includes(campus));
    const parts = rows.length > 1 || !isWhole ? rows.filter(isNamedCampus).slice(0, CAMPUSES_MAX) : [];
    const whole: Ranked[] = isWhole ? [{ thing: school, rank }] : [];
    return whole.concat(
      parts.map((campus, at) => ({
        thing: { kind: 'campus', campus },
        rank: rank + (isWhole ? (kindRank.campus ?? 0) + at / 100 : at / 1000),
      })),
    );
  });
}

const isOther = (thing: Thing) => !['school', 'campus', 'faculty'].includes(thing.kind);

function placesAndWishes(
  { index }: KnownNames,
  { key, forms, beginnings }: Typed,
  isWithNear: boolean,
): Ranked[] {
  const best = new Map<Thing, number>();
  const isDigits = /^\d+$/.test(key);
  const add = (found: readonly Found[], rank: number) => {
    for (const { owner, fit } of found) {
      const thing = index.things[owner]!;
      // 1 may become 1K, and is no beginning of 一乗寺 before more is typed.
      if (isDigits && thing.kind !== 'condition') continue;
      const value = rank + fit + (kindRank[thing.kind] ?? PLACE);
      if (isOther(thing) && value < (best.get(thing) ?? Infinity)) best.set(thing, value);
    }
  };
  for (const form of forms) add(index.keys.exact(form), ranks.exact);
  for (const form of [...forms, ...beginnings]) add(index.keys.beginning(form), ranks.beginning);
  if (key.length > 1) for (const form of forms) add(index.keys.containing(form), ranks.containing);
  if (best.size === 0 && isWithNear) {
    for (const form of forms) if (form.length >= NEAR_MIN) add(index.keys.near(form), ranks.near);
  }
  return [...best].map(([thing, rank]) => ({ thing, rank }));
}

function townThings({ index }: KnownNames, { forms }: Typed): Ranked[] {
  const best = new Map<Thing, number>();
  for (const form of forms.filter(({ length }) => length > 1)) {
    const exact = index.townKeys.exact(form);
    const begun = index.townKeys.beginning(form).slice(0, TOWNS_MAX);
    for (const { owner, fit } of [...exact, ...begun]) {
      const rank =
        (exact.some((found) => found.owner === owner) ? ranks.exact : ranks.beginning) +
        (kindRank.town ?? 0) +
        fit;
      const town = index.towns.at(owner);
      if (rank < (best.get(town) ?? Infinity)) best.set(town, rank);
    }
  }
  return [...best].map(([thing, rank]) => ({ thing, rank }));
}

/** Three digits of a postal code are enough to offer its towns. */
function zipThings({ index }: KnownNames, { key }: Typed): Ranked[] {
  const digits = /^〒?(\d{3})[~-]?(\d{4})$/.exec(key);
  const towns = digits && index.towns.ofZip(`${digits[1]}${digits[2]}`);
  if (!towns) return [];
  const thing: Thing = {
    kind: 'zip',
    zip_code: `${digits[1]}${digits[2]}`,
    towns: [...towns],
  };
  return [{ thing, rank: ranks.exact }];
}

/** Addresses that are written out, as the towns where they are. */
const addressThings = ({ index }: KnownNames, { written }: Typed): Ranked[] =>
  findAddresses(index, written).map(({ city: { pref_id, city_id, city_name }, town: { name } }) => ({
    thing: { kind: 'town', name, pref_id, city_id, city_name, zip_codes: [] },
    rank: ranks.exact,
  }));

const prefectureName = (id: number) => findPrefectureName(id)?.name ?? '';

/** A thing as it is suggested. */
export function suggestionOf(thing: Thing, estate_count: number): Suggestion {
  const name = labelOfMeaning({ thing, fit: fits.full });
  const base = { kind: thing.kind, name, estate_count };
  switch (thing.kind) {
    case 'school':
    case 'faculty': {
      const campus = thing.campuses[0]!;
      const school = thing.kind === 'school' ? campus.school_name : name;
      return { ...base, name: school, note: campusNote(campus), ...campusIds(campus) };
    }
    case 'campus':
      return { ...base, note: thing.campus.pref_name, ...campusIds(thing.campus) };
    case 'station': {
      const { station_id, station_name, pref_id, line_names } = thing.row;
      return {
        ...base,
        name: fullStationName(station_name),
        note: [prefectureName(pref_id), line_names.slice(0, 2).join('・')].filter(Boolean).join(' '),
        path: paths.station(pref_id, station_id),
        station_id,
        pref_id,
      };
    }
    case 'line':
      return lineSuggestion(base, thing.rows);
    case 'prefecture':
      return { ...base, note: '', path: paths.areaResult(thing.pref_id), pref_id: thing.pref_id };
    case 'city': {
      const { pref_id, city_ids } = thing;
      return {
        ...base,
        note: prefectureName(pref_id),
        path: paths.areaResult(pref_id) + writeQuery({ city_id: city_ids }),
        pref_id,
        city_id: city_ids[0]!,
      };
    }
    case 'town':
    case 'zip': {
      const { pref_id, city_id, city_name, name: town } = thing.kind === 'zip' ? thing.towns[0]! : thing;
      const words = thing.kind === 'zip' ? thing.zip_code : `${prefectureName(pref_id)} ${city_name} ${town}`;
      return { ...base, note: prefectureName(pref_id), path: paths.keyword(words), pref_id, city_id };
    }
    case 'condition':
      return { ...base, note: '', path: paths.areaResult() + writeQuery(thing.filter) };
  }
}

function lineSuggestion(
  base: Pick<Suggestion, 'kind' | 'name' | 'estate_count'>,
  rows: readonly LineRow[],
): Suggestion {
  const prefectures = [...new Set(rows.flatMap(({ prefecture_ids }) => prefecture_ids))];
  const [first] = prefectures;
  return {
    ...base,
    note: prefectures.slice(0, 2).map(prefectureName).join('・'),
    path: paths.areaResult() + writeQuery({ line_id: rows.map(({ line_id }) => line_id) }),
    line_id: rows[0]!.line_id,
    ...(first !== undefined && { pref_id: first }),
  };
}

const campusNote = (campus: CampusRow) =>
  isNamedCampus(campus) ? `${campus.pref_name} ${campus.campus_name}` : campus.pref_name;

const campusIds = ({ school_id, school_name, campus_id, campus_name, pref_id, city_id }: CampusRow) => ({
  path: paths.campus(pref_id, campus_id),
  school_id,
  school_name,
  campus_id,
  campus_name,
  pref_id,
  city_id,
});
