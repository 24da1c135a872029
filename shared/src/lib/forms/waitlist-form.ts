import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { id, optional } from '../contract/fields.ts';
import { requiredMoveInField } from './date-field.ts';

/** Waiting for a room, from a month on: of one full type, or of any type in a full building. */
export const waitlistForm = (today: Today) =>
  z.object({
    roomtype_id: optional(id()),
    move_in_ym: requiredMoveInField(today),
  });
