import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { id, optional } from '../contract/fields.ts';
import { requiredMoveInField } from './date-field.ts';

/** Waiting for a room of a full building: of one type, or of any, from a month on. */
export const waitlistForm = (today: Today) =>
  z.object({
    roomtype_id: optional(id()),
    move_in_ym: requiredMoveInField(today),
  });
