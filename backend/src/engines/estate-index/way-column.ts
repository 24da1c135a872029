import { grown } from '../commute/homes.ts';
import { emptyBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';

/** In place of a way that is no more. */
const GONE = -1;
const FIRST_CAPACITY = 4096;

type Entries = Record<'slot' | 'station' | 'line' | 'minutes', Int32Array<ArrayBuffer>>;

/** The ways of homes to stations: a walk, or a bus and a walk. */
export class WayColumn {
  private size = 0;
  private readonly entries: Entries = {
    slot: new Int32Array(FIRST_CAPACITY),
    station: new Int32Array(FIRST_CAPACITY),
    line: new Int32Array(FIRST_CAPACITY),
    minutes: new Int32Array(FIRST_CAPACITY),
  };
  /** The ways of each slot as they were written. */
  private readonly written: string[] = [];

  /** A column of its fields, as a snapshot has them. */
  static revive(fields: WayColumn): WayColumn {
    return Object.assign(new WayColumn(), fields);
  }

  get bytes(): number {
    return Object.values(this.entries).reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Takes the ways of a home in, `station,line,minutes` with `;` between them. */
  put(slot: number, ways: string): void {
    const sorted = ways.split(';').toSorted().join(';');
    const before = this.written[slot];
    if (before === sorted) return;
    if (before) this.drop(slot);
    this.written[slot] = sorted;
    for (const way of sorted === '' ? [] : sorted.split(';')) {
      const [station = 0, line = 0, minutes = 0] = way.split(',').map(Number);
      this.add(slot, station, line, minutes);
    }
  }

  private drop(slot: number): void {
    const { slot: slots, station, line } = this.entries;
    for (let i = 0; i < this.size; i += 1) {
      if (slots[i] !== slot) continue;
      station[i] = GONE;
      line[i] = GONE;
    }
  }

  private add(slot: number, station: number, line: number, minutes: number): void {
    if (this.size === this.entries.slot.length) this.grow();
    this.entries.slot[this.size] = slot;
    this.entries.station[this.size] = station;
    this.entries.line[this.size] = line;
    this.entries.minutes[this.size] = minutes;
    this.size += 1;
  }

  private grow(): void {
    for (const name of ['slot', 'station', 'line', 'minutes'] as const) {
      this.entries[name] = grown(this.entries[name], this.size * 2);
    }
  }

  /** The homes with a way to one of the stations or lines. */
  servedBy(column: 'station' | 'line', ids: ReadonlySet<number>, capacity: number): Bits {
    const { [column]: values, slot } = this.entries;
    const homes = emptyBits(capacity);
    for (let i = 0; i < this.size; i += 1) if (ids.has(values[i]!)) setBit(homes, slot[i]!);
    return homes;
  }

  /** The station that a home reaches soonest; undefined where it has no way to any. */
  nearestStation(slot: number): number | undefined {
    const ways = (this.written[slot] ?? '').split(';').map((way) => way.split(',').map(Number));
    const [nearest] = ways
      .filter((way) => way.length === 3)
      .toSorted((a, b) => a[2]! - b[2]! || a[0]! - b[0]!);
    return nearest?.[0];
  }

  /** Minutes of each home to the nearest of the stations; `none` where there is no way to any. */
  minutesTo(stations: ReadonlySet<number>, capacity: number, none: number): Int32Array {
    const { station, slot, minutes } = this.entries;
    const nearest = new Int32Array(capacity).fill(none);
    for (let i = 0; i < this.size; i += 1) {
      if (!stations.has(station[i]!)) continue;
      if (minutes[i]! < nearest[slot[i]!]!) nearest[slot[i]!] = minutes[i]!;
    }
    return nearest;
  }
}
