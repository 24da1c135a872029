import { FIRST_WAIT_MINUTES, type Point } from '@gakumado/shared/vocabulary';
import { findAccesses, MAX_STATIONS } from './find-accesses.ts';
import { loadNetwork, type Network } from './network.ts';

/** A copy of a typed array with room for `length` elements. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>(
  array: T,
  length: number,
): T {
  const Type = array.constructor as new (length: number) => T;
  const copy = new Type(length);
  copy.set(array);
  return copy;
}

/**
 * Homes as commutes need them: where they are, and which stations serve them, by the place of each home; some 40 bytes a home. The
 * network is loaded with the first home.
 */
export class Homes {
  /** Places in use. */
  count = 0;
  lat = new Float64Array(0);
  lon = new Float64Array(0);
  /** MAX_STATIONS a home, of which the first `accessCount` are used. */
  accessCount = new Uint8Array(0);
  station = new Uint16Array(0);
  /** To the station and its platform. */
  minutes = new Uint8Array(0);
  /** 1 where all of these stations are reached by bus. */
  isBus = new Uint8Array(0);
  private readonly network: Network | undefined;

  constructor(network?: Network) {
    this.network = network;
  }

  /** Homes of their fields, as a snapshot has them. */
  static revive(fields: Homes): Homes {
    return Object.assign(new Homes(), fields);
  }

  /** Their fields but the network, which is found again. */
  get fields(): Homes {
    const { network: _, ...fields } = this;
    return Object.assign(new Homes(), fields);
  }

  /** Makes room for homes. */
  grow(capacity: number): void {
    this.lat = grown(this.lat, capacity);
    this.lon = grown(this.lon, capacity);
    this.accessCount = grown(this.accessCount, capacity);
    this.station = grown(this.station, capacity * MAX_STATIONS);
    this.minutes = grown(this.minutes, capacity * MAX_STATIONS);
    this.isBus = grown(this.isBus, capacity);
  }

  /** Puts a home in its place, for which there is room, and finds its stations; false where it stands there already. */
  put(home: number, { lat, lon }: Point): boolean {
    if (home < this.count && this.lat[home] === lat && this.lon[home] === lon) return false;
    this.count = Math.max(this.count, home + 1);
    this.lat[home] = lat;
    this.lon[home] = lon;
    const accesses = findAccesses(this.network ?? loadNetwork(), { lat, lon });
    this.accessCount[home] = accesses.length;
    this.isBus[home] = 0;
    for (const [index, { station, minutes, isBus }] of accesses.entries()) {
      this.isBus[home] = Number(isBus);
      this.station[home * MAX_STATIONS + index] = station;
      this.minutes[home * MAX_STATIONS + index] = minutes + FIRST_WAIT_MINUTES;
    }
    return true;
  }

  get bytes(): number {
    const { lat, lon, accessCount, station, minutes, isBus } = this;
    return [lat, lon, accessCount, station, minutes, isBus].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }
}

/** Homes at these places, in their order. */
export function prepareHomes(network: Network, places: readonly Point[]): Homes {
  const homes = new Homes(network);
  homes.grow(places.length);
  for (const [home, place] of places.entries()) homes.put(home, place);
  return homes;
}
