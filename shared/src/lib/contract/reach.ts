import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { filterFields } from './estate-filter.ts';

/** commute/reach: from where a campus or destination is reached, and a second one as well. */
export const reachRequest = z.object({
  school_id: filterFields.school_id,
  destination: filterFields.destination,
  second_school_id: filterFields.second_school_id,
  second_destination: filterFields.second_destination,
  access_key: accessKeyField,
});
export type ReachRequest = z.infer<typeof reachRequest>;

/** A closed line as [lon, lat] in degrees, as GeoJSON has it. */
const ring = z.array(z.tuple([z.number(), z.number()]));

/** The places from where the commute takes at most so many minutes: polygons, each a border and its holes. */
export const reachAreaSchema = z.object({ minutes: z.int(), polygons: z.array(z.array(ring)) });
export type ReachArea = z.infer<typeof reachAreaSchema>;

/** A station with the minutes of whoever lives at it; of two destinations those of the farther one. */
export const reachStationSchema = z.object({
  station_id: z.int(),
  station_name: z.string(),
  pref_id: z.int(),
  minutes: z.int(),
});
export type ReachStation = z.infer<typeof reachStationSchema>;

/** The widest area first, so that the narrower ones are drawn over it; the quickest station first. */
export const reachSchema = z.object({
  areas: z.array(reachAreaSchema),
  stations: z.array(reachStationSchema),
});
export type Reach = z.infer<typeof reachSchema>;
