/** A set of slots, a bit each: slot 0 is the lowest bit of the first word. */
export type Bits = Uint32Array<ArrayBuffer>;

const WORD_BITS = 32;

/** An empty set of slots below `capacity`. */
export const emptyBits = (capacity: number): Bits => new Uint32Array(Math.ceil(capacity / WORD_BITS));

export const hasBit = (bits: Bits, slot: number): boolean =>
  ((bits[slot >>> 5]! >>> (slot & (WORD_BITS - 1))) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & (WORD_BITS - 1));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & (WORD_BITS - 1)));
}

/** The ones of a word. */
function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many slots a set has. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) count += ones(bits[i]!);
  return count;
}

/** A set of slots that is compared with many others: words without any are passed over. */
export class SlotCounter {
  readonly bits: Bits;
  private readonly places: Uint32Array;

  constructor(bits: Bits) {
    this.bits = bits;
    const places = new Uint32Array(bits.length);
    let count = 0;
    for (let i = 0; i < bits.length; i += 1) {
      if (bits[i] === 0) continue;
      places[count] = i;
      count += 1;
    }
    this.places = places.subarray(0, count);
  }

  /** How many slots the two sets have in common. */
  countIn(other: Bits): number {
    const { bits, places } = this;
    let count = 0;
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i]!;
      const word = bits[place]! & other[place]!;
      if (word !== 0) count += ones(word);
    }
    return count;
  }
}

/** Takes the slots out of `bits` that `other` lacks. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i += 1) bits[i]! &= other[i]!;
}

/** Adds the slots of `other`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i += 1) bits[i]! |= other[i]!;
}

/** Takes the slots of `other` out. */
export function removeAll(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i += 1) bits[i]! &= ~other[i]!;
}

/** Writes the slots of a set, the lowest first, and returns how many there are. */
export function readSlots(bits: Bits): Uint32Array {
  const slots = new Uint32Array(countBits(bits));
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) {
      slots[count] = i * WORD_BITS + (31 - Math.clz32(word & -word));
      count += 1;
    }
  }
  return slots;
}

/** The slots whose value lies between two bounds, both included. */
export function slotsBetween(
  column: Int32Array | Uint8Array | Float64Array,
  capacity: number,
  from: number,
  to: number,
): Bits {
  const bits = emptyBits(capacity);
  for (let i = 0; i < bits.length; i += 1) {
    const start = i * WORD_BITS;
    const end = Math.min(start + WORD_BITS, column.length);
    let word = 0;
    for (let slot = start; slot < end; slot += 1) {
      const value = column[slot]!;
      if (value >= from && value <= to) word |= 1 << (slot - start);
    }
    bits[i] = word;
  }
  return bits;
}

/** Of the slots of `bits`, those that pass a test. */
export function slotsThat(bits: Bits, isMet: (slot: number) => boolean): Bits {
  const met = emptyBits(bits.length * WORD_BITS);
  for (const slot of readSlots(bits)) if (isMet(slot)) setBit(met, slot);
  return met;
}
