import { CONDITION_NAME_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { listAnswer } from './envelope.ts';
import { estateFilterSchema } from './estate-filter.ts';
import type { EstateFilter } from './estate-filter.ts';
import { flag, id, integer, isOneLine, optional, someIds, text } from './fields.ts';

const PATH_MAX = 2000;

/** Any origin does: it only shows whether the path leaves it. */
const BASE = 'https://site.invalid';

/** A path of this site: one slash at its start, no other origin, no control characters. */
function isSitePath(path: string): boolean {
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path) || !URL.canParse(path, BASE)) return false;
  return new URL(path, BASE).origin === BASE;
}

const given = { error: '学校・エリア・駅のいずれかを指定してください。', params: { code: 'required' } };

const isFilled = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** 4.14: a search without a place would match the whole country. */
function hasPlace(filter: EstateFilter): boolean {
  const { school_id, pref_id, area_slug, city_id, station_id, station_name, line_id } = filter;
  const { dis, bounds, polygon } = filter;
  return [
    school_id,
    pref_id,
    area_slug,
    city_id,
    station_id,
    station_name || undefined,
    line_id,
    dis,
    bounds,
    polygon,
  ].some(isFilled);
}

const name = text(CONDITION_NAME_MAX)
  .refine((value) => value.length > 0, { params: { code: 'required' } })
  .refine(isOneLine);
/** 0 no mail, 1 soon after a match, 2 daily, 3 weekly. */
const frequency = integer(0, 3);

/** search/condition: all conditions, or the one of `condition_id`. */
export const conditionListSchema = z.object({ condition_id: optional(id()) });

/** search/condition/create; `condition_id` overwrites that condition. */
export const conditionCreateSchema = z.object({
  condition_id: optional(id()),
  name,
  condition: estateFilterSchema.refine(hasPlace, given),
  path: z.string().trim().max(PATH_MAX).refine(isSitePath),
  notify_frequency: optional(frequency).transform((value) => value ?? 0),
});
export type ConditionCreateRequest = z.infer<typeof conditionCreateSchema>;

export const conditionIdSchema = z.object({ condition_id: z.int() });

/** search/condition/update; `is_seen` says that the visitor has looked at the new matches. */
export const conditionUpdateSchema = z.object({
  condition_id: id(),
  name: optional(name),
  notify_frequency: optional(frequency),
  is_seen: optional(flag()),
});
export type ConditionUpdateRequest = z.infer<typeof conditionUpdateSchema>;

export const conditionDeleteSchema = z.object({ condition_id: someIds() });

export const deletedCountSchema = z.object({ deleted_count: z.int() });

/** One saved condition. `condition` is in its canonical form; date-times are ISO 8601 with +09:00. */
export const savedConditionSchema = z.object({
  condition_id: z.int(),
  name: z.string(),
  condition: estateFilterSchema,
  /** The result page: path and query of this site. */
  path: z.string(),
  notify_frequency: z.int(),
  /** Published estates that appeared or came back since the visitor last looked (`is_seen`). */
  new_count: z.int(),
  last_notified_at: z.string().nullable(),
  created_at: z.string(),
});
export type SavedCondition = z.infer<typeof savedConditionSchema>;

export const conditionListAnswer = listAnswer(savedConditionSchema);
