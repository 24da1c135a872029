import { LRUCache } from 'lru-cache';
import { clearBit, emptyBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import type { HomeRooms, Room } from './home-rooms.ts';

/** Facets of which the sets are kept: those of a few stays. */
const FACETS_KEPT = 48;

/** The homes of which some room has each of the bits, by the number of the bit. */
type SetsByBit = (Bits | undefined)[];

/** Sets of facets by their keys. */
export type KeptRoomSets = ReadonlyMap<string, SetsByBit>;

interface KnownSets {
  bitsOf: (room: Room) => number;
  homes: SetsByBit;
}

/** The homes of which some room has an option of a facet. They are worked out on first use and follow the changes of homes. */
export class RoomSets {
  private readonly rooms: HomeRooms;
  private readonly known = new LRUCache<string, KnownSets>({ max: FACETS_KEPT });
  /** Sets of a snapshot for which nobody has asked yet, and the homes that have changed since. */
  private readonly unasked: Map<string, SetsByBit>;
  private readonly changed = new Set<number>();

  /** @param kept The sets of the rooms, as a snapshot has them. */
  constructor(rooms: HomeRooms, kept?: KeptRoomSets) {
    this.rooms = rooms;
    this.unasked = new Map(kept);
  }

  /** The sets as a snapshot has them: those that are of all homes as they are now. */
  get kept(): KeptRoomSets {
    return new Map([
      ...(this.changed.size === 0 ? this.unasked : []),
      ...Array.from(this.known.entries(), ([key, { homes }]) => [key, homes] as const),
    ]);
  }

  get bytes(): number {
    let sum = 0;
    const all = [...Array.from(this.known.values(), ({ homes }) => homes), ...this.unasked.values()];
    for (const homes of all) for (const set of homes) sum += set?.byteLength ?? 0;
    return sum;
  }

  /** The sets of a facet by the number of the bit; `key` names what `bitsOf` tells of a room. Nobody may change them. */
  of(
    key: string,
    bitsOf: (room: Room) => number,
    size: number,
    capacity: number,
  ): readonly (Bits | undefined)[] {
    const known = this.known.get(key);
    if (known) return known.homes;
    const kept = this.unasked.get(key);
    const sets: KnownSets = { bitsOf, homes: kept ?? [] };
    if (kept) for (const slot of this.changed) this.replace(sets, slot, capacity);
    else for (let slot = 0; slot < size; slot += 1) this.add(sets, slot, capacity);
    this.unasked.delete(key);
    this.known.set(key, sets);
    return sets.homes;
  }

  /** Takes over the rooms of a home that have changed. */
  update(slot: number, capacity: number): void {
    for (const sets of this.known.values()) this.replace(sets, slot, capacity);
    if (this.unasked.size > 0) this.changed.add(slot);
  }

  /** The sets have too little room for more homes. */
  forget(): void {
    this.known.clear();
    this.unasked.clear();
  }

  private replace(sets: KnownSets, slot: number, capacity: number): void {
    for (const homes of sets.homes) if (homes) clearBit(homes, slot);
    this.add(sets, slot, capacity);
  }

  private add({ bitsOf, homes }: KnownSets, slot: number, capacity: number): void {
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
