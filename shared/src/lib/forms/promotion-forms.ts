import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { choiceList, flagField } from './choice-field.ts';
import { withRules } from './cross-rules.ts';
import { messageField } from './general-inquiry-form.ts';
import { messages } from './messages.ts';
import { checkPerson, personFields } from './person.ts';
import { optionalText } from './text-field.ts';
import { inquiryNoText } from './text-kinds.ts';
import { formTypes } from './form-types.ts';
import { checkPreferredSlots, preferredSlotsField } from './preferred-slots.ts';

/** The inquiry about the contract service (contract, 4.15). */
export function contractServiceForm(today: Today) {
  const fields = z.object({
    estate_ids: choiceList({ label: fieldLabels.estate_ids, max: CONTACT_MAX }),
    wishes: preferredSlotsField(3),
    message: messageField,
    applicant: z.object({ estate_inquiry_no: optionalText(inquiryNoText), ...personFields(today) }),
  });
  return withRules(fields, ({ applicant, wishes }, refuse) => {
    checkPerson(applicant, refuse, ['applicant']);
    checkPreferredSlots(wishes, formTypes.it_id.slots, today, refuse);
  });
}

/** The booking of a viewing without staff (contract, 4.15): of one home, as nobody is at two within its hour; its date and time are the one slot. */
export function selfViewingForm(today: Today) {
  const fields = z.object({
    estate_ids: choiceList({ label: fieldLabels.estate_ids, max: 1 }),
    wishes: preferredSlotsField(1),
    message: messageField,
    applicant: z.object({
      estate_inquiry_no: optionalText(inquiryNoText),
      is_id_check: flagField,
      ...personFields(today),
    }),
  });
  return withRules(fields, ({ applicant, wishes }, refuse) => {
    checkPerson(applicant, refuse, ['applicant']);
    if (applicant && !applicant.is_id_check) {
      refuse(['applicant', 'is_id_check'], { code: 'required', message: messages.idCheck });
    }
    checkPreferredSlots(wishes, formTypes.self_naiken.slots, today, refuse);
  });
}
