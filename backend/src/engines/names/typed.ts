import { foldName } from '@gakumado/shared/names';
import { beginningForms, queryForms } from './query-forms.ts';

/** A text of a box, folded once for all that look names up by it. */
export interface Typed {
  written: string;
  /** As names are compared. */
  key: string;
  /** The keys under which it is looked up, and those of a name that it may be the beginning of. */
  forms: readonly string[];
  beginnings: readonly string[];
  /** The keys of its words. */
  words: readonly string[];
  /** Its key on both sides of every blank. */
  splits: readonly (readonly [head: string, tail: string])[];
}

const BETWEEN_WORDS = /[\s・、,.|]+/g;
/** A point stands inside names. */
const BETWEEN_NAMES = /[\s・、,]/;

/** Folds what was typed. */
export function readTyped(text: string): Typed {
  const written = text.trim();
  const { text: key, starts } = foldName(written);
  const placeOf = (at: number) => {
    const place = starts.findIndex((start) => start >= at);
    return place < 0 ? key.length : place;
  };
  const gaps = [...written.matchAll(BETWEEN_WORDS)].map(({ 0: gap, index }) => ({
    place: placeOf(index + gap.length),
    isBetweenNames: BETWEEN_NAMES.test(gap),
  }));
  const edges = [0, ...gaps.map(({ place }) => place), key.length];
  return {
    written,
    key,
    forms: queryForms(key),
    beginnings: beginningForms(key),
    words: edges.slice(1).flatMap((end, at) => key.slice(edges[at], end) || []),
    splits: gaps.flatMap(({ place, isBetweenNames }) =>
      isBetweenNames ? [[key.slice(0, place), key.slice(place)] as const] : [],
    ),
  };
}
