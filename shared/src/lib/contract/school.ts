import { areaSlugs, kanaRows, KEYWORD_MAX, spotCategories } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField, listAnswer } from './envelope.ts';
import { flag, id, integer, latitude, longitude, optional, text, prefectureId } from './fields.ts';
import { suggestionSchema } from './search-words.ts';

/** school/campus/list. At least one of the filters is required; so is access_key. */
export const campusListRequest = z.object({
  keyword: optional(text(KEYWORD_MAX)),
  pref_id: optional(prefectureId()),
  area_slug: optional(z.enum(areaSlugs)),
  school_id: optional(id()),
  campus_id: optional(id()),
  school_type: optional(text(20)),
  kana_row: optional(z.enum(kanaRows)),
  /** Campuses of other schools with estates around this one, the nearest first. */
  near_campus_id: optional(id()),
  /** With a keyword: stations, cities, towns and postal codes of that name as well. */
  with_places: optional(flag()),
  access_key: accessKeyField,
});
export type CampusListRequest = z.infer<typeof campusListRequest>;

export const schoolCampusSchema = z.object({
  campus_id: z.int(),
  school_id: z.int(),
  school_name: z.string(),
  school_kana: z.string(),
  /** Empty when the school has one place only. */
  campus_name: z.string(),
  campus_kana: z.string(),
  /** One of the `schoolTypes`. */
  school_type: z.string(),
  pref_id: z.int(),
  pref_name: z.string(),
  address: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Estates whose commute to this campus is known. */
  estate_count: z.int(),
  /** 早稲田駅 徒歩5分; null when no station is known. */
  nearest_station_text: z.string().nullable(),
});
export type SchoolCampus = z.infer<typeof schoolCampusSchema>;

/** `places`, where they were asked for: as search/suggest answers these kinds, the best first. */
export const campusListAnswer = listAnswer(schoolCampusSchema).extend({
  places: z.array(suggestionSchema).optional(),
});

/** school/campus/advice. */
export const campusAdviceRequest = z.object({ campus_id: id(), access_key: accessKeyField });
export type CampusAdviceRequest = z.infer<typeof campusAdviceRequest>;

/** Figures of the estates within 30 minutes of a campus; rents are those of 1R and 1K rooms, in yen. */
export const campusAdviceSchema = z.object({
  campus_id: z.int(),
  /** The three are null when no such room is listed. */
  rent_average: z.int().nullable(),
  /** Nine rooms in ten cost at least this … */
  rent_range_min: z.int().nullable(),
  /** … and nine in ten at most this. */
  rent_range_max: z.int().nullable(),
  /** How many estates those rooms are in. */
  rent_estate_count: z.int(),
  /** Stations nearest to most of those estates, at most five. */
  popular_stations: z.array(
    z.object({
      station_id: z.int(),
      station_name: z.string(),
      /** Its first line, which distinguishes stations of one name; null for a station without lines. */
      line_name: z.string().nullable(),
      /** Mean commute of the estates at this station. */
      commute_minutes: z.int(),
      rent_average: z.int().nullable(),
    }),
  ),
  advice_title: z.string(),
  /** Only p and strong; the stations are not repeated in it. */
  advice_html: z.string(),
  /** Of the shop that is nearest to the campus. */
  staff_name: z.string().nullable(),
  shop_id: z.int().nullable(),
  /** That shop, for the address of its page. */
  shop: z
    .object({ shop_id: z.int(), shop_name: z.string(), area_slug: z.string(), m_prefecture_id: z.int() })
    .nullable(),
  /** YYYY-MM-DD, when the youngest of the listings was updated. */
  updated_at: z.string().nullable(),
});
export type CampusAdvice = z.infer<typeof campusAdviceSchema>;

/** school/undergraduate: one of the two; campus_id wins. */
export const undergraduateRequest = z.object({
  campus_id: optional(id()),
  school_id: optional(id()),
  access_key: accessKeyField,
});
export type UndergraduateRequest = z.infer<typeof undergraduateRequest>;

/** A faculty (学部) on one campus. */
export const undergraduateSchema = z.object({
  undergraduate_id: z.int(),
  undergraduate_name: z.string(),
  departments: z.array(z.string()),
  /** 全学年, 1・2年 and the like. */
  /** 全学年, 3・4年; empty where it is not known which years study there. */
  grades_text: z.string(),
  /** Null when its campus is not among ours. */
  campus_id: z.int().nullable(),
  /** From general knowledge; campus or departments may have changed. */
  is_approximate: z.boolean(),
});
export type Undergraduate = z.infer<typeof undergraduateSchema>;

/** school/spot/list: one of the `spotCategories`, or all, around a campus or else around a point. */
export const spotListRequest = z.object({
  campus_id: optional(id()),
  lat: optional(latitude()),
  lon: optional(longitude()),
  spot_category: optional(integer(1, spotCategories.length)),
  /** Metres of road around the place, those of `SPOTS_KM` unless given. */
  radius_m: optional(integer(100, 3000)),
  /** So many of each kind, the nearest on foot; all of them unless given, by the straight line. */
  per_kind: optional(integer(1, 5)),
  access_key: accessKeyField,
});
export type SpotListRequest = z.infer<typeof spotListRequest>;

/** A place of the data around a home or a campus (`PLACES_NOTE`), or a station. */
export const spotSchema = z.object({
  /** Counted anew with each version of the data. */
  spot_id: z.int(),
  /** Its kind where the data have no name. */
  name: z.string(),
  spot_category: z.int(),
  /** One of the `placeKinds`; null for a station. */
  place_kind: z.int().nullable(),
  lat: z.number(),
  lon: z.number(),
  /** On the road. */
  distance_m: z.int(),
  walk_minutes: z.int(),
  /** By the straight line (contract, 7.11): the streets are not known, or all places were asked for. */
  is_estimate: z.boolean(),
});
export type Spot = z.infer<typeof spotSchema>;
