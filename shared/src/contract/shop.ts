import { areaSlugs, KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { id, integer, isoDate, latitude, longitude, optional, prefectureId, text } from './fields.ts';
import { pictureSchema } from './master.ts';

/** shop/list; access_key is required. lat and lon together sort by distance. */
export const shopListRequest = z.object({
  area_slug: optional(z.enum(areaSlugs)),
  prefecture_id: optional(prefectureId()),
  keyword: optional(text(KEYWORD_MAX)),
  estate_id: optional(id()),
  lat: optional(latitude()),
  lon: optional(longitude()),
  access_key: accessKeyField,
});
export type ShopListRequest = z.infer<typeof shopListRequest>;

export const shopSchema = z.object({
  shop_id: z.int(),
  shop_name: z.string(),
  shop_kana: z.string(),
  prefecture_name: z.string(),
  m_prefecture_id: z.int(),
  area_slug: z.string(),
  zip_code: z.string(),
  address: z.string(),
  access_text: z.string().nullable(),
  tel: z.string().nullable(),
  /** HH:mm */
  open_time: z.string().nullable(),
  /** HH:mm */
  close_time: z.string().nullable(),
  regular_holiday_text: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  image_path: z.string().nullable(),
  is_visit: z.boolean(),
  is_video: z.boolean(),
  licence_no: z.string().nullable(),
});
export type Shop = z.infer<typeof shopSchema>;

export const shopDetailRequest = z.object({ shop_id: id(), access_key: accessKeyField });
export type ShopDetailRequest = z.infer<typeof shopDetailRequest>;

export const shopDetailSchema = shopSchema.extend({
  description_html: z.string(),
  parking_text: z.string().nullable(),
  facility_tags: z.array(z.string()),
  images: z.array(pictureSchema),
  estate_count: z.int(),
  handled_school_names: z.array(z.string()),
  directions_steps: z.array(z.string()),
});
export type ShopDetail = z.infer<typeof shopDetailSchema>;

/**
 * shop/calendar; `from` is today in Japan unless given. With `area_slug` in place of `shop_id` it is one calendar of all
 * shops of the region, in which a time has as many places as they have together.
 */
export const shopCalendarRequest = z.object({
  shop_id: optional(id()),
  area_slug: optional(z.enum(areaSlugs)),
  from: optional(isoDate()),
  days: optional(integer(1, 92)).transform((days) => days ?? 62),
  access_key: accessKeyField,
});

/** One day of a shop; a closed one has no times. A number of remaining places is 9 at most. */
export const calendarDaySchema = z.object({
  date: z.string(),
  is_open: z.boolean(),
  /** HH:mm */
  open_time: z.string().nullable(),
  /** HH:mm */
  close_time: z.string().nullable(),
  /** Why it is closed, or the name of a national holiday. */
  note: z.string().nullable(),
  slots: z.array(z.object({ time: z.string(), visit_remaining: z.int(), video_remaining: z.int() })),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** shop/introduction and shop/staff/list. */
export const shopRequest = z.object({ shop_id: id(), access_key: accessKeyField });

export const shopIntroductionSchema = z.object({
  shop_id: z.int(),
  title: z.string(),
  /** HTML; rendered through `RichText` only. */
  message_html: z.string(),
  images: z.array(pictureSchema),
  recommended_areas: z.array(z.string()),
  /** Open estates, at most ten. */
  recommended_estate_ids: z.array(z.int()),
});
export type ShopIntroduction = z.infer<typeof shopIntroductionSchema>;

export const staffSchema = z.object({
  staff_id: z.int(),
  name: z.string(),
  kana: z.string(),
  position: z.string(),
  image_path: z.string().nullable(),
  message: z.string(),
  languages: z.array(z.string()),
  hobby: z.string(),
});
export type Staff = z.infer<typeof staffSchema>;
