import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { choiceList, flagField } from './choice-field.ts';
import { withRules } from './cross-rules.ts';
import { messageField } from './general-inquiry-form.ts';
import { messages } from './messages.ts';
import { checkMailPair, personFields } from './person.ts';
import { optionalText } from './text-field.ts';
import { inquiryNoText } from './text-kinds.ts';
import { WISH_LABELS, checkWishes, wishesField } from './wishes.ts';

/** The inquiry about the contract service (contract, 4.15). */
export function contractServiceForm(today: Today) {
  const fields = z.object({
    estate_ids: choiceList({ label: '物件', max: 10 }),
    wishes: wishesField(3),
    message: messageField,
    applicant: z.object({ estate_inquiry_no: optionalText(inquiryNoText), ...personFields(today) }),
  });
  return withRules(fields, ({ applicant, wishes }, refuse) => {
    checkMailPair(applicant, refuse, ['applicant']);
    checkWishes(wishes, { labels: WISH_LABELS, isFirstRequired: false, today }, refuse);
  });
}

/** 9:00 to 18:00 in steps of half an hour. */
const isViewingTime = (time: string) => /^(?:(?:09|1[0-7]):[03]0|18:00)$/.test(time);

/** The booking of a viewing without staff (contract, 4.15); its date and time are the one wish. */
export function selfViewingForm(today: Today) {
  const fields = z.object({
    estate_ids: choiceList({ label: '物件', max: 10 }),
    wishes: wishesField(1),
    message: messageField,
    applicant: z.object({
      estate_inquiry_no: optionalText(inquiryNoText),
      is_id_check: flagField,
      ...personFields(today),
    }),
  });
  return withRules(fields, ({ applicant, wishes }, refuse) => {
    checkMailPair(applicant, refuse, ['applicant']);
    if (applicant && !applicant.is_id_check) {
      refuse(['applicant', 'is_id_check'], { code: 'required', message: messages.idCheck });
    }
    checkWishes(wishes, { labels: ['内見'], isFirstRequired: true, today, isTime: isViewingTime }, refuse);
  });
}
