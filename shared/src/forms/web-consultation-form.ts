import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { between, choiceList, oneOf, optionalId, requiredChoice } from './choice-field.ts';
import { consultationTopics, videoTools } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import { messageField } from './general-inquiry-form.ts';
import { areaSlugField } from './area-slug-field.ts';
import { checkMailPair, personFields } from './person.ts';
import { requiredText } from './text-field.ts';
import { telText } from './text-kinds.ts';
import { checkWishes, wishesField } from './wishes.ts';

/** The online consultation (contract, 4.11); its session is the one wish. */
export function webConsultationForm(today: Today) {
  const fields = z.object({
    shop_id: optionalId('店舗'),
    wishes: wishesField(1),
    message: messageField,
    applicant: z.object({
      area_slug: areaSlugField,
      tool: requiredChoice('相談会のツール', oneOf(videoTools)),
      participants: requiredChoice('参加人数', between(1, 4)),
      topics: choiceList({
        label: '相談したい内容',
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
    checkMailPair(applicant, refuse, ['applicant']);
    const place = values.shop_id ?? applicant?.area_slug;
    requireAll([{ path: ['shop_id'], value: place, label: 'エリアまたは店舗', isChosen: true }], refuse);
    checkWishes(values.wishes, { labels: ['相談会'], isFirstRequired: true, today }, refuse);
  });
}
