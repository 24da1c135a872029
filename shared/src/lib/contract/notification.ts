import { z } from 'zod';
import { listAnswer } from './envelope.ts';
import { flag, idList, optional } from './fields.ts';

/**
 * Types of notifications. The words are stable.
 * - new_match: estates that appeared or came back meet a saved condition
 * - price_change, vacancy_change, closed, reopened: a favourite changed
 * - waitlist_vacancy: a building that the member waits for has a room
 * - reply: a shop answered an inquiry (nothing writes it yet)
 */
export const notificationTypes = [
  'new_match',
  'price_change',
  'vacancy_change',
  'closed',
  'reopened',
  'waitlist_vacancy',
  'reply',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The values in the title of a notification: names of that moment, amounts in yen or vacancy statuses. */
export interface NotificationData {
  /** Of the estate, or of the condition at new_match. */
  name: string;
  before?: number | null;
  after?: number | null;
  /** Estates of a new_match. */
  count?: number;
}

/** notification/read: these, or all. */
export const notificationReadSchema = z
  .object({ notification_id: optional(idList()), is_all: optional(flag()) })
  .refine(({ notification_id: ids, is_all: isAll }) => isAll === true || (ids?.length ?? 0) > 0, {
    path: ['notification_id'],
    params: { code: 'required' },
  });

export const notificationSchema = z.object({
  notification_id: z.int(),
  type: z.enum(notificationTypes),
  title: z.string(),
  estate_id: z.int().nullable(),
  condition_id: z.int().nullable(),
  created_at: z.string(),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Newest first; `unread_count` counts beyond the page. */
export const notificationListAnswer = listAnswer(notificationSchema).extend({ unread_count: z.int() });

export const unreadCountSchema = z.object({ unread_count: z.int() });
