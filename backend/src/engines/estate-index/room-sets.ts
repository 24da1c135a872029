import { LRUCache } from 'lru-cache';
import { clearBit, emptyBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import type { HomeRooms, Room } from './home-rooms.ts';

/** Facets of which the sets are kept: those of a few stays. */
const FACETS_KEPT = 48;

interface KeptSets {
  bitsOf: (room: Room) => number;
  /** The homes of which some room has each of the bits, by the number of the bit. */
  homes: (Bits | undefined)[];
}

/** The homes of which some room has an option of a facet. They are worked out on first use and follow the changes of homes. */
export class RoomSets {
  private readonly rooms: HomeRooms;
  private readonly kept = new LRUCache<string, KeptSets>({ max: FACETS_KEPT });

  constructor(rooms: HomeRooms) {
    this.rooms = rooms;
  }

  get bytes(): number {
    let sum = 0;
    for (const { homes } of this.kept.values()) for (const set of homes) sum += set?.byteLength ?? 0;
    return sum;
  }

  /** The sets of a facet by the number of the bit; `key` names what `bitsOf` tells of a room. Nobody may change them. */
  of(
    key: string,
    bitsOf: (room: Room) => number,
    size: number,
    capacity: number,
  ): readonly (Bits | undefined)[] {
    const known = this.kept.get(key);
    if (known) return known.homes;
    const sets: KeptSets = { bitsOf, homes: [] };
    for (let slot = 0; slot < size; slot += 1) this.add(sets, slot, capacity);
    this.kept.set(key, sets);
    return sets.homes;
  }

  /** Takes over the rooms of a home that have changed. */
  update(slot: number, capacity: number): void {
    for (const sets of this.kept.values()) {
      for (const homes of sets.homes) if (homes) clearBit(homes, slot);
      this.add(sets, slot, capacity);
    }
  }

  /** The sets have too little room for more homes. */
  forget(): void {
    this.kept.clear();
  }

  private add({ bitsOf, homes }: KeptSets, slot: number, capacity: number): void {
    const first = this.rooms.firstOf(slot);
    const end = first + this.rooms.countOf(slot) * this.rooms.stride;
    let bits = 0;
    for (let room = first; room < end; room += this.rooms.stride) bits |= bitsOf(room);
    for (; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits);
      homes[bit] ??= emptyBits(capacity);
      setBit(homes[bit], slot);
    }
  }
}
