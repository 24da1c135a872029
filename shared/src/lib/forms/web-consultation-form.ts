import { fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { between, choiceList, oneOf, optionalId, requiredChoice } from './choice-field.ts';
import { consultationTopics, videoTools } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import { messageField } from './general-inquiry-form.ts';
import { areaSlugField } from './area-slug-field.ts';
import { checkPerson, personFields } from './person.ts';
import { requiredText } from './text-field.ts';
import { telText } from './text-kinds.ts';
import { formTypes } from './form-types.ts';
import { checkPreferredSlots, preferredSlotsField } from './preferred-slots.ts';

/** The online consultation (contract, 4.11); its session is the one slot. */
export function webConsultationForm(today: Today) {
  const fields = z.object({
    shop_id: optionalId(fieldLabels.shop_id),
    wishes: preferredSlotsField(1),
    message: messageField,
    applicant: z.object({
      area_slug: areaSlugField,
      tool: requiredChoice(fieldLabels.tool, oneOf(videoTools)),
      participants: requiredChoice(fieldLabels.participants, between(1, 4)),
      topics: choiceList({
        label: fieldLabels.topics,
        max: consultationTopics.length,
        isRequired: true,
        isKnown: oneOf(consultationTopics),
      }),
      ...personFields(today),
      tel: requiredText(telText),
    }),
  });
  return withRules(fields, (values, refuse) => {
    const { applicant } = values;
    checkPerson(applicant, refuse, ['applicant']);
    const place = values.shop_id ?? applicant?.area_slug;
    // Told at what the form asks for: what it hides is not sent.
    const isOfArea = values.shop_id === undefined && applicant?.area_slug === null;
    requireAll(
      [
        {
          path: isOfArea ? ['applicant', 'area_slug'] : ['shop_id'],
          value: place,
          label: `${fieldLabels.area_slug}または${fieldLabels.shop_id}`,
          isChosen: true,
        },
      ],
      refuse,
    );
    checkPreferredSlots(values.wishes, formTypes.web_soudankai.slots, today, refuse);
  });
}
