import type { CampusListRequest, SchoolCampus } from '@gakumado/shared/contract';
import { nameKey, soundOf, soundOfKey } from '@gakumado/shared/names';
import { kanaRowOf } from '@gakumado/shared/vocabulary';
import { distanceM } from '../commute/geo.ts';
import { fits } from './key-table.ts';
import type { CampusRow, Counts } from './name-rows.ts';
import type { NameIndex } from './name-index.ts';
import type { KnownNames } from './known-names.ts';
import { beginningForms, queryForms } from './query-forms.ts';
import { bareKey } from './school-names.ts';
import { campusesOf } from './thing.ts';
import type { SchoolPart, SchoolThing } from './thing.ts';
import { readTyped } from './typed.ts';
import type { Typed } from './typed.ts';

/** Farther campuses (straight line, metres) are not near. */
export const NEAR_M = 8_000;

/** Ranks of what was found, the best first. `fits` are added to them. */
const ranks = {
  exact: 0,
  part: 10,
  place: 15,
  beginning: 20,
  // 京都 is every school that begins so before the 京都キャンパス of another.
  partAlone: 28,
  words: 30,
  containing: 40,
  near: 60,
} as const;

/** A name of so many characters is known with one wrong. */
const NEAR_MIN = 3;

/** Endings that say nothing of which school it is, as keys. */
const KIND_ALONE = /^(大学|短期大学|短大|専門学校|高専|だいがく|大学院|きゃんぱす|university|univ|daigaku)$/;

type Ranked = Map<CampusRow, number>;

interface Options {
  /** Whether names that differ by one character count where nothing else is found. */
  isWithNear?: boolean;
  /** So many are asked for, and no filter is given: what cannot be among them is left out early. */
  most?: number;
}

/**
 * Campuses that a text of the school box means, best first: whole names, names without the kind of school, short names,
 * a school with one of its campuses, faculties or places, beginnings, parts, and what differs by one character; then
 * by the kind and the size of the school.
 */
