import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { estateDetailSchema } from './estate-detail.ts';
import { id, optional, prefectureId, text } from './fields.ts';
import { shopSchema } from './shop.ts';

/** Characters of a key that staff hand over, in an address (contract, 7.2). */
export const SIMPLEVIEW_KEY_MAX = 60;

/** estate/simpleview/detail; a prefecture or an estate beside the key must be the one that the key names. */
export const simpleviewRequest = z.object({
  pref_id: optional(prefectureId()),
  estate_id: optional(id()),
  random_key: text(SIMPLEVIEW_KEY_MAX),
  access_key: accessKeyField,
});
export type SimpleviewRequest = z.infer<typeof simpleviewRequest>;

/** The estate of a key, with the shop that handed it over. */
export const simpleviewSchema = z.object({
  estate: estateDetailSchema,
  shop: shopSchema,
  /** YYYY-MM-DD, the last day on which the key opens it. */
  expires_on: z.string(),
});
export type Simpleview = z.infer<typeof simpleviewSchema>;
