import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { id, integer, optional, text } from './fields.ts';

export const areaSlugs = [
  'hokkaido',
  'tohoku',
  'kanto',
  'tokai',
  'keiji',
  'hanshin',
  'chushi',
  'kyushu',
] as const;
export type AreaSlug = (typeof areaSlugs)[number];

export const kanaRows = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ'] as const;
export type KanaRow = (typeof kanaRows)[number];

/** school/campus/list. At least one of the filters is required; so is access_key. */
export const campusListRequest = z.object({
  keyword: optional(text(100)),
  pref_id: optional(integer(1, 47)),
  area_slug: optional(z.enum(areaSlugs)),
  school_id: optional(id()),
  campus_id: optional(id()),
  school_type: optional(text(20)),
  kana_row: optional(z.enum(kanaRows)),
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
  /** 大学, 短大, 専門学校, 大学院, 予備校 or 高専. */
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