export function rankCampuses(
  { index, counts }: KnownNames,
  typed: Typed,
  { isWithNear = true, most = Infinity, ...filters }: CampusFilters & Options = {},
): CampusRow[] {
  const ranked: Ranked = new Map();
  const add = (campuses: readonly CampusRow[], rank: number) => {
    for (const campus of campuses) {
      if (rank < (ranked.get(campus) ?? Infinity)) ranked.set(campus, rank);
    }
  };
  const { forms } = typed;
  if (forms.length === 0) return [];
  const beforeBrackets = /^(.+?)[(（【「]/u.exec(typed.written)?.[1];
  addWhole(index, forms, add);
  addParts(index, typed, add);
  addBeginnings(index, typed, add);
  addWords(index, typed, add);
  if (ranked.size < most) addContaining(index, forms, add);
  // Text in brackets may be unknown: 早稲田大学（学部）.
  if (ranked.size === 0 && beforeBrackets !== undefined)
    addWhole(index, readTyped(beforeBrackets).forms, add);
  if (ranked.size === 0 && isWithNear) addNear(index, forms, add);
  const isNear = nearnessTo(index, filters.near_campus_id);
  const lastRank = [...ranked.values()].toSorted((a, b) => a - b)[most - 1] ?? Infinity;
  return [...ranked]
    .filter(([campus, rank]) => rank <= lastRank && isMet(campus, filters) && isNear(campus))
    .map(([campus, rank]) => ({
      campus,
      rank,
      kind: KINDS.indexOf(campus.school_type),
      size: sizeOf(index, campus),
      place: placeOf(index, campus),
      count: homesAt(counts, campus),
    }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.kind - other.kind ||
        other.size - one.size ||
        (one.campus.school_id === other.campus.school_id
          ? one.place - other.place
          : other.count - one.count) ||
        byName(one.campus, other.campus),
    )
    .slice(0, most)
    .map(({ campus }) => campus);
}

/** {@link rankCampuses} as school/campus/list answers them. */
export const findCampuses = (
  known: KnownNames,
  typed: Typed,
  filters: CampusFilters & Options = {},
): SchoolCampus[] =>
  rankCampuses(known, typed, filters).map((campus) => withCount(campus, homesAt(known.counts, campus)));

const homesAt = (counts: Counts, { campus_id }: CampusRow): number => counts.campus.get(campus_id) ?? 0;

/** Of schools whose names fit alike a university is meant before a school of a few hundred. */
const KINDS = ['大学', '短大', '高専', '大学院', '専門学校', '予備校'];

const byName = (a: CampusRow, b: CampusRow): number =>
  a.school_kana < b.school_kana ? -1 : a.school_kana > b.school_kana ? 1 : a.campus_id - b.campus_id;

/** The number of faculties tells how many people go there. */
const sizeOf = ({ schools }: NameIndex, { school_id }: CampusRow): number =>
  schools.get(school_id)?.parts.filter(({ kind }) => kind === 'faculty').length ?? 0;

/** The main campus comes first. */
const placeOf = ({ schools }: NameIndex, { school_id, campus_id }: CampusRow): number =>
  schools.get(school_id)?.campuses.findIndex((campus) => campus.campus_id === campus_id) ?? 0;

function withCount(row: CampusRow, estate_count: number): SchoolCampus {
  const { city_id: _city, area_slug: _area, ...campus } = row;
  return { ...campus, estate_count };
}

type Add = (campuses: readonly CampusRow[], rank: number) => void;

/** Filters of the campuses that a text names. */
type CampusFilters = Omit<CampusListRequest, 'access_key' | 'keyword' | 'with_places'>;

function isMet(campus: CampusRow, { near_campus_id: _near, kana_row, ...filters }: CampusFilters) {
  if (kana_row !== undefined && kanaRowOf(campus.school_kana) !== kana_row) return false;
  return Object.entries(filters).every(
    ([field, value]) => value === undefined || campus[field as keyof typeof filters] === value,
  );
}

/** Whether a campus is one of another school near to a campus; everything is near to none. */
function nearnessTo({ campuses }: NameIndex, campusId: number | undefined): (campus: CampusRow) => boolean {
  if (campusId === undefined) return () => true;
  const here = campuses.find(({ campus_id }) => campus_id === campusId);
  return (campus) =>
    here !== undefined && campus.school_id !== here.school_id && distanceM(campus, here) <= NEAR_M;
}

function addWhole(index: NameIndex, forms: readonly string[], add: Add): void {
  for (const form of forms) {
    const group = index.groupOf(form) ?? [];
    group.forEach((school, place) => add(school.campuses, ranks.exact + place / 100));
    for (const { owner, fit } of index.keys.exact(form))
      add(campusesOf(index.things[owner]!), fit === fits.part ? ranks.partAlone : ranks.exact + fit);
  }
}

/** A school of a text, with what the text names behind it. */
interface NamedPart {
  school: SchoolThing;
  fit: number;
  /** The key behind the name of the school. */
  tail: string;
  parts: readonly SchoolPart[];
  isWhole: boolean;
}

/** The school with a campus, a faculty or a place of its own behind it: 東大駒場, 明治大学 農学部, 日大 三島. */
export function* namedParts(index: NameIndex, typed: Typed): Generator<NamedPart> {
  for (const [heads, tails] of splits(index, typed)) {
    for (const { owner, fit } of heads) {
      const school = index.things[owner]!;
      if (school.kind !== 'school') continue;
      const parts = index.partsOf(school);
      for (const tail of tails) {
        const whole = parts.get(tail);
        const found = whole ? [whole] : partsLike(parts, tail);
        yield { school, fit, tail, parts: found, isWhole: whole !== undefined };
      }
    }
  }
}

/** Parts whose key begins with a text, else those that have it inside: 理工学部 of 基幹理工学部. */
function partsLike(parts: ReadonlyMap<string, SchoolPart>, text: string): SchoolPart[] {
  const begun = [...parts].filter(([key]) => key.startsWith(text));
  const found =
    begun.length > 0 || text.length < 3 ? begun : [...parts].filter(([key]) => key.includes(text));
  return [...new Set(found.map(([, part]) => part))];
}

function addParts(index: NameIndex, typed: Typed, add: Add): void {
  for (const { school, fit, tail, parts, isWhole } of namedParts(index, typed)) {
    const rank = ranks.part + fit / 2 + (isWhole ? 0 : 1);
    for (const { campuses } of parts) add(campuses, rank);
    if (parts.length === 0) add(campusesIn(school, tail), ranks.place + fit / 2);
  }
}

/** Campuses of a school whose address or name has a word: 日大 三島, 東海大 熊本. */
function campusesIn({ campuses }: SchoolThing, word: string): CampusRow[] {
  const place = word.replace(/(キャンパス|きゃんぱす|校舎|市|区)$/, '');
  if (!isTelling(place)) return [];
  return campuses.filter((campus) => textsOf(campus).place.includes(place));
}

/** A single letter or digit is part of every address. */
const isTelling = (key: string) => key.length > 1 || /\p{Script=Han}/u.test(key);

/** A text as names that it begins with and what follows, at every place and at every blank. */
function* splits(
  index: NameIndex,
  { key, splits: atBlanks }: Typed,
): Generator<[ReturnType<NameIndex['keys']['exact']>, string[]]> {
  for (const { end, found } of index.keys.endsFrom(key, 0)) {
    // One letter is nobody's name where more follows: 京都 is no 京 with 都.
    if (end > 1 && end < key.length) yield [found, formsOfTail(key.slice(end))];
  }
  for (const [head, tail] of atBlanks) {
    for (const form of queryForms(head)) yield [index.keys.exact(form), formsOfTail(tail)];
  }
}

const formsOfTail = (tail: string): string[] => {
  const bare = tail.replace(/^(大学|大(?=[^学])|の)/, '');
  return [...new Set([tail, bare, ...queryForms(tail), ...beginningForms(tail)])].filter(
    (form) => form !== '',
  );
};

function addBeginnings(index: NameIndex, { forms, beginnings }: Typed, add: Add): void {
  for (const form of [...forms, ...beginnings]) {
    for (const { owner, fit } of index.keys.beginning(form)) {
      // A short name that nobody may use says nothing by its beginning.
      if (fit !== fits.derived) add(campusesOf(index.things[owner]!), ranks.beginning + fit);
    }
  }
}

/** Schools whose name, campus or place has every word, in any order: 女子 京都. */
function addWords(index: NameIndex, typed: Typed, add: Add): void {
  const words = typed.words.filter((word) => !KIND_ALONE.test(word));
  if (words.length < 2 || !words.every(isTelling)) return;
  const wanted = words.map((word) =>
    [...new Set([word, bareKey(word), soundOfKey(word) ?? ''])].filter(Boolean),
  );
  const found = index.campuses.filter((campus) => {
    const { all } = textsOf(campus);
    return wanted.every((spellings) => spellings.some((spelling) => all.includes(spelling)));
  });
  add(found, ranks.words);
}

/** The texts of a campus: where it is, and that with its names and their sound. */
interface CampusTexts {
  place: string;
  all: string;
}

const texts = new WeakMap<CampusRow, CampusTexts>();

function textsOf(campus: CampusRow): CampusTexts {
  const known = texts.get(campus);
  if (known !== undefined) return known;
  const { school_name, school_kana, campus_name, campus_kana, pref_name, address } = campus;
  const all = [school_name, campus_name, pref_name, address]
    .map(nameKey)
    .concat(soundOf(school_kana) ?? '', soundOf(campus_kana) ?? '')
    .join('|');
  const made = { place: nameKey(`${campus_name} ${pref_name} ${address}`), all };
  texts.set(campus, made);
  return made;
}

function addContaining(index: NameIndex, forms: readonly string[], add: Add): void {
  for (const form of forms.filter(isTelling)) {
    for (const { owner, fit } of index.keys.containing(form)) {
      if (fit !== fits.derived) add(campusesOf(index.things[owner]!), ranks.containing + fit);
    }
  }
}

function addNear(index: NameIndex, forms: readonly string[], add: Add): void {
  for (const form of forms) {
    if (form.length < NEAR_MIN) continue;
    for (const { owner, fit } of index.keys.near(form)) {
      if (fit !== fits.derived) add(campusesOf(index.things[owner]!), ranks.near + fit);
    }
  }
}
