import { z } from 'zod';
import { id, optional, someIds } from './fields.ts';

/** A random word of the browser, never anything of a person. */
const sessionKey = z.string().regex(/^[\w-]{8,64}$/);
const address = z.string().max(2048);

const PARAMS_MAX_BYTES = 2048;

const isSmall = (value: object) =>
  new TextEncoder().encode(JSON.stringify(value)).byteLength <= PARAMS_MAX_BYTES;

/** log/tracking/save. `ts` is milliseconds since 1970; of `params` flat values are kept. */
export const trackingSaveSchema = z.object({
  session_key: sessionKey,
  event_name: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
  page_path: address,
  params: optional(
    z.record(z.string(), z.unknown()).refine(isSmall, { params: { code: 'max_length' } }),
  ).transform((params) => params ?? {}),
  ts: optional(z.number()),
});
export type TrackingSaveRequest = z.infer<typeof trackingSaveSchema>;

/** log/access/save. */
export const accessSaveSchema = z.object({
  session_key: sessionKey,
  page_path: address,
  referrer: optional(address),
  estate_id: optional(id()),
  campus_id: optional(id()),
});
export type AccessSaveRequest = z.infer<typeof accessSaveSchema>;

/** log/favorite/save. */
export const favoriteLogSchema = z.object({
  session_key: sessionKey,
  estate_id: id(),
  action: z.enum(['add', 'remove']),
});
export type FavoriteLogRequest = z.infer<typeof favoriteLogSchema>;

/** log/favorite/get. */
export const favoriteCountRequest = z.object({
  estate_id: someIds(50),
});

/** `favorite_count` is null below 5, so that nobody's choice shows. */
export const favoriteCountSchema = z.object({
  estate_id: z.int(),
  favorite_count: z.int().nullable(),
});
export type FavoriteCount = z.infer<typeof favoriteCountSchema>;
