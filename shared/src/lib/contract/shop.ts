import { areaSlugs, KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { id, integer, isoDate, latitude, longitude, optional, prefectureId, text } from './fields.ts';
import { pictureSchema } from './master.ts';

/**
 * shop/list; access_key is required. lat and lon together sort by distance. Shops with any word of the keyword are found,
 * those with most words first.
 */
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
  /** The ID of its LINE account, with the @ in front. */
  line_account: z.string().nullable(),
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
  is_sample: z.boolean(),
});
export type Shop = z.infer<typeof shopSchema>;

/** Whether a shop opens today (in Japan), and the first day after it on which it does; null when none is in sight. */
export const shopOpeningSchema = z.object({
  today: z.object({
    is_open: z.boolean(),
    /** HH:mm */
    open_time: z.string().nullable(),
    /** HH:mm */
    close_time: z.string().nullable(),
    /** Why it is closed. */
    note: z.string().nullable(),
  }),
  next: z.object({ date: z.string(), open_time: z.string() }).nullable(),
});
export type ShopOpening = z.infer<typeof shopOpeningSchema>;

/** A shop in a list. */
export const listedShopSchema = shopSchema.extend({
  opening: shopOpeningSchema,
  handled_school_names: z.array(z.string()),
});
export type ListedShop = z.infer<typeof listedShopSchema>;

export const shopDetailRequest = z.object({ shop_id: id(), access_key: accessKeyField });
export type ShopDetailRequest = z.infer<typeof shopDetailRequest>;

export const shopDetailSchema = listedShopSchema.extend({
  description_html: z.string(),
  parking_text: z.string().nullable(),
  facility_tags: z.array(z.string()),
  images: z.array(pictureSchema),
  estate_count: z.int(),
  /** The schools of `handled_school_names` in the same order; `school_id` is null where the site has none of that name. */
  handled_schools: z.array(z.object({ school_name: z.string(), school_id: z.int().nullable() })),
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
  /** The same areas in the same order; the numbers are null where no municipality has that name. */
  recommended_cities: z.array(
    z.object({ name: z.string(), city_id: z.int().nullable(), prefecture_id: z.int().nullable() }),
  ),
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
