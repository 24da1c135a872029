import { z } from 'zod';
import { spotSchema } from './school.ts';

/** A place near a home that its owner names. */
const ownPlaceSchema = z.object({
  name: z.string(),
  description: z.string(),
  distance_m: z.int().nullable(),
  walk_minutes: z.int().nullable(),
});

/** Hospitals and other houses with doctors in the town of a home (2025), dentists not among them. */
const doctorsSchema = z.object({
  /** Without 丁目, which are counted together. */
  town_name: z.string(),
  hospitals: z.int(),
  clinics: z.int(),
});

/** A place to flee to, or to stay in afterwards. */
const shelterSchema = z.object({
  name: z.string(),
  /** 指定緊急避難場所, against the `hazards` (`shelterHazards`) … */
  is_refuge: z.boolean(),
  /** … and 指定避難所. */
  is_shelter: z.boolean(),
  hazards: z.array(z.int()),
  lat: z.number(),
  lon: z.number(),
  distance_m: z.int(),
  walk_minutes: z.int(),
  /** By the straight line (contract, 7.11): the streets are not known. */
  is_estimate: z.boolean(),
});
export type Shelter = z.infer<typeof shelterSchema>;

/** Depths as the data have them, in metres: `0.5-3`, `<0.5`, `20<`; null where the data have none. */
const stationRiskSchema = z.object({
  station_name: z.string(),
  distance_m: z.int(),
  surge_depth: z.string().nullable(),
  tsunami_depth: z.string().nullable(),
});

const risksSchema = z.object({
  /** One of the `floodRanks`, of the cell of about 125 m around the home. */
  flood_rank: z.int(),
  /** The nearest station, at which surge and tsunami are known; null where none is near. */
  station: stationRiskSchema.nullable(),
  /** The nearest for each hazard and the nearest to stay in, the nearest first. */
  shelters: z.array(shelterSchema),
});
export type Risks = z.infer<typeof risksSchema>;

/** estate/surroundings. */
export const surroundingsSchema = z.object({
  /** The nearest of each kind within `SURROUNDINGS_M`, the nearest first. */
  places: z.array(spotSchema),
  own_places: z.array(ownPlaceSchema),
  /** Null where the lists have none in that town. */
  doctors: doctorsSchema.nullable(),
  risks: risksSchema,
});
export type EstateSurroundings = z.infer<typeof surroundingsSchema>;
