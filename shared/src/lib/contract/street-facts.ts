import { z } from 'zod';

const passedSchema = z.object({ name: z.string(), lat: z.number(), lon: z.number() });

/** The way home from a station along the streets, and what is beside it. Metres are metres of the way. */
const nightWaySchema = z.object({
  station_id: z.int(),
  station_name: z.string(),
  lat: z.number(),
  lon: z.number(),
  distance_m: z.int(),
  walk_minutes: z.int(),
  /** Along streets with lanes, pavements beside them included. */
  large_street_m: z.int(),
  steps_m: z.int(),
  /** In a park or along one. */
  park_m: z.int(),
  /** Police boxes and stations within 50 m of the way, the first to be passed first. */
  police: z.array(passedSchema),
  /** Convenience stores, likewise. */
  stores: z.array(passedSchema),
  /** Accidents with injuries at night, 2019 to 2022, in the cells of about 125 m through which the way leads. */
  accidents: z.object({
    count: z.int(),
    cells: z.int(),
    /** As many cells with streets of the municipality have so many on average, with one decimal; null where that is not known. */
    usual: z.number().nullable(),
    city_name: z.string(),
  }),
});
export type NightWay = z.infer<typeof nightWaySchema>;

/** The nearest main road and railway by the straight line; null where none is within `MAIN_ROAD_REACH_M`. */
const quietSchema = z.object({
  /** `kind` is one of the `mainRoadKinds`, `name` empty where it has none. */
  road: z.object({ kind: z.int(), name: z.string(), distance_m: z.int() }).nullable(),
  /** Railways above the ground, as far as that is known; lines that share tracks are named together. */
  railway: z.object({ name: z.string(), distance_m: z.int() }).nullable(),
});
export type QuietFacts = z.infer<typeof quietSchema>;

/** estate/streets: the streets around a home. */
export const streetFactsSchema = z.object({
  /** From the nearest stations on foot, two at most; a station is missing where the streets on the way are not known. */
  night_ways: z.array(nightWaySchema),
  /** Null where the streets around are not known. */
  quiet: quietSchema.nullable(),
});
export type StreetFacts = z.infer<typeof streetFactsSchema>;
