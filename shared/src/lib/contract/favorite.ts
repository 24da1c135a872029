import { SAVE_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { flag, id, optional } from './fields.ts';

/** estate/favorite/create and estate/history/create. `is_deleted` 1 takes an estate out of the list. */
export const saveEstatesSchema = z.object({
  estates: z
    .array(z.object({ estate_id: id(), is_deleted: optional(flag()) }))
    .min(1)
    .max(SAVE_MAX),
});
export type SaveEstatesRequest = z.infer<typeof saveEstatesSchema>;

/** One entry of a save as the browser sends it. */
export interface SavedEstate {
  estate_id: number;
  is_deleted?: 0 | 1;
}

/** One favourite, newest first in the list. `created_at` is ISO 8601 with +09:00. */
export const favoriteSchema = z.object({ estate_id: z.int(), created_at: z.string() });
export type Favorite = z.infer<typeof favoriteSchema>;

/** Answer of a save: how many estates the list holds now. */
export const savedCountSchema = z.object({ count: z.int() });
export type SavedCount = z.infer<typeof savedCountSchema>;
