import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { idList, optional } from './fields.ts';

/**
 * estate/history/list. With `estate_id` (comma list or array) it is the guest's call and
 * answers estates; without, it is the customer's and answers {@link HistoryEntry}.
 */
export const historyListSchema = z.object({
  order_by: optional(z.literal('created_at')),
  estate_id: optional(idList(HISTORY_MAX)),
});
export type HistoryListRequest = z.infer<typeof historyListSchema>;

/** One viewed estate of a customer, newest first in the list. `created_at` is ISO 8601 with +09:00. */
export const historyEntrySchema = z.object({ estate_id: z.int(), created_at: z.string() });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
