import { CONTACT_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { choiceList, oneOf } from './choice-field.ts';
import { viewContents } from './choices.ts';
import { withRules } from './cross-rules.ts';
import { messageField } from './general-inquiry-form.ts';
import { checkMailPair, personFields } from './person.ts';

/**
 * The inquiry about a list of estates (contract, 4.7). `waitlist_estate_ids` are those full ones for which
 * キャンセル待ち was chosen.
 */
export function viewContactForm(today: Today) {
  const fields = z.object({
    estate_ids: choiceList({ label: '物件', max: CONTACT_MAX, isRequired: true }),
    message: messageField,
    applicant: z.object({
      contents: choiceList({
        label: 'お問い合わせ内容',
        max: viewContents.length,
        isRequired: true,
        isKnown: oneOf(viewContents),
      }),
      waitlist_estate_ids: choiceList({ label: 'キャンセル待ちの物件', max: CONTACT_MAX }),
      ...personFields(today),
    }),
  });
  return withRules(fields, ({ applicant }, refuse) => checkMailPair(applicant, refuse, ['applicant']));
}
