import { findPrefectureName } from '@gakumado/shared/vocabulary';
import type { Meaning, Piece } from './meaning.ts';
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
  /(?:[1-4]年(?:生|次|目)?|再?来年(?:度)?|前期|後期|春学期|秋学期|前半|後半|それ|その後|そのあと|途中|の?あと|の?後|の?次|最初|はじめ|初め)(?:から|まで|の間|のうち|以降|になると|に|で|は)*、?$/;

/** A piece that says nothing of its own. */
const asGlue = (piece: Piece): Piece => ({ ...piece, kind: 'glue', meanings: [] });

/** Words before the name of a campus: 授業は市ヶ谷です, 大学が茨木で. */
export const CAMPUS_BEFORE =
  /(?:授業|講義|ぜみ|校舎|きゃんぱす|大学|学校|学部|学科|通学先|通うの|通う先|通う場所)(?:は|が)(?:主に|たぶん|多分|おそらく)?$/;

/** Whether the text says of a name that it is a campus. */
const isSaidCampus = (text: string, { start, end }: Piece, key: string): boolean =>
  key.includes('きゃんぱす') ||
  CAMPUS_BEHIND.test(text.slice(end).replace(/^の/, '')) ||
  CAMPUS_BEFORE.test(text.slice(0, start));

const schoolsOf = ({ meanings }: Piece): { school: SchoolThing; hasPart: boolean; fit: number }[] =>
  meanings.flatMap(({ thing, part, fit }) =>
    thing.kind === 'school' && fit < fits.derived + 1
      ? [{ school: thing, hasPart: part !== undefined, fit }]
      : [],
  );

/** The schools that a piece behind a campus may lend: it names one, or a part of one. */
const lentSchools = ({ meanings }: Piece, index: NameIndex): { school: SchoolThing; fit: number }[] =>
  meanings.flatMap(({ thing, fit }) => {
    if (thing.kind === 'school') return fit < fits.derived + 1 ? [{ school: thing, fit }] : [];
    if (thing.kind !== 'campus' || fit === fits.part) return [];
    const school = index.schools.get(thing.campus.school_id);
    return school ? [{ school, fit }] : [];
  });

/** A campus with the piece that names its school. */
interface Lent {
  piece: Piece;
  lender?: Piece;
}

/** 後楽園のキャンパスに通います 中央大学: a name that is called a campus is one of the only school behind it. */
function withSchoolBehind(piece: Piece, pieces: readonly Piece[], index: NameIndex, key: string): Lent {
  const lender = pieces.find(
    (other) => other.start > piece.start && !other.isDenied && lentSchools(other, index).length > 0,
  );
  if (piece.kind !== 'name' || !lender) return { piece };
  const meanings = lentSchools(lender, index).flatMap(({ school, fit }) => {
    const part = index.partsOf(school).get(key);
    return part ? [{ thing: school, fit, part }] : [];
  });
  return meanings.length > 0 ? { piece: { ...piece, meanings }, lender } : { piece };
}

/** Whether a piece says no other campus than those that took its school. */
const isSpent = ({ meanings }: Piece, taken: readonly Piece[]): boolean => {
  const campuses = new Set(
    taken.flatMap((piece) => piece.meanings.flatMap(({ part }) => part?.campuses[0] ?? [])),
  );
  return meanings.every(
    ({ thing, part }) =>
      (thing.kind === 'campus' && campuses.has(thing.campus)) ||
      (thing.kind === 'school' && (part?.kind !== 'campus' || campuses.has(part.campuses[0]!))) ||
      thing.kind === 'town',
  );
};

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

/** Kinds of schools that have the name of the prefecture, or of the city. */
const KIND_OF_PREFECTURE = /^(?:県立大|県大)(?:学)?$/;
const KIND_OF_CITY = /^市立大(?:学)?$/;

/** The names of places that may stand before such a kind. */
const namesBefore = (key: string, places: readonly Meaning[]): string[] => [
  ...new Set(
    places.flatMap(({ thing }) => [
      ...(KIND_OF_CITY.test(key) && thing.kind === 'city' ? [thing.name.replace(/市.*$/, '')] : []),
      ...prefecturesOf(thing).map((id) => (findPrefectureName(id)?.name ?? '').replace(/[都府県]$/, '')),
    ]),
  ),
];

/** 静岡市清水区で…県立大, 広島の横川で市立大: the one of the prefecture or city that is named. */
function withPrefectures(pieces: readonly Piece[], index: NameIndex, text: string): Piece[] {
  const places = pieces.flatMap(({ kind, meanings }) =>
    kind === 'name'
      ? meanings.filter(({ thing, fit }) => thing.kind !== 'condition' && fit <= fits.bare)
      : [],
  );
  return pieces.map((piece) => {
    const key = text.slice(piece.start, piece.end);
    if (piece.kind === 'number' || !(KIND_OF_PREFECTURE.test(key) || KIND_OF_CITY.test(key))) return piece;
    const meanings = namesBefore(key, places)
      .slice(0, PLACES_MAX)
      .flatMap((name) => meaningsOf(index, index.keys.exact(name + key)))
      .filter(({ thing, fit }) => thing.kind === 'school' && fit <= fits.derived);
    return meanings.length === 0 ? piece : { ...piece, kind: 'name', meanings };
  });
}

const PLACES_MAX = 3;

