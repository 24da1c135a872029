import { PAGE_SIZE, PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { integer, optional } from './fields.ts';

/** Codes of a refused field (contract, section 1). */
export const errorCodes = [
  'required',
  'format',
  'type',
  'range',
  'min_length',
  'max_length',
  'mismatch',
  'not_found',
  'duplicate',
  'expired',
  'rate_limit',
  'captcha',
  'access_key',
  'conflict',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One refused field; `field` is the dotted path in the request, '' for the request as a whole. */
export const fieldErrorSchema = z.object({
  field: z.string(),
  code: z.enum(errorCodes),
  message: z.string(),
  /** With `duplicate`: the id of the present entry. */
  existing_id: z.int().optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every answer that is not a success. */
export const failureSchema = z.object({
  status: z.int(),
  result: z.null(),
  message: z.string(),
  errors: z.array(fieldErrorSchema),
});
export type Failure = z.infer<typeof failureSchema>;

/** Seconds after which what was answered with 503 may be asked for again. */
export const RETRY_AFTER_S = 5;

/** `?page={n}&limit={n}`; a page past the end is an empty list, not an error. */
export const pageQuery = z.object({
  page: optional(integer(1, 1_000_000)).transform((page) => page ?? 1),
  limit: optional(integer(1, PAGE_SIZE_MAX)).transform((limit) => limit ?? PAGE_SIZE),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** A list answer, with counts and facets beside `result`. */
export const listAnswer = <T extends z.ZodType>(item: T) =>
  z.object({
    status: z.literal(200),
    result: z.array(item),
    total_count: z.int(),
    page: z.int(),
    limit: z.int(),
  });

/** Like {@link pageQuery} for short lists that belong together: without a limit they come whole. */
export const wholeListQuery = z.object({
  page: optional(integer(1, 1_000_000)).transform((page) => page ?? 1),
  limit: optional(integer(1, PAGE_SIZE_MAX)),
});
export type WholeListQuery = z.infer<typeof wholeListQuery>;

/** An answer with one object. */
export const singleAnswer = <T extends z.ZodType>(result: T) => z.object({ status: z.literal(200), result });

/** Public client key: accepted by every call, required where the contract lists it. */
export const accessKeyField = optional(z.string().min(1).max(64));

/** The same key in a call that asks for it. */
export const requiredAccessKey = z.string().min(1).max(64);
