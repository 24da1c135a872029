import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { id, integer, optional } from './fields.ts';

/** equipment/list of one of the `EQUIPMENT_GROUP`s, or of all. */
export const equipmentListRequest = z.object({ group: optional(integer(1, 3)), access_key: accessKeyField });
export type EquipmentListRequest = z.infer<typeof equipmentListRequest>;

export const equipmentSchema = z.object({
  equipment_id: z.int(),
  name: z.string(),
  /** `EQUIPMENT_GROUP` */
  group: z.int(),
  group_name: z.string(),
  icon_path: z.string().nullable(),
  /** Name of an icon of the site's icon set. */
  icon: z.string(),
  meaning: z.string(),
  sort_no: z.int(),
  /** Offered in the filter popup. */
  is_filter: z.boolean(),
});
export type Equipment = z.infer<typeof equipmentSchema>;

/** image/list: exactly one of estate_id and shop_id. */
export const imageListRequest = z.object({
  estate_id: optional(id()),
  shop_id: optional(id()),
  category: optional(integer(1, 6)),
  access_key: accessKeyField,
});
export type ImageListRequest = z.infer<typeof imageListRequest>;

/** A picture with its size in pixels. */
export const pictureSchema = z.object({
  /** Site path; the image proxy takes w, q and fm. */
  path: z.string(),
  /** 1 外観, 2 室内, 3 間取り, 4 共用, 5 周辺, 6 食事. */
  category: z.int(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const imageSchema = pictureSchema.extend({ image_id: z.int(), sort_no: z.int() });
export type Image = z.infer<typeof imageSchema>;

/** tag/list: 1 建物, 2 費用, 3 暮らし, 4 申込; with estate_id the tags of that estate. */
export const tagListRequest = z.object({
  group: optional(integer(1, 4)),
  estate_id: optional(id()),
  access_key: accessKeyField,
});
export type TagListRequest = z.infer<typeof tagListRequest>;

export const tagSchema = z.object({
  tag_id: z.int(),
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  /** Open estates that carry the tag. */
  estate_count: z.int(),
});
export type Tag = z.infer<typeof tagSchema>;
