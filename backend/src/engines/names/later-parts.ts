import type { Piece } from './meaning.ts';
import type { NameIndex } from './name-index.ts';
import { fits } from './key-table.ts';
import { CAMPUS_BEHIND } from './school-names.ts';
import type { SchoolPart, SchoolThing } from './thing.ts';

/** Words between two parts of one school: 豊中と吹田, 理工学部がある後楽園. */
const JOINS_PARTS =
  /^(?:きゃんぱす|校舎|校地)?(?:と|や|も|か|&|または|および|及び|が?ある|にある|のある)(?:の)?$|^と?[^ぁ-ん]{1,8}(?:学部|学科)(?:が|の|は)?(?:ある)?$/;

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

const isFacultyOf = ({ meanings }: Piece) => meanings.some(({ part }) => part?.kind === 'faculty');

/**
 * Names behind a school that are parts of it: 大阪大学に入学します。豊中キャンパスの近く, 慶應の日吉キャンパスと三田キャンパス. The first part is that of
 * the school that was named without one; a further one is another campus of the school.
 * @param text the folded search
 */
export function withLaterParts(pieces: readonly Piece[], index: NameIndex, text: string): Piece[] {
  const read: Piece[] = [];
  for (const piece of pieces) {
    const place = read.findLastIndex((other) => other.kind === 'name' && schoolsOf(other).length > 0);
    const before = read[place];
    const key = text.slice(piece.start, piece.end);
    const isOwnSchool = piece.meanings.some(({ thing, fit }) => thing.kind === 'school' && fit <= fits.other);
    const isCampus =
      key.includes('きゃんぱす') || CAMPUS_BEHIND.test(text.slice(piece.end).replace(/^の/, ''));
    const isFaculty = key.endsWith('学部');
    // 文学部（戸山）: the campus where a faculty is stands right behind it.
    const isOfFaculty = before !== undefined && before.end === piece.start && isFacultyOf(before);
    const isJoined = before !== undefined && JOINS_PARTS.test(text.slice(before.end, piece.start));
    const part =
      before &&
      (piece.kind === 'name' || (piece.kind === 'text' && isFaculty)) &&
      (isCampus ||
        isFaculty ||
        isOfFaculty ||
        (isJoined && !isOwnSchool && schoolsOf(before).some(({ hasPart }) => hasPart)))
        ? schoolsOf(before).flatMap(({ school, hasPart, fit }) => {
            const found = index.partsOf(school).get(key);
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
