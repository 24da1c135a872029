import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { decimal, id, integer, optional, text } from './fields.ts';
import { pictureSchema } from './master.ts';
import { areaSlugs } from './school.ts';

/** shop/list; access_key is required. lat and lon together sort by distance. */
export const shopListRequest = z.object({
  area_slug: optional(z.enum(areaSlugs)),
  prefecture_id: optional(integer(1, 47)),
  keyword: optional(text(100)),
  estate_id: optional(id()),
  lat: optional(decimal(-90, 90)),
  lon: optional(decimal(-180, 180)),
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
