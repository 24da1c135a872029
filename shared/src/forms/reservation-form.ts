import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { withRules } from './cross-rules.ts';
import { checkPreferredSlots, preferredSlotsField, slotRules } from './preferred-slots.ts';

/** A form by which something can be booked, by its `form_type`. */
export type BookableForm = keyof typeof slotRules;

/** Whether a form can book something. */
export const isBookable = (formType: string): formType is BookableForm => Object.hasOwn(slotRules, formType);

/** The one new time of a booking. */
export const NEW_SLOT_LABELS = ['変更後'];

/** The new time of a booking, by the rules of the form that booked it. */
export function reservationForm(formType: BookableForm, today: Today) {
  const rules = { ...slotRules[formType], labels: NEW_SLOT_LABELS, isFirstRequired: true };
  return withRules(z.object({ wishes: preferredSlotsField(rules.labels.length) }), ({ wishes }, refuse) =>
    checkPreferredSlots(wishes, rules, today, refuse),
  );
}
