import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { estateSchema } from './estate.ts';
import { id, optional } from './fields.ts';
import { imageSchema } from './master.ts';
import { shopSchema } from './shop.ts';

export const estateIdRequest = z.object({ estate_id: id(), access_key: accessKeyField });
export type EstateIdRequest = z.infer<typeof estateIdRequest>;

/** estate/station/list: exactly one of pref_id and estate_id. */
export const stationListRequest = z.object({
  pref_id: optional(id()),
  estate_id: optional(id()),
  access_key: accessKeyField,
});
export type StationListRequest = z.infer<typeof stationListRequest>;

/** A station that serves one estate. */
export const estateStationSchema = z.object({
  station_id: z.int(),
  station_name: z.string(),
  line_id: z.int().nullable(),
  line_name: z.string().nullable(),
  walk_minutes: z.int(),
  bus_minutes: z.int().nullable(),
  bus_stop_name: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  sort_no: z.int(),
});
export type EstateStation = z.infer<typeof estateStationSchema>;

/** A line of one prefecture with its stations there. */
export const lineStationsSchema = z.object({
  line_id: z.int(),
  line_name: z.string(),
  company_name: z.string(),
  stations: z.array(
    z.object({
      station_id: z.int(),
      station_name: z.string(),
      station_kana: z.string(),
      lat: z.number(),
      lon: z.number(),
      estate_count: z.int(),
    }),
  ),
});
export type LineStations = z.infer<typeof lineStationsSchema>;

/** The distance of one campus from an estate. */
export const estateCampusSchema = z.object({
  campus_id: z.int(),
  school_id: z.int(),
  school_name: z.string(),
  campus_name: z.string(),
  pref_id: z.int(),
  commute_minutes: z.int(),
  commute_transfers: z.int(),
  commute_text: z.string(),
  walk_minutes: z.int().nullable(),
  bicycle_minutes: z.int().nullable(),
  lat: z.number(),
  lon: z.number(),
});
export type EstateCampus = z.infer<typeof estateCampusSchema>;

const panorama = z.object({
  panorama_id: z.int(),
  /** An equirectangular picture, twice as wide as high. */
  path: z.string(),
  title: z.string(),
  room_name: z.string(),
  /** In degrees: yaw to the right of the middle of the picture, pitch above its horizon. */
  links: z.array(z.object({ to_panorama_id: z.int(), yaw: z.number(), pitch: z.number() })),
});

const video = z.object({
  /** null of a video that is a file of the site. */
  youtube_id: z.string().nullable(),
  title: z.string(),
  duration_sec: z.int().nullable(),
  has_caption: z.boolean(),
  /** An MP4 file of the site, in place of YouTube's. */
  file_path: z.string().nullish(),
  /** Captions of that file in Japanese (WebVTT), which it always has. */
  caption_path: z.string().nullish(),
  /** The spoken text and a description of the picture, for those who cannot play it. */
  transcript: z.string().nullish(),
});
export type EstateVideo = z.infer<typeof video>;

const moveinTerms = z.object({
  contract_months: z.int().nullable(),
  renewal_text: z.string().nullable(),
  /** 解約予告 */
  notice_months: z.int().nullable(),
  is_midterm_cancelable: z.boolean().nullable(),
  penalty_text: z.string().nullable(),
  is_prorated_on_exit: z.boolean().nullable(),
  /** 鍵渡し日 */
  key_handover_text: z.string().nullable(),
  /** 退去期限 */
  exit_deadline_text: z.string().nullable(),
  guarantor_text: z.string().nullable(),
  insurance_text: z.string().nullable(),
  /** 門限 */
  curfew_text: z.string().nullable(),
  guest_rule_text: z.string().nullable(),
  /** 入居資格 */
  eligible_text: z.string().nullable(),
});

const meals = z.object({
  meal_type: z.int(),
  price_monthly: z.int().nullable(),
  schedule_text: z.string().nullable(),
  holiday_text: z.string().nullable(),
  is_refund_on_skip: z.boolean().nullable(),
});

/** estate/detail (contract, 3.5). */
export const estateDetailSchema = estateSchema.extend({
  name_kana: z.string().nullable(),
  catch_copy: z.string().nullable(),
  description: z.string().nullable(),
  zip_code: z.string().nullable(),
  pref_id: z.int(),
  city_id: z.int(),
  structure: z.string().nullable(),
  floors_text: z.string().nullable(),
  total_rooms: z.int().nullable(),
  /** `buildingAge` */
  age_text: z.string().nullable(),
  transaction_type: z.string().nullable(),
  licence_no: z.string().nullable(),
  stations: z.array(estateStationSchema),
  /** At most 20, the nearest in minutes first. */
  campuses: z.array(estateCampusSchema),
  images: z.array(imageSchema),
  panoramas: z.array(panorama),
  videos: z.array(video),
  movein_terms: moveinTerms,
  meals: meals.nullable(),
  internet_text: z.string().nullable(),
  security_text: z.string().nullable(),
  documents: z.array(z.object({ document_id: z.int(), title: z.string() })),
  shop: shopSchema.nullable(),
  notes: z.string().nullable(),
  breadcrumbs: z.array(z.object({ name: z.string(), path: z.string() })),
  /** `estateStatuses` */
  status: z.int(),
  /** YYYY-MM-DD: the day on which it was no longer let; null while it is. */
  closed_at: z.string().nullable(),
});
export type EstateDetail = z.infer<typeof estateDetailSchema>;
