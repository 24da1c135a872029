import { z } from 'zod';
import { listAnswer } from './envelope.ts';
import { estateFilterSchema } from './estate-filter.ts';
import { savedFrequency, savedName, savedSearchFields } from '@gakumado/shared/forms/save-condition';
import { flag, id, optional, someIds } from './fields.ts';
import { isSitePath } from '../site-path.ts';

const PATH_MAX = 2000;

/** search/condition: all conditions, or the one of `condition_id`. */
export const conditionListSchema = z.object({ condition_id: optional(id()) });

/** search/condition/create; `condition_id` overwrites that condition. */
export const conditionCreateSchema = z.object({
  condition_id: optional(id()),
  ...savedSearchFields,
  name: savedName,
  path: z.string().trim().max(PATH_MAX).refine(isSitePath),
});
export type ConditionCreateRequest = z.infer<typeof conditionCreateSchema>;

export const conditionIdSchema = z.object({ condition_id: z.int() });

/** search/condition/update; `is_seen` says that the visitor has looked at the new matches. */
export const conditionUpdateSchema = z.object({
  condition_id: id(),
  name: savedName.nullish(),
  notify_frequency: optional(savedFrequency),
  is_seen: optional(flag()),
});
export type ConditionUpdateRequest = z.infer<typeof conditionUpdateSchema>;

export const conditionDeleteSchema = z.object({ condition_id: someIds() });

/** search/condition/restore: a condition that was deleted within a day. */
export const conditionRestoreSchema = z.object({ condition_id: id() });

/** search/condition/stop and search/condition/mails: the key of a mail's link, `/search_condition/?stop={key}`. */
export const conditionStopSchema = z.object({ stop_key: z.string().trim().min(1).max(500) });

/** The names of the conditions whose mails were stopped, one at least. */
export const stoppedConditionsSchema = z.object({ names: z.array(z.string()) });

/** The names of the conditions that a mail was about, one at least, and whether none of them has mails any more. */
export const mailedConditionsSchema = stoppedConditionsSchema.extend({ is_stopped: z.boolean() });
export type MailedConditions = z.infer<typeof mailedConditionsSchema>;

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
