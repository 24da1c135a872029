import { EARTH_RADIUS_M } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';

const RADIANS = Math.PI / 180;

/** The straight line between two points in metres. */
export function distanceM(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * RADIANS;
  const dLon = (b.lon - a.lon) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(h));
}

/** The point `metres` away from `from` in the direction `angle` (radians, 0 = east). */
export function offset(from: Point, metres: number, angle: number): Point {
  const degrees = metres / EARTH_RADIUS_M / RADIANS;
  return {
    lat: from.lat + degrees * Math.sin(angle),
    lon: from.lon + (degrees * Math.cos(angle)) / Math.cos(from.lat * RADIANS),
  };
}

/** Points by cells of about one kilometre, to look only at those that can be near. */
export class PointGrid<T extends Point> {
  private readonly cells = new Map<number, T[]>();

  constructor(points: readonly T[]) {
    for (const point of points) {
      const key = this.keyOf(Math.floor(point.lat * 100), Math.floor(point.lon * 100));
      const cell = this.cells.get(key);
      if (cell) cell.push(point);
      else this.cells.set(key, [point]);
    }
  }

  private keyOf(row: number, column: number): number {
    return row * 100_000 + column;
  }

  /** The points within `radiusM`, nearest first. */
  near(centre: Point, radiusM: number): { point: T; distanceM: number }[] {
    // A little more than the radius, so that rounding takes no point away.
    const mostLat = (radiusM / EARTH_RADIUS_M / RADIANS) * 1.000_001;
    const reach = Math.ceil(radiusM / 850);
    const row = Math.floor(centre.lat * 100);
    const column = Math.floor(centre.lon * 100);
    const found: { point: T; distanceM: number }[] = [];
    for (let r = row - reach; r <= row + reach; r += 1) {
      for (let c = column - reach; c <= column + reach; c += 1) {
        for (const point of this.cells.get(this.keyOf(r, c)) ?? []) {
          if (Math.abs(point.lat - centre.lat) > mostLat) continue;
          const metres = distanceM(centre, point);
          if (metres <= radiusM) found.push({ point, distanceM: metres });
        }
      }
    }
    return found.toSorted((a, b) => a.distanceM - b.distanceM);
  }
}
