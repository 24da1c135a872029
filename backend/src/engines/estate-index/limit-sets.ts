import { clearBit, setBit, slotsBetween } from './bits.ts';
import type { Bits } from './bits.ts';

/** More than the choices of any filter. A limit that a visitor types evicts the one that has been kept longest. */
const SETS_PER_COLUMN = 64;

/** The homes with a number up to a limit. Those of kept columns are worked out on first use and follow their changes. */
export class LimitSets {
  private readonly setsOf = new Map<Int32Array, Map<number, Bits>>();

  get bytes(): number {
    let sum = 0;
    for (const sets of this.setsOf.values()) for (const { byteLength } of sets.values()) sum += byteLength;
    return sum;
  }

  /** Keeps the sets of a column from now on. */
  keep(column: Int32Array): void {
    this.setsOf.set(column, new Map());
  }

  /** Keeps them no longer. */
  drop(column: Int32Array): void {
    this.setsOf.delete(column);
  }

  /** The slots whose number is at most `limit`. The set may be shared: nobody may change it. */
  upTo(column: Int32Array, limit: number): Bits {
    const sets = this.setsOf.get(column);
    const known = sets?.get(limit);
    if (known) return known;
    const found = slotsBetween(column, column.length, -Infinity, limit);
    if (sets?.size === SETS_PER_COLUMN) sets.delete(sets.keys().next().value!);
    sets?.set(limit, found);
    return found;
  }

  /** Takes over the numbers of a slot that have changed. */
  update(slot: number): void {
    for (const [column, sets] of this.setsOf) {
      for (const [limit, homes] of sets) {
        if (column[slot]! <= limit) setBit(homes, slot);
        else clearBit(homes, slot);
      }
    }
  }
}
