import { SITEMAP_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField, listAnswer } from './envelope.ts';
import { integer, optional } from './fields.ts';

/** The subject of the pages in a sitemap file. */
export const sitemapKinds = ['prefecture', 'school', 'station', 'estate'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const sitemapListRequest = z.object({ kind: z.enum(sitemapKinds), access_key: accessKeyField });

export const sitemapPageQuery = z.object({
  page: optional(integer(1, 1_000_000)).transform((page) => page ?? 1),
  limit: optional(integer(1, SITEMAP_MAX)).transform((limit) => limit ?? SITEMAP_MAX),
});

/**
 * The ids in an address: `prefecture` has pref_id and slug, `school` (one entry per campus) pref_id, school_id and
 * campus_id, `station` pref_id and station_id, `estate` estate_id.
 */
export const sitemapEntrySchema = z.object({
  pref_id: z.int().optional(),
  slug: z.string().optional(),
  school_id: z.int().optional(),
  campus_id: z.int().optional(),
  station_id: z.int().optional(),
  estate_id: z.int().optional(),
  /** Published estates there now; 1 or 0 for an estate itself. */
  estate_count: z.int(),
  /** Day of the latest change of an estate there, YYYY-MM-DD; null without any. */
  updated_at: z.string().nullable(),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

export const sitemapListAnswer = listAnswer(sitemapEntrySchema);

export const sitemapPlacesRequest = z.object({ access_key: accessKeyField });

/** Entries of the page of contents besides its own pages: places with published estates, and all schools. */
export const sitemapPlacesSchema = z.object({
  /** Cities and wards in the official order. */
  cities: z.array(
    z.object({ pref_id: z.int(), city_id: z.int(), city_name: z.string(), estate_count: z.int() }),
  ),
  /** Lines, once per prefecture in which estates are at one of their stations. */
  lines: z.array(
    z.object({ pref_id: z.int(), line_id: z.int(), line_name: z.string(), estate_count: z.int() }),
  ),
  /** Schools by their reading. */
  schools: z.array(z.object({ school_id: z.int(), school_name: z.string(), school_kana: z.string() })),
});
export type SitemapPlaces = z.infer<typeof sitemapPlacesSchema>;
