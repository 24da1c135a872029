import type { CampusRow } from './name-rows.ts';
import type { NumberWish } from './number-wish.ts';
import { campusesOf } from './thing.ts';
import type { SchoolPart, Thing } from './thing.ts';

/** Something that a stretch of words may mean, and how well it fits. */
export interface Meaning {
  thing: Thing;
  fit: number;
  /** A campus or faculty that is named behind the school. */
  part?: SchoolPart;
}

/** A stretch of the search with what it means. */
export interface Piece {
  kind: 'name' | 'number' | 'glue' | 'text';
  /** Places in the folded text. */
  start: number;
  end: number;
  /** As it was typed. */
  word: string;
  /** A blank or a comma is before it. */
  isWordStart: boolean;
  meanings: Meaning[];
  wish?: NumberWish;
  /** The words behind it deny what it means. */
  isDenied?: boolean;
}

/** The campuses that a meaning is of, the best first; none for other kinds. */
export const campusesOfMeaning = ({ thing, part }: Meaning): readonly CampusRow[] =>
  part ? part.campuses : campusesOf(thing);