/** Kinds of things at which somebody may want to live. */
const isArea = ({ thing }: Meaning) => ['station', 'city', 'prefecture', 'line'].includes(thing.kind);

/**
 * 駿河台の明治, 駒場 東大: a name right before a school that is a campus of it. Without の a name that may be a station or a municipality
 * is that one.
 */
function withCampusesBefore(
  pieces: readonly Piece[],
  index: NameIndex,
  text: string,
  isOf: (one: Piece, next: Piece) => boolean,
): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const joint = read.at(-1);
    const isWritten = joint?.kind === 'glue' && text.slice(joint.start, joint.end) === 'の';
    const campus = read.at(isWritten ? -2 : -1);
    const isNamed = campus?.kind === 'name' && !campus.isDenied && !piece.isDenied;
    const isBefore =
      isNamed &&
      (isWritten || (campus.end === piece.start && (isOf(campus, piece) || !campus.meanings.some(isArea))));
    const key = campus ? text.slice(campus.start, campus.end) : '';
    const meanings = isBefore
      ? schoolsOf(piece).flatMap(({ school, fit, hasPart }): Meaning[] => {
          const part = hasPart || !isBest(fit, piece) ? undefined : index.partsOf(school).get(key);
          // 藤沢市遠藤 慶應 is an address with a school.
          const isTown = part?.campuses.some((one) => townKeyOf(one) === key) === true;
          return part?.kind === 'campus' && (!isTown || isWritten || isOf(campus, piece))
            ? [{ thing: school, fit, part }]
            : [];
        })
      : [];
    if (!campus || meanings.length === 0) read.push(piece);
    else {
      read[read.lastIndexOf(campus)] = asGlue(campus);
      read.push({ ...piece, meanings });
    }
  }
  return read;
}

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
 * @param isOf whether の is typed between two pieces
 */
export function withLaterParts(
  pieces: readonly Piece[],
  index: NameIndex,
  text: string,
  isOf: (one: Piece, next: Piece) => boolean,
): Piece[] {
  const read: Piece[] = [];
  /** The campuses that took their school from a piece behind them, by its place. */
  const taken = new Map<number, Piece[]>();
  const whole = withKindsBefore(bothOfGroups(pieces, text), index, text);
  for (const piece of withCampusesBefore(withPrefectures(whole, index, text), index, text, isOf)) {
    const place = read.findLastIndex((other) => other.kind === 'name' && schoolsOf(other).length > 0);
    const before = read[place];
    const written = text.slice(piece.start, piece.end);
    // 工学部は小金井: a particle belongs to the unknown word before it.
    const key = piece.kind === 'text' ? written.replace(/(?<=学部)[はがの]$/, '') : written;
    const isFullSchool = piece.meanings.some(
      ({ thing, fit }) => thing.kind === 'school' && fit === fits.full,
    );
    const isOwnSchool = piece.meanings.some(({ thing, fit }) => thing.kind === 'school' && fit <= fits.other);
    const isCampus = isSaidCampus(text, piece, key);
    const isFaculty = key.endsWith('学部');
    // 文学部（戸山）, 農学部は府中: the campus where a faculty is stands right behind it.
    const isOfFaculty =
      before !== undefined && /^は?$/.test(text.slice(before.end, piece.start)) && isFacultyOf(before);
    if (before !== undefined && before.end === piece.start && isTownOfCampus(before, key, index)) {
      read.push(asGlue(piece));
      continue;
    }
    const isInSomeYears = IN_SOME_YEARS.test(text.slice(before?.end ?? 0, piece.start));
    const isJoined = before !== undefined && JOINS_PARTS.test(text.slice(before.end, piece.start));
    // 法政の多摩ではなく市ヶ谷: another campus in place of the one that is denied.
    const isInstead = before?.isDenied === true && before.end === piece.start && !isFullSchool;
    const part =
      before &&
      (piece.kind === 'name' || (piece.kind === 'text' && isFaculty)) &&
      (isCampus ||
        isFaculty ||
        isOfFaculty ||
        (isInSomeYears && !isFullSchool) ||
        isInstead ||
        isCampusOf(piece, before) ||
        (isJoined && !isOwnSchool && schoolsOf(before).some(({ hasPart }) => hasPart)))
        ? schoolsOf(before).flatMap(({ school, hasPart, fit }) => {
            const found = isBest(fit, before) ? index.partsOf(school).get(key) : undefined;
            return found ? [{ thing: school, fit, part: found, hasPart }] : [];
          })
        : [];
    const [first] = part;
    if (!before || !first) {
      const lent: Lent = isCampus || isInSomeYears ? withSchoolBehind(piece, pieces, index, key) : { piece };
      read.push(lent.piece);
      if (lent.lender) taken.set(lent.lender.start, [...(taken.get(lent.lender.start) ?? []), lent.piece]);
    } else if (piece.kind === 'text' && isAtOneCampus(before, first.part)) read.push(asGlue(piece));
    else if ((first.hasPart || isInstead) && !(isOfFaculty && first.part.kind === 'campus'))
      read.push({ ...piece, kind: 'name', meanings: part.map(({ hasPart: _has, ...meaning }) => meaning) });
    else {
      read[place] = { ...before, meanings: part.map(({ hasPart: _has, ...meaning }) => meaning) };
      read.push(asGlue(piece));
    }
  }
  return read.map((piece) => {
    const campuses = taken.get(piece.start);
    return campuses && isSpent(piece, campuses) ? asGlue(piece) : piece;
  });
}
