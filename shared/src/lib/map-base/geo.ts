import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import type { Point } from '@gakumado/shared/vocabulary';
import { METRES_PER_DEGREE } from '../vocabulary/geo.ts';

const KM_PER_DEGREE = METRES_PER_DEGREE / 1000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A circle as a ring of `corners` points. */
export function circleAround({ lat, lon }: Point, radiusKm: number, corners = 64): Polygon {
  const height = radiusKm / KM_PER_DEGREE;
  const width = height / Math.cos(radians(lat));
  return Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * 2 * Math.PI;
    return [lat + height * Math.sin(angle), lon + width * Math.cos(angle)];
  });
}

/** Straight distance in km; good to a few metres over the distances of a city. */
export function distanceKm(from: Point, to: Point): number {
  const north = (to.lat - from.lat) * KM_PER_DEGREE;
  const east = (to.lon - from.lon) * KM_PER_DEGREE * Math.cos(radians((from.lat + to.lat) / 2));
  return Math.hypot(north, east);
}

/** The smallest rectangle around points; undefined without any. */
export function extentOf(points: Iterable<Point>): Bounds | undefined {
  const bounds = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const { lat, lon } of points) {
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
    bounds.west = Math.min(bounds.west, lon);
    bounds.east = Math.max(bounds.east, lon);
  }
  return bounds.south === Infinity ? undefined : bounds;
}

export const isWithin = ({ lat, lon }: Point, { south, north, west, east }: Bounds): boolean =>
  south <= lat && lat <= north && west <= lon && lon <= east;

export const overlap = (one: Bounds, other: Bounds): boolean =>
  one.south < other.north && other.south < one.north && one.west < other.east && other.west < one.east;

export const pointsOf = (polygon: Polygon): Point[] => polygon.map(([lat, lon]) => ({ lat, lon }));

export const centerOf = ({ south, north, west, east }: Bounds): Point => ({
  lat: (south + north) / 2,
  lon: (west + east) / 2,
});
