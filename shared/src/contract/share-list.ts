import { SHARE_ESTATES_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { estateSchema } from './estate.ts';
import { id, integer, isOneLine, optional, someIds, text } from './fields.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 90;

export const verdicts = ['◎', '○', '△', '×'] as const;
export type Verdict = (typeof verdicts)[number];

/** 192 random bits in base64url. */
const shareKey = z.string().regex(/^[\w-]{32}$/);

/** share/list/create. */
export const shareCreateSchema = z.object({
  estate_ids: someIds(SHARE_ESTATES_MAX),
  note: optional(text(200)).transform((note) => note ?? ''),
  expires_days: optional(integer(1, MAX_DAYS)).transform((days) => days ?? DEFAULT_DAYS),
});
export type ShareCreateRequest = z.infer<typeof shareCreateSchema>;

export const shareKeySchema = z.object({ share_key: shareKey, expires_at: z.string() });
export type ShareKey = z.infer<typeof shareKeySchema>;

/** share/list/detail. */
export const shareDetailRequest = z.object({ share_key: z.string().max(100) });

/** share/list/verdict/save; the last verdict of each person on an estate counts. */
export const verdictSaveSchema = z.object({
  share_key: z.string().max(100),
  estate_id: id(),
  by: text(20)
    .refine((name) => name.length > 0, { params: { code: 'required' } })
    .refine(isOneLine),
  verdict: z.enum(verdicts),
  comment: optional(text(200)).transform((comment) => comment ?? ''),
});
export type VerdictSaveRequest = z.infer<typeof verdictSaveSchema>;

export const verdictSchema = z.object({
  estate_id: z.int(),
  by: z.string(),
  verdict: z.enum(verdicts),
  comment: z.string(),
  updated_at: z.string(),
});

/** A shared list; `estates` are those of `estate_ids` that are still published. */
export const shareDetailSchema = z.object({
  estate_ids: z.array(z.int()),
  note: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  estates: z.array(estateSchema),
  verdicts: z.array(verdictSchema),
});
export type ShareDetail = z.infer<typeof shareDetailSchema>;
