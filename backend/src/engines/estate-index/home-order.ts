import quickselect from 'quickselect';

/** Slots that one order can hold: a key of 32 bits and a place fit a double. */
const PLACES = 2 ** 21;

type Key = (slot: number) => number;

/**
 * Slots in the order of their keys; where those are the same, as they were given. Each key is read by slot; the first
 * counts most.
 */
export function sortSlots(slots: Uint32Array, keys: readonly Key[]): Uint32Array {
  let sorted = slots;
  for (const key of keys.toReversed()) {
    const values = new Float64Array(sorted.length);
    let least = Infinity;
    for (let i = 0; i < sorted.length; i += 1) {
      values[i] = key(sorted[i]!);
      if (values[i]! < least) least = values[i]!;
    }
    for (let i = 0; i < values.length; i += 1) values[i] = (values[i]! - least) * PLACES + i;
    values.sort();
    const next = new Uint32Array(sorted.length);
    for (let i = 0; i < values.length; i += 1) next[i] = sorted[values[i]! % PLACES]!;
    sorted = next;
  }
  return sorted;
}

/**
 * The first `count` slots by key, and all that tie with the last of them on the first two keys, in the order of
 * `slots`. Keys are whole numbers of at most 32 bits.
 */
export function firstSlots(slots: Uint32Array, keys: readonly Key[], count: number): Uint32Array {
  if (slots.length <= count) return slots;
  const [first = () => 0, second = () => 0] = keys;
  const values = Array.from(slots, (slot) => first(slot) * 2 ** 32 + second(slot));
  const selected = values.slice();
  quickselect(selected, count - 1);
  const last = selected[count - 1]!;
  return slots.filter((_, index) => values[index]! <= last);
}

/** All slots in an order that changes little: it is sorted once and then kept. */
export class HomeOrder {
  private readonly keys: readonly Key[];
  private sorted: Uint32Array;

  /**
   * Keys are whole numbers of at most 32 bits; `sorted` are the slots where they are sorted already. The last of
   * them is the estate's id, so that no two slots are alike.
   */
  constructor(size: number, keys: readonly Key[], sorted?: Uint32Array) {
    this.keys = keys;
    this.sorted =
      sorted ??
      sortSlots(
        Uint32Array.from({ length: size }, (_, slot) => slot),
        keys,
      );
  }

  get slots(): Uint32Array {
    return this.sorted;
  }

  get bytes(): number {
    return this.sorted.byteLength;
  }

  /** Puts slots that are new or whose keys have changed in their place. */
  place(changed: ReadonlySet<number>): void {
    const others = this.sorted.filter((slot) => !changed.has(slot));
    const news = [...changed].sort((a, b) => this.compare(a, b));
    const merged = new Uint32Array(others.length + news.length);
    let from = 0;
    for (const [index, slot] of news.entries()) {
      const to = this.placeIn(others, slot, from);
      merged.set(others.subarray(from, to), from + index);
      merged[to + index] = slot;
      from = to;
    }
    merged.set(others.subarray(from), from + news.length);
    this.sorted = merged;
  }

  private compare(a: number, b: number): number {
    for (const key of this.keys) {
      const difference = key(a) - key(b);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The place of the first slot from `from` on that comes after `slot`. */
  private placeIn(slots: Uint32Array, slot: number, from: number): number {
    let [low, high] = [from, slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(slots[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
