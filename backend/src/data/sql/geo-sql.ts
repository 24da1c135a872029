import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { EARTH_RADIUS_M, METRES_PER_DEGREE } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';

interface PointColumns {
  lat: RawBuilder<unknown>;
  lon: RawBuilder<unknown>;
}

/** Straight line in whole metres (haversine). */
export function distanceM({ lat, lon }: PointColumns, point: Point | PointColumns): RawBuilder<number> {
  return sql`round(2 * ${sql.lit(EARTH_RADIUS_M)} * asin(sqrt(least(1,
    sin(radians(${lat} - ${point.lat}::float8) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians(${point.lat}::float8)) * sin(radians(${lon} - ${point.lon}::float8) / 2) ^ 2
  ))))::integer`;
}

/** The square around a circle: a plain index over (lat, lon) finds it, and {@link distanceM} then cuts its corners. */
export function isInSquare({ lat, lon }: PointColumns, point: Point, radiusM: number): RawBuilder<SqlBool> {
  const latSpan = radiusM / METRES_PER_DEGREE;
  const lonSpan = latSpan / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
  return sql`${lat} between ${point.lat - latSpan} and ${point.lat + latSpan}
    and ${lon} between ${point.lon - lonSpan} and ${point.lon + lonSpan}`;
}
