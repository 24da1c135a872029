import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { flag, integer, optional } from './fields.ts';

export const prefectureListRequest = z.object({ access_key: accessKeyField, is_open: optional(flag()) });
export type PrefectureListRequest = z.infer<typeof prefectureListRequest>;

export const prefectureSchema = z.object({
  prefecture_id: z.int(),
  /** The Japanese name (東京都), in spite of its own name: the specification has it so. */
  name_kana: z.string(),
  /** The slug (tokyo). */
  name: z.string(),
  is_open: z.boolean(),
  support_center_id: z.int().nullable(),
  area_slug: z.string(),
  estate_count: z.int(),
});
export type Prefecture = z.infer<typeof prefectureSchema>;

export const cityListRequest = z.object({ prefecture_id: integer(1, 47), access_key: accessKeyField });
export type CityListRequest = z.infer<typeof cityListRequest>;

export const citySchema = z.object({
  city_id: z.int(),
  city_name: z.string(),
  city_kana: z.string(),
  estate_count: z.int(),
});
export type City = z.infer<typeof citySchema>;

const hyphens = /[-‐‑‒–—―−ー]/g;

/** Seven digits; full-width digits and hyphens are accepted. */
export const addressDetailRequest = z.object({
  zip_code: z.preprocess(
    (value) => {
      const written = typeof value === 'number' ? String(value).padStart(7, '0') : value;
      return typeof written === 'string' ? written.normalize('NFKC').replace(hyphens, '').trim() : written;
    },
    z.string().regex(/^\d{7}$/, '郵便番号は7桁の数字で入力してください。'),
  ),
  access_key: accessKeyField,
});
export type AddressDetailRequest = z.infer<typeof addressDetailRequest>;

/** One town of a zip code; a zip code may have several. */
export const addressSchema = z.object({
  zip_code: z.string(),
  prefecture_id: z.int(),
  prefecture_name: z.string(),
  city_id: z.int(),
  city_name: z.string(),
  town_name: z.string(),
  town_kana: z.string(),
});
export type Address = z.infer<typeof addressSchema>;
