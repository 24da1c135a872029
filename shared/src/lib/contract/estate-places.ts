import { z } from 'zod';
import { listAnswer } from './envelope.ts';
import { filterFields, refuseReversedRanges } from './estate-filter.ts';
import { estateSchema } from './estate.ts';
import { id, integer, optional, prefectureId } from './fields.ts';

/** city/estate/list: the common filter within one prefecture. */
export const cityEstateListRequest = z
  .object({ ...filterFields, pref_id: prefectureId() })
  .superRefine(refuseReversedRanges);
export type CityEstateListRequest = z.infer<typeof cityEstateListRequest>;

/** A city or ward with the estates that meet the filter; those without any are listed with 0. */
export const cityEstatesSchema = z.object({
  city_id: z.int(),
  city_name: z.string(),
  city_kana: z.string(),
  estate_count: z.int(),
  /** The lowest rent among them in yen. */
  price_min: z.int().nullable(),
  lat: z.number(),
  lon: z.number(),
});
export type CityEstates = z.infer<typeof cityEstatesSchema>;

/** estate/station/detail: station_id, or station_name with pref_id; the rest is the common filter. */
export const stationDetailRequest = z
  .object({ ...filterFields, station_id: optional(id()), pref_id: optional(prefectureId()) })
  .superRefine(refuseReversedRanges);
export type StationDetailRequest = z.infer<typeof stationDetailRequest>;

/** The estates around one station, with total_count, page and limit beside the result. */
export const stationDetailSchema = z.object({
  station_id: z.int(),
  station_name: z.string(),
  /** Another station of its prefecture has the same name. */
  has_namesake: z.boolean(),
  /** The prefecture that it lies in, and its Japanese name. */
  pref_id: z.int(),
  pref_name: z.string(),
  lines: z.array(z.object({ line_id: z.int(), line_name: z.string(), company_name: z.string() })),
  lat: z.number(),
  lon: z.number(),
  /** Of all 1R and 1K rooms at the station, in yen; null without any. */
  rent_average: z.int().nullable(),
  /** The next stations on its lines, the nearest in minutes first. */
  neighbours: z.array(
    z.object({
      station_id: z.int(),
      station_name: z.string(),
      pref_id: z.int(),
      minutes: z.int(),
      estate_count: z.int(),
    }),
  ),
  estates: z.array(estateSchema),
});
export type StationDetail = z.infer<typeof stationDetailSchema>;

export const stationDetailAnswer = listAnswer(estateSchema).extend({ result: stationDetailSchema });

/** estate/map/list. At most this many pins; of more, a spread sample that is the same every time. */
export const MAX_PINS = 2000;

/** An estate on the map. */
export const estatePinSchema = z.object({
  estate_id: z.int(),
  lat: z.number(),
  lon: z.number(),
  price_min: z.int(),
  /** Of the search's stay, as on cards. */
  monthly_cost_min: z.int().nullable(),
  vacant_status_id: z.int(),
});
export type EstatePin = z.infer<typeof estatePinSchema>;

export const mapListAnswer = z.object({
  status: z.literal(200),
  result: z.array(estatePinSchema).max(MAX_PINS),
  total_count: z.int(),
});

/** estate/school/feature/list: school_id is a campus id. */
export const featureListRequest = z.object({ school_id: id(), access_key: filterFields.access_key });
export type FeatureListRequest = z.infer<typeof featureListRequest>;

/** The filter of a feature, as estate/school/list takes it. */
export const featureFilterSchema = z.object({
  condition: z.array(z.int()).optional(),
  equipment: z.array(z.int()).optional(),
  building_type_id: z.array(z.int()).optional(),
  rentSelect: z.int().optional(),
  walk_minutes_max: z.int().optional(),
  commute_minutes_max: z.int().optional(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  dis: z.int().optional(),
});
export type FeatureFilter = z.infer<typeof featureFilterSchema>;

/**
 * A way of choosing among the estates near a campus, with how many that leaves (never 0): those within 30 minutes, as its list has them, or
 * those in the radius of the filter.
 */
export const campusFeatureSchema = z.object({
  feature_id: z.int(),
  feature_name: z.string(),
  filter: featureFilterSchema,
  estate_count: z.int(),
  image_path: z.string(),
});
export type CampusFeature = z.infer<typeof campusFeatureSchema>;

/** school/campus/neighbour/list: school_id is the campus whose neighbours are wanted, the rest the common filter. */
export const campusNeighbourRequest = z
  .object({ ...filterFields, school_id: id() })
  .superRefine(refuseReversedRanges);
export type CampusNeighbourRequest = z.infer<typeof campusNeighbourRequest>;

/** A campus near another one, with the estates that meet the filter there (never 0). */
export const campusNeighbourSchema = z.object({
  campus_id: z.int(),
  school_id: z.int(),
  school_name: z.string(),
  /** Empty when the school has one place only. */
  campus_name: z.string(),
  pref_id: z.int(),
  /** Straight line between the two campuses. */
  distance_m: z.int(),
  estate_count: z.int(),
});
export type CampusNeighbour = z.infer<typeof campusNeighbourSchema>;

/** estate/school/ranking/list: school_id is a campus id. */
export const rankingListRequest = z.object({
  school_id: id(),
  gender_type: filterFields.gender_type,
  /** At most ten, five unless given. */
  limit: optional(integer(1, 10)),
  access_key: filterFields.access_key,
});
export type RankingListRequest = z.infer<typeof rankingListRequest>;

/** An estate near a campus with the browsers that have it among their favourites: five at least. */
export const rankedEstateSchema = estateSchema.extend({ favorite_count: z.int() });
export type RankedEstate = z.infer<typeof rankedEstateSchema>;
