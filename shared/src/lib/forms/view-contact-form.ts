import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { choiceList, oneOf } from './choice-field.ts';
import { viewContents } from './choices.ts';
import { withRules } from './cross-rules.ts';
import { messageField } from './general-inquiry-form.ts';
import { checkPerson, personFields } from './person.ts';

/**
 * The inquiry about a list of estates (contract, 4.7). `waitlist_estate_ids` are those full ones for which
 * キャンセル待ち was chosen.
 */
export function viewContactForm(today: Today) {
  const fields = z.object({
    estate_ids: choiceList({ label: fieldLabels.estate_ids, max: CONTACT_MAX, isRequired: true }),
    message: messageField,
    applicant: z.object({
      contents: choiceList({
        label: fieldLabels.contents,
        max: viewContents.length,
        isRequired: true,
        isKnown: oneOf(viewContents),
      }),
      waitlist_estate_ids: choiceList({ label: fieldLabels.waitlist_estate_ids, max: CONTACT_MAX }),
      ...personFields(today),
    }),
  });
  return withRules(fields, ({ applicant }, refuse) => checkPerson(applicant, refuse, ['applicant']));
}
