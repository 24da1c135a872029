import { areaSlugs } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { optional } from './fields.ts';

export const bannerPositions = ['home_top', 'home_side', 'footer', 'campaign_float', 'mypage'] as const;

/** banner/list. Without a region only the banners for everywhere, with one those of the region as well. */
export const bannerListRequest = z.object({
  position: z.enum(bannerPositions),
  area_slug: optional(z.enum(areaSlugs)),
  access_key: accessKeyField,
});
export type BannerListRequest = z.infer<typeof bannerListRequest>;

export const bannerSchema = z.object({
  banner_id: z.int(),
  /** Its words, shown as text over the picture. */
  title: z.string(),
  lead: z.string().nullable(),
  /** A picture without words. The image proxy takes w, q and fm. */
  image_path: z.string(),
  /** For narrow screens. */
  image_path_sp: z.string(),
  /** The content of the picture in words; empty for decoration. */
  alt: z.string(),
  /** Path of this site. */
  link_url: z.string(),
  is_blank: z.boolean(),
  /** ISO 8601 in Japanese time, as publish_to. */
  publish_from: z.string(),
  publish_to: z.string().nullable(),
  sort_no: z.int(),
});
export type Banner = z.infer<typeof bannerSchema>;
