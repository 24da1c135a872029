import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { id, latitude, longitude, optional } from './fields.ts';

/** The places of one call at most: the station, and the schools that a page shows. */
const MAX_PLACES = 6;

/** estate/walk/list: the walks from a home to places; of a station its exits count. */
export const walkListRequest = z.object({
  estate_id: id(),
  to: z
    .array(z.object({ lat: latitude(), lon: longitude(), station_id: optional(id()) }))
    .min(1)
    .max(MAX_PLACES),
  access_key: accessKeyField,
});
export type WalkListRequest = z.infer<typeof walkListRequest>;

/** A walk. Along the streets where they are known (contract, 8.16), else a straight line and the metres of 7.11. */
export const walkSchema = z.object({
  /** On the road. */
  distance_m: z.int(),
  walk_minutes: z.int(),
  /** The way as the coordinates of GeoJSON (longitude, latitude), from the home; null where the streets are not known. */
  path: z.array(z.tuple([z.number(), z.number()])).nullable(),
  is_estimate: z.boolean(),
});
export type Walk = z.infer<typeof walkSchema>;
