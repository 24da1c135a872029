import { findPrefectureName } from '@gakumado/shared/vocabulary';
import type { Piece } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { fits } from './key-table.ts';
import { meaningsOf } from './name-meanings.ts';
import { CAMPUS_BEHIND, townKeyOf } from './school-names.ts';
import { BOTH } from './targets.ts';
import { prefecturesOf } from './thing.ts';
import type { SchoolPart, SchoolThing } from './thing.ts';

/** Words between two parts of one school: 豊中と吹田, 理工学部がある後楽園. */
const JOINS_PARTS =
  /^(?:きゃんぱす|校舎|校地)?(?:と|や|も|か|&|または|および|及び|が?ある|にある|のある)(?:の)?$|^(?:[^ぁ-ん]{1,8})?と?[^ぁ-ん]{1,8}(?:学部|学科)(?:が|の|は)?(?:ある)?$/;

/** Words before a campus at which somebody is in some years: 1年は和泉で、来年から駿河台. */
const IN_SOME_YEARS =
  /(?:[1-4]年(?:生|次|目)?|再?来年(?:度)?|その後|そのあと|途中|の?あと|の?後|の?次|最初|はじめ|初め)(?:から|まで|の間|のうち|以降|になると|に|で|は)*、?$/;

const schoolsOf = ({ meanings }: Piece): { school: SchoolThing; hasPart: boolean; fit: number }[] =>
  meanings.flatMap(({ thing, part, fit }) =>
    thing.kind === 'school' && fit < fits.derived + 1
      ? [{ school: thing, hasPart: part !== undefined, fit }]
      : [],
  );

/** 後楽園のキャンパスに通います 中央大学: a name that is called a campus is one of the only school behind it. */
function withSchoolBehind(piece: Piece, pieces: readonly Piece[], index: NameIndex, key: string): Piece {
  const schools = pieces
    .filter(({ start }) => start > piece.start)
    .find((other) => schoolsOf(other).length > 0);
  if (piece.kind !== 'name' || !schools) return piece;
  const meanings = schoolsOf(schools).flatMap(({ school, fit }) => {
    const part = index.partsOf(school).get(key);
    return part ? [{ thing: school, fit, part }] : [];
  });
  return meanings.length > 0 ? { ...piece, meanings } : piece;
}

/** 経済学部と理工学部: two faculties of one campus are one end of the way. */
const isAtOneCampus = ({ meanings }: Piece, { campuses: [campus] }: SchoolPart) =>
  meanings.some(({ part }) => part?.campuses[0] === campus);

/** 筑波大 is 筑波大学, and no part of 筑波技術大学 is meant. */
const isBest = (fit: number, before: Piece) =>
  fit < fits.derived || schoolsOf(before).every((other) => other.fit >= fits.derived);

/** 高知大の物部 may be the town as well, where somebody wants to live. */
const isTownThere = (meanings: Piece['meanings'], city: number) =>
  meanings.some(({ thing, fit }) => thing.kind === 'town' && fit === fits.full && thing.city_id === city);

/** 九大に受かりました。伊都の近く: a name that means a campus of the school before it, and no station or municipality. */
const isCampusOf = ({ meanings }: Piece, before: Piece): boolean => {
  const own = schoolsOf(before).filter(({ fit, hasPart }) => !hasPart && fit < fits.derived);
  return (
    before.meanings.every(({ thing }) => thing.kind !== 'city' && thing.kind !== 'prefecture') &&
    meanings.every(({ thing }) => thing.kind === 'campus' || thing.kind === 'town') &&
    own.some(({ school: { row } }) =>
      meanings.some(
        ({ thing }) =>
          thing.kind === 'campus' &&
          thing.campus.school_id === row.school_id &&
          !isTownThere(meanings, thing.campus.city_id),
      ),
    )
  );
};

/** 法学部（三崎町）: the town where a campus is stands right behind it, and another campus is called by it as well. */
const isTownOfCampus = ({ meanings }: Piece, key: string, index: NameIndex) =>
  meanings.some(({ thing, part }) => {
    const [campus] = part?.campuses ?? [];
    if (campus === undefined || thing.kind !== 'school' || townKeyOf(campus) !== key) return false;
    return index.partsOf(thing).get(key)?.campuses[0] !== campus;
  });

const isFacultyOf = ({ meanings }: Piece) => meanings.some(({ part }) => part?.kind === 'faculty');

/** Kinds of schools and lines that are named before the place in the name: 高専 都城 is 都城高専. */
const KIND_BEFORE =
  /^(?:高専|短大|専門学校|工大|医大|商大|教育大|看護大|女子大|県立大|市立大|府立大|国際大|経済大|産業大|福祉大|モノレール|地下鉄)$/;

/** A kind of school or line with the place of its name behind it is that one. */
function withKindsBefore(pieces: readonly Piece[], index: NameIndex, text: string): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const kind = read.at(-1);
    const isKind = kind !== undefined && !kind.isDenied && KIND_BEFORE.test(kind.word.trim());
    const name = text.slice(piece.start, piece.end);
    const meanings =
      isKind && piece.kind === 'name' && !piece.isDenied
        ? meaningsOf(index, index.keys.exact(name + text.slice(kind.start, kind.end))).filter(
            ({ thing }) => thing.kind === 'school' || thing.kind === 'line',
          )
        : [];
    if (!kind || meanings.length === 0) read.push(piece);
    else
      read[read.length - 1] = {
        ...kind,
        kind: 'name',
        end: piece.end,
        word: `${kind.word.trimEnd()} ${piece.word}`,
        meanings,
      };
  }
  return read;
}

