import type { Bounds } from '@gakumado/shared/search-fields';
import { circleAround, distanceKm, extentOf, pointsOf } from '@gakumado/shared/map';
import type { ResultsContent } from './results-content.ts';

/** The four main islands, for a map without anything on it. */
const JAPAN: Bounds = { south: 30.9, west: 129.3, north: 45.6, east: 145.9 };

/** Around a campus or a station the nearest estates are shown, at least within this distance. */
const NEAREST_COUNT = 40;
const LEAST_RADIUS_KM = 1;

/**
 * The first view of a map: the framed or drawn part, else the surroundings of the place, else all pins. Between two places
 * it is all pins with both.
 */
export function firstView({ bounds, polygon, marker, secondMarker, pins }: ResultsContent): Bounds {
  if (bounds) return bounds;
  if (polygon) return extentOf(pointsOf(polygon)) ?? JAPAN;
  if (!marker) return extentOf(pins) ?? JAPAN;
  if (secondMarker) return extentOf([...pins, marker, secondMarker]) ?? JAPAN;
  const distances = pins.map((pin) => distanceKm(marker, pin)).sort((a, b) => a - b);
  const nearestKm = distances[Math.min(NEAREST_COUNT, distances.length) - 1] ?? 0;
  const radiusKm = marker.radiusKm ?? Math.max(LEAST_RADIUS_KM, Math.min(nearestKm, 10));
  return extentOf(pointsOf(circleAround(marker, radiusKm))) ?? JAPAN;
}
