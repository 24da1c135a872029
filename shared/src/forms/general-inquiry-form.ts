import { CONTACT_MAX } from '@gakumado/shared/vocabulary';
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
import { OTHER_CONTENTS, VISIT_CONTENTS, inquiryContents, videoTools } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import { messages } from './messages.ts';
import { checkMailPair, personFields } from './person.ts';
import { optionalText } from './text-field.ts';
import { longText } from './text-kinds.ts';
import { WISH_LABELS, checkWishes, wishesField } from './wishes.ts';

/** What a general inquiry offers of the whole table. */
const OFFERED = new Set([1, 2, 3, 4, 9]);

export const generalContents = inquiryContents.filter(({ value }) => OFFERED.has(value));

/** ご質問・ご要望, up to 1,000 characters. */
export const messageField = optionalText(longText('お問い合わせ内容の詳細', 1000));

/**
 * The general inquiry (contract, 4.6), in the shape of the call: what the call names stands at the top, the
 * other items in `applicant`. Items that are hidden are left out of what is sent.
 */
export function generalInquiryForm(today: Today) {
  const fields = z.object({
    inquiry_contents_id: requiredChoice('お問い合わせ内容', oneOf(generalContents)),
    estate_ids: choiceList({ label: '物件', max: CONTACT_MAX }),
    shop_id: optionalId('店舗'),
    is_visit: flagField,
    is_video: flagField,
    wishes: wishesField(3),
    message: messageField,
    applicant: z.object({
      ...personFields(today),
      visitors_count: optionalChoice('人数', between(1, 6)),
      video_tool: optionalChoice('オンライン内見のツール', oneOf(videoTools)),
    }),
  });
  return withRules(fields, (values, refuse) => {
    const { applicant, inquiry_contents_id: contents } = values;
    checkMailPair(applicant, refuse, ['applicant']);
    if (contents === OTHER_CONTENTS) {
      requireAll([{ path: ['message'], value: values.message, label: 'お問い合わせ内容の詳細' }], refuse);
    }
    if (contents !== VISIT_CONTENTS) return;
    const needed = [
      { path: ['shop_id'], value: values.shop_id, label: '店舗', isChosen: true },
      { path: ['applicant', 'tel'], value: applicant?.tel, label: '電話番号' },
    ];
    requireAll(needed, refuse);
    if (!values.is_visit && !values.is_video) {
      refuse(['is_visit'], { code: 'required', message: messages.visitOrVideo });
    }
    if (values.is_video) {
      const tool = { path: ['applicant', 'video_tool'], value: applicant?.video_tool };
      requireAll([{ ...tool, label: 'オンライン内見のツール', isChosen: true }], refuse);
    }
    checkWishes(values.wishes, { labels: WISH_LABELS, isFirstRequired: true, today }, refuse);
  });
}
