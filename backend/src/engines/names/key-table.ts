import { joinTexts, splitTexts } from '../../platform/joined-texts.ts';

/** How a key belongs to its name; a smaller one fits better. */
export const fits = {
  /** The name as it is written in full, or its reading. */
  full: 0,
  /** Without what says of which kind it is: 早稲田 of 早稲田大学, 渋谷 of 渋谷駅. */
  bare: 1,
  /** The same of a school that is no university: 帝京 is 帝京大学 before 帝京短期大学. */
  bareOfOthers: 2,
  /** A short or former name, or one in another language. */
  other: 3,
  /** A short name that follows from the full one and may be nobody's. */
  derived: 4,
  /** The name of a part: a campus, a faculty. */
  part: 5,
} as const;

/** A key that was found. */
export interface Found {
  /** Number of the named thing. */
  owner: number;
  fit: number;
}

interface Key {
  text: string;
  owner: number;
  fit: number;
}

/** A range of places in a list of sorted texts. */
type Range = readonly [from: number, to: number];

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The first place of sorted texts from which on `isPast` holds. */
function firstWhere(texts: readonly string[], isPast: (text: string) => boolean, [from, to]: Range): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(texts[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function prefixRange(texts: readonly string[], prefix: string, within: Range = [0, texts.length]): Range {
  const from = firstWhere(texts, (text) => text >= prefix, within);
  return [from, firstWhere(texts, (text) => !text.startsWith(prefix), [from, within[1]])];
}

const reversed = (text: string) => [...text].toReversed().join('');

/** The keys of a table, ready to be looked up, as a snapshot has them. */
export interface SortedKeys {
  /** Joined. */
  texts: string;
  owners: Int32Array;
  fits: Uint8Array;
  /**
   * The places of the keys that have a pair of letters, one pair after the other: those of a pair are from its start to that of the
   * next. A part of a key has its pairs.
   */
  pairs: { letters: Uint32Array; starts: Int32Array; places: Int32Array };
  /** Texts from their end on, sorted and joined, with their places in `texts`. */
  reversed: string;
  reversedPlaces: Int32Array;
}

/**
 * Sorts keys and drops those that an owner has twice.
 * @param hasParts whether parts of keys and slips are looked for as well; it doubles the memory
 */
export function sortKeys(keys: Key[], { hasParts }: { hasParts: boolean }): SortedKeys {
  keys.sort((a, b) => compare(a.text, b.text) || a.fit - b.fit || a.owner - b.owner);
  const unique = keys.filter(
    ({ text, owner }, at) => text !== '' && !(keys[at - 1]?.text === text && keys[at - 1]?.owner === owner),
  );
  const texts = unique.map(({ text }) => text);
  const backward = hasParts ? texts.map((text, place) => ({ text: reversed(text), place })) : [];
  backward.sort((a, b) => compare(a.text, b.text));
  return {
    texts: joinTexts(texts),
    owners: Int32Array.from(unique, ({ owner }) => owner),
    fits: Uint8Array.from(unique, ({ fit }) => fit),
    pairs: placesByPair(hasParts ? texts : []),
    reversed: joinTexts(backward.map(({ text }) => text)),
    reversedPlaces: Int32Array.from(backward, ({ place }) => place),
  };
}

/** Keys of names in memory: sorted texts, of which a key, a beginning and a part are found, and keys with one slip. */
export class KeyTable {
  readonly #texts: string[];
  readonly #owners: Int32Array;
  readonly #fits: Uint8Array;
  readonly #pairs: SortedKeys['pairs'];
  /** Where a pair stands among {@link SortedKeys.pairs}. */
  readonly #pairNumbers: ReadonlyMap<number, number>;
  readonly #reversed: string[];
  readonly #reversedPlaces: Int32Array;

  constructor(keys: SortedKeys) {
    this.#texts = splitTexts(keys.texts);
    this.#owners = keys.owners;
    this.#fits = keys.fits;
    this.#pairs = keys.pairs;
    this.#pairNumbers = new Map(Array.from(keys.pairs.letters, (pair, number) => [pair, number]));
    this.#reversed = splitTexts(keys.reversed);
    this.#reversedPlaces = keys.reversedPlaces;
  }

  get size() {
    return this.#texts.length;
  }

  #foundAt = (place: number): Found => ({ owner: this.#owners[place]!, fit: this.#fits[place]! });

  #inRange([from, to]: Range): Found[] {
    return Array.from({ length: to - from }, (_, index) => this.#foundAt(from + index));
  }

  /** Things with this key. */
  exact(key: string): Found[] {
    const from = firstWhere(this.#texts, (text) => text >= key, [0, this.#texts.length]);
    const to = firstWhere(this.#texts, (text) => text > key, [from, this.#texts.length]);
    return this.#inRange([from, to]);
  }

  /** Things with a key that begins so, the key itself included. */
  beginning(key: string): Found[] {
    return this.#inRange(prefixRange(this.#texts, key));
  }

  /** Whether some key begins so. */
  hasBeginning(key: string): boolean {
    const from = firstWhere(this.#texts, (text) => text >= key, [0, this.#texts.length]);
    return this.#texts[from]?.startsWith(key) === true;
  }

  /** Things of which a key has this inside. */
  containing(key: string): Found[] {
    const places = key.length < 2 ? this.#texts.keys() : this.#placesOfPairs(key);
    const found: Found[] = [];
    for (const place of places) if (this.#texts[place]!.includes(key)) found.push(this.#foundAt(place));
    return found;
  }

  #placesOfPair(pair: number): Int32Array | undefined {
    const number = this.#pairNumbers.get(pair);
    const { starts, places } = this.#pairs;
    return number === undefined ? undefined : places.subarray(starts[number], starts[number + 1]);
  }

  /** The fewest keys that a pair of a text leaves. */
  #placesOfPairs(text: string): Int32Array {
    let fewest: Int32Array | undefined;
    for (let at = 1; at < text.length; at += 1) {
      const places = this.#placesOfPair(pairAt(text, at));
      if (!places) return NO_PLACES;
      if (!fewest || places.length < fewest.length) fewest = places;
    }
    return fewest ?? NO_PLACES;
  }

  /** Things with a key that differs by one character: one too many, missing, another one, or two changed places. */
  near(key: string, isMeant: (text: string) => boolean = () => true): Found[] {
    const half = key.length >>> 1;
    const places = new Set<number>();
    const [from, to] = prefixRange(this.#texts, key.slice(0, half));
    for (let place = from; place < to; place += 1) {
      if (isOneSlip(this.#texts[place]!, key)) places.add(place);
    }
    const [start, end] = prefixRange(this.#reversed, reversed(key.slice(half + 1)));
    for (let at = start; at < end; at += 1) {
      const place = this.#reversedPlaces[at]!;
      if (isOneSlip(this.#texts[place]!, key)) places.add(place);
    }
    return [...places].filter((place) => isMeant(this.#texts[place]!)).map(this.#foundAt);
  }

  /** The keys with which a text goes on from a place, the longest first, as their ends. */
  endsFrom(text: string, start: number): { end: number; found: Found[] }[] {
    const ends: { end: number; found: Found[] }[] = [];
    let range: Range = [0, this.#texts.length];
    for (let end = start + 1; end <= text.length && range[0] < range[1]; end += 1) {
      const key = text.slice(start, end);
      range = prefixRange(this.#texts, key, range);
      const last = firstWhere(this.#texts, (other) => other > key, range);
      if (last > range[0]) ends.unshift({ end, found: this.#inRange([range[0], last]) });
    }
    return ends;
  }
}

const NO_PLACES = new Int32Array();

/** The letter at a place and the one before it, as a number. */
const pairAt = (text: string, at: number) => text.charCodeAt(at - 1) * 0x1_0000 + text.charCodeAt(at);

function placesByPair(texts: readonly string[]): SortedKeys['pairs'] {
  const lists = new Map<number, number[]>();
  for (const [place, text] of texts.entries()) {
    for (let at = 1; at < text.length; at += 1) {
      const pair = pairAt(text, at);
      const list = lists.get(pair);
      if (!list) lists.set(pair, [place]);
      else if (list.at(-1) !== place) list.push(place);
    }
  }
  const starts = new Int32Array(lists.size + 1);
  for (const [number, places] of [...lists.values()].entries())
    starts[number + 1] = starts[number]! + places.length;
  return {
    letters: Uint32Array.from(lists.keys()),
    starts,
    places: Int32Array.from([...lists.values()].flat()),
  };
}

/** Whether two texts differ by one character: one more or less, another one, or two neighbours in the other order. */
export function isOneSlip(a: string, b: string): boolean {
  const difference = a.length - b.length;
  if (difference > 1 || difference < -1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (difference === 1) return restA.slice(1) === restB;
  if (difference === -1) return restB.slice(1) === restA;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || isSwapped;
}
