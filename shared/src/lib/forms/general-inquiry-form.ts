import { CONTACT_MAX, fieldLabels, VISIT_CONTENTS } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import {
  between,
  choiceList,
  flagField,
  oneOf,
  optionalChoice,
  optionalId,
  requiredChoice,
} from './choice-field.ts';
import { OTHER_CONTENTS, inquiryContents, videoTools } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import { messages } from './messages.ts';
import { checkPerson, personFields } from './person.ts';
import { optionalText } from './text-field.ts';
import { longText } from './text-kinds.ts';
import { formTypes } from './form-types.ts';
import { checkPreferredSlots, preferredSlotsField } from './preferred-slots.ts';

/** The choices of the table that a general inquiry offers. */
const OFFERED = new Set([1, 2, 3, 4, 9]);

export const generalContents = inquiryContents.filter(({ value }) => OFFERED.has(value));

/** ご質問・ご要望, up to 1,000 characters. */
export const messageField = optionalText(longText(fieldLabels.message, 1000));

/**
 * The general inquiry (contract, 4.6), in the shape of the call: the fields that the call names are at the top, the
 * others in `applicant`. Hidden items are not sent.
 */
export function generalInquiryForm(today: Today) {
  const fields = z.object({
    inquiry_contents_id: requiredChoice(fieldLabels.inquiry_contents_id, oneOf(generalContents)),
    estate_ids: choiceList({ label: fieldLabels.estate_ids, max: CONTACT_MAX }),
    shop_id: optionalId(fieldLabels.shop_id),
    is_visit: flagField,
    is_video: flagField,
    wishes: preferredSlotsField(3),
    message: messageField,
    applicant: z.object({
      ...personFields(today),
      visitors_count: optionalChoice(fieldLabels.visitors_count, between(1, 6)),
      video_tool: optionalChoice(fieldLabels.video_tool, oneOf(videoTools)),
    }),
  });
  return withRules(fields, (values, refuse) => {
    const { applicant, inquiry_contents_id: contents } = values;
    checkPerson(applicant, refuse, ['applicant']);
    if (contents === OTHER_CONTENTS) {
      requireAll([{ path: ['message'], value: values.message, label: fieldLabels.message }], refuse);
    }
    if (contents !== VISIT_CONTENTS) return;
    const needed = [
      { path: ['shop_id'], value: values.shop_id, label: fieldLabels.shop_id, isChosen: true },
      { path: ['applicant', 'tel'], value: applicant?.tel, label: fieldLabels.tel },
    ];
    requireAll(needed, refuse);
    if (!values.is_visit && !values.is_video) {
      refuse(['is_visit'], { code: 'required', message: messages.visitOrVideo });
    }
    if (values.is_video) {
      const tool = { path: ['applicant', 'video_tool'], value: applicant?.video_tool };
      requireAll([{ ...tool, label: fieldLabels.video_tool, isChosen: true }], refuse);
    }
    checkPreferredSlots(values.wishes, formTypes.general.slots, today, refuse);
  });
}
