import { z } from 'zod';

const passedSchema = z.object({ name: z.string(), lat: z.number(), lon: z.number() });

/** A time as timetables count, with hours to 27, and where the train ends. */
const lastTrainSchema = z.object({ time: z.string(), to: z.string() });

/** The last trains of one line that leave a station in one direction. */
const lastTrainsSchema = z.object({
  line_name: z.string(),
  direction: z.string(),
  weekday: lastTrainSchema,
  holiday: lastTrainSchema,
});
export type LastTrains = z.infer<typeof lastTrainsSchema>;

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
  /** Of the lines whose timetables may be passed on (`LAST_TRAINS_NOTE`); empty elsewhere. */
  last_trains: z.array(lastTrainsSchema),
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
