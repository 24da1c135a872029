import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { integer, optional } from './fields.ts';

/** info/publish/list: 1 お知らせ, 2 重要, 3 メンテナンス. `limit` replaces that of the query. */
export const infoListRequest = z.object({
  category: optional(integer(1, 3)),
  limit: optional(integer(1, PAGE_SIZE_MAX)),
  access_key: accessKeyField,
});

export const infoSchema = z.object({
  info_id: z.int(),
  title: z.string(),
  /** HTML; rendered through `RichText` only. */
  body_html: z.string(),
  /** 1 お知らせ, 2 重要, 3 メンテナンス. */
  category: z.int(),
  /** ISO 8601 in Japanese time, as publish_to. */
  publish_from: z.string(),
  publish_to: z.string().nullable(),
  link_url: z.string().nullable(),
});
export type Info = z.infer<typeof infoSchema>;