/** Kinds of schools that have the name of the prefecture. */
const KIND_OF_PREFECTURE = /^(?:県立大|県大)(?:学)?$/;

/** 静岡市清水区で…県立大: the one of the prefecture that is named. */
function withPrefectures(pieces: readonly Piece[], index: NameIndex, text: string): Piece[] {
  const places = pieces.flatMap(({ kind, meanings }) =>
    kind === 'name'
      ? meanings.filter(({ thing, fit }) => thing.kind !== 'condition' && fit <= fits.bare)
      : [],
  );
  return pieces.map((piece) => {
    const key = text.slice(piece.start, piece.end);
    if (piece.kind === 'number' || !KIND_OF_PREFECTURE.test(key)) return piece;
    const names = [...new Set(places.flatMap(({ thing }) => prefecturesOf(thing)))].slice(0, PREFECTURES_MAX);
    const meanings = names
      .map((id) => (findPrefectureName(id)?.name ?? '').replace(/[都府県]$/, ''))
      .flatMap((name) => meaningsOf(index, index.keys.exact(name + key)))
      .filter(({ thing, fit }) => thing.kind === 'school' && fit <= fits.derived);
    return meanings.length === 0 ? piece : { ...piece, kind: 'name', meanings };
  });
}

const PREFECTURES_MAX = 3;

/** 早慶どっちも: of a group of two, with a kanji for each, both are meant where the text says so. */
const bothOfGroups = (pieces: readonly Piece[], text: string): Piece[] =>
  pieces.flatMap((piece) => {
    const { start, end, word, meanings } = piece;
    const [first, second] = meanings;
    const isGroup =
      meanings.length === 2 &&
      meanings.every(({ thing, fit }, place) => thing.kind === 'school' && fit === place / 100);
    if (!isGroup || !first || !second || end - start !== 2 || !BOTH.test(text.slice(end))) return [piece];
    const middle = start + 1;
    return [
      { ...piece, end: middle, word: word.slice(0, 1), meanings: [first] },
      { ...piece, start: middle, word: word.slice(1), isWordStart: false, meanings: [second] },
    ];
  });

/**
 * Names behind a school that are parts of it: 大阪大学に入学します。豊中キャンパスの近く, 慶應の日吉キャンパスと三田キャンパス. The first part is that of
 * the school that was named without one; a further one is another campus of the school.
 * @param text the folded search
 */
export function withLaterParts(pieces: readonly Piece[], index: NameIndex, text: string): Piece[] {
  const read: Piece[] = [];
  for (const piece of withPrefectures(
    withKindsBefore(bothOfGroups(pieces, text), index, text),
    index,
    text,
  )) {
    const place = read.findLastIndex((other) => other.kind === 'name' && schoolsOf(other).length > 0);
    const before = read[place];
    const written = text.slice(piece.start, piece.end);
    // 工学部は小金井: a particle belongs to the unknown word before it.
    const key = piece.kind === 'text' ? written.replace(/(?<=学部)[はがの]$/, '') : written;
    const isFullSchool = piece.meanings.some(
      ({ thing, fit }) => thing.kind === 'school' && fit === fits.full,
    );
    const isOwnSchool = piece.meanings.some(({ thing, fit }) => thing.kind === 'school' && fit <= fits.other);
    const isCampus =
      key.includes('きゃんぱす') || CAMPUS_BEHIND.test(text.slice(piece.end).replace(/^の/, ''));
    const isFaculty = key.endsWith('学部');
    // 文学部（戸山）, 農学部は府中: the campus where a faculty is stands right behind it.
    const isOfFaculty =
      before !== undefined && /^は?$/.test(text.slice(before.end, piece.start)) && isFacultyOf(before);
    if (before !== undefined && before.end === piece.start && isTownOfCampus(before, key, index)) {
      read.push({ ...piece, kind: 'glue', meanings: [] });
      continue;
    }
    const isInSomeYears = before !== undefined && IN_SOME_YEARS.test(text.slice(before.end, piece.start));
    const isJoined = before !== undefined && JOINS_PARTS.test(text.slice(before.end, piece.start));
    const part =
      before &&
      (piece.kind === 'name' || (piece.kind === 'text' && isFaculty)) &&
      (isCampus ||
        isFaculty ||
        isOfFaculty ||
        (isInSomeYears && !isFullSchool) ||
        isCampusOf(piece, before) ||
        (isJoined && !isOwnSchool && schoolsOf(before).some(({ hasPart }) => hasPart)))
        ? schoolsOf(before).flatMap(({ school, hasPart, fit }) => {
            const found = isBest(fit, before) ? index.partsOf(school).get(key) : undefined;
            return found ? [{ thing: school, fit, part: found, hasPart }] : [];
          })
        : [];
    const [first] = part;
    if (!before || !first) read.push(isCampus ? withSchoolBehind(piece, pieces, index, key) : piece);
    else if (piece.kind === 'text' && isAtOneCampus(before, first.part))
      read.push({ ...piece, kind: 'glue', meanings: [] });
    else if (first.hasPart && !(isOfFaculty && first.part.kind === 'campus'))
      read.push({ ...piece, kind: 'name', meanings: part.map(({ hasPart: _has, ...meaning }) => meaning) });
    else {
      read[place] = { ...before, meanings: part.map(({ hasPart: _has, ...meaning }) => meaning) };
      read.push({ ...piece, kind: 'glue', meanings: [] });
    }
  }
  return read;
}
