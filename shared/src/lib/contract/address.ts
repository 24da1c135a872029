import { messages } from '@gakumado/shared/forms/messages';
import { z } from 'zod';
import { normaliseDigits, zipPattern } from '../forms/normalise.ts';
import { accessKeyField } from './envelope.ts';
import { flag, optional, prefectureId } from './fields.ts';

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

export const cityListRequest = z.object({ prefecture_id: prefectureId(), access_key: accessKeyField });
export type CityListRequest = z.infer<typeof cityListRequest>;

export const citySchema = z.object({
  city_id: z.int(),
  city_name: z.string(),
  city_kana: z.string(),
  estate_count: z.int(),
});
export type City = z.infer<typeof citySchema>;

/** address/prefecture/rent. */
export const prefectureRentRequest = z.object({ pref_id: prefectureId(), access_key: accessKeyField });
export type PrefectureRentRequest = z.infer<typeof prefectureRentRequest>;

/**
 * Rents of the published estates of a prefecture, in yen. A rent is the middle of its room type's range. Averages are
 * rounded to 100.
 */
export const prefectureRentSchema = z.object({
  pref_id: z.int(),
  /** Of 1R and 1K rooms; the three are null when none is listed. */
  rent_average: z.int().nullable(),
  /** Nine rooms in ten cost at least this … */
  rent_range_min: z.int().nullable(),
  /** … and nine in ten at most this. */
  rent_range_max: z.int().nullable(),
  /** Every layout with rooms, the smallest first; 2DK+ is all that is larger. */
  layouts: z.array(
    z.object({
      layout: z.string(),
      rent_average: z.int(),
      rent_min: z.int(),
      rent_max: z.int(),
      roomtype_count: z.int(),
    }),
  ),
  /** Averages of 1R and 1K rooms by city: the twelve with most estates, those first. */
  cities: z.array(
    z.object({
      city_id: z.int(),
      city_name: z.string(),
      rent_average: z.int(),
      estate_count: z.int(),
    }),
  ),
});
export type PrefectureRent = z.infer<typeof prefectureRentSchema>;

/** Seven digits, written as forms accept them too: 〒169-0051. */
export const addressDetailRequest = z.object({
  zip_code: z.preprocess(
    (value) => {
      const written = typeof value === 'number' ? String(value).padStart(7, '0') : value;
      return typeof written === 'string' ? normaliseDigits(written) : written;
    },
    z.string().regex(zipPattern, messages.zip),
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
  /** Empty where the code is of a whole municipality. */
  town_name: z.string(),
  town_kana: z.string(),
  /** Block and number behind the town (`7丁目3-1`) where an office has the code to itself; else empty. Absent in a backend from before. */
  block: z.string().optional(),
});
export type Address = z.infer<typeof addressSchema>;
