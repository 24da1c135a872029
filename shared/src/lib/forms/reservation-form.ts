import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { withRules } from './cross-rules.ts';
import { formTypes } from './form-types.ts';
import type { BookableForm } from './form-types.ts';
import { checkPreferredSlots, preferredSlotsField } from './preferred-slots.ts';

/** The one new time of a booking. */
export const NEW_SLOT_RULES = { labels: ['変更後'], isFirstRequired: true };

/** The new time of a booking, by the rules of the form that booked it. */
export function reservationForm(formType: BookableForm, today: Today) {
  const rules = { ...formTypes[formType].slots, ...NEW_SLOT_RULES };
  return withRules(z.object({ wishes: preferredSlotsField(rules.labels.length) }), ({ wishes }, refuse) =>
    checkPreferredSlots(wishes, rules, today, refuse),
  );
}
