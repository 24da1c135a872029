import { areaSlugs } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { integer, optional, prefectureId } from './fields.ts';

/**
 * document/list and document/publish/list. A region or a prefecture leaves out documents for other ones, and keeps
 * those for the whole country.
 */
export const documentListRequest = z.object({
  area_slug: optional(z.enum(areaSlugs)),
  pref_id: optional(prefectureId()),
  document_type: optional(integer(1, 4)),
  access_key: accessKeyField,
});
export type DocumentListRequest = z.infer<typeof documentListRequest>;

export const documentSchema = z.object({
  document_id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Of the vocabulary's documentTypes. */
  document_type: z.int(),
  /** The first page, upright; the image proxy takes w, q and fm. */
  thumbnail_path: z.string(),
  pages: z.int(),
  pdf_path: z.string(),
  /** Size of the PDF in bytes. */
  pdf_bytes: z.int(),
  area_slug: z.string().nullable(),
  is_digital: z.boolean(),
  is_postal: z.boolean(),
});
export type Document = z.infer<typeof documentSchema>;
