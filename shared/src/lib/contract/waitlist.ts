import { z } from 'zod';
import { todayInJapan } from '../calendar-days.ts';
import { waitlistForm } from '../forms/waitlist-form.ts';
import { listAnswer } from './envelope.ts';
import { id, someIds } from './fields.ts';

/** estate/waitlist/create, for a member; without `roomtype_id` any room of a full building will do. */
export const waitlistCreateSchema = waitlistForm(todayInJapan).extend({ estate_id: id() });
export type WaitlistCreateRequest = z.infer<typeof waitlistCreateSchema>;

export const waitlistIdSchema = z.object({ waitlist_id: z.int() });

export const waitlistDeleteSchema = z.object({ waitlist_id: someIds() });

/** Date-times are ISO 8601 with +09:00. */
export const waitlistEntrySchema = z.object({
  waitlist_id: z.int(),
  estate_id: z.int(),
  /** null where the estate is no longer published. */
  estate_name: z.string().nullable(),
  roomtype_id: z.int().nullable(),
  roomtype_name: z.string().nullable(),
  move_in_ym: z.string(),
  created_at: z.string(),
  /** When the member was notified of a vacancy; null while waiting. */
  notified_at: z.string().nullable(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

export const waitlistAnswer = listAnswer(waitlistEntrySchema);
