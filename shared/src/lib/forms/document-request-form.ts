import {
  CHOICES_MAX,
  CONTACT_MAX,
  DOCUMENTS_MAX,
  fieldLabels,
  PREFECTURE_COUNT,
} from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { between, choiceList, consentField, oneOf, optionalChoice, requiredChoice } from './choice-field.ts';
import { POSTAL_DELIVERY, deliveries } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import type { Given, Refuse } from './cross-rules.ts';
import { messages } from './messages.ts';
import {
  addressFields,
  checkPerson,
  mailFields,
  nameFields,
  requiredGrade,
  studentFields,
  telField,
} from './person.ts';
import { checkPriceRange, priceFields } from './price-field.ts';

const receiverFields = {
  delivery: requiredChoice(fieldLabels.delivery, oneOf(deliveries)),
  ...nameFields,
  ...mailFields,
  ...addressFields,
  tel: telField,
  grade_id: requiredGrade,
  campus_ids: studentFields.campus_ids,
  school_name_free: studentFields.school_name_free,
  agree: consentField,
};

const receiver = z.object(receiverFields);

/** An address is needed for what comes by post. */
function checkReceiver(applicant: Given<z.output<typeof receiver>> | null | undefined, refuse: Refuse): void {
  checkPerson(applicant, refuse, ['applicant']);
  if (applicant?.delivery !== POSTAL_DELIVERY) return;
  const { zip_code, prefecture_id, city, address } = applicant;
  const needed = [
    { path: ['applicant', 'zip_code'], value: zip_code, label: fieldLabels.zip_code },
    {
      path: ['applicant', 'prefecture_id'],
      value: prefecture_id,
      label: fieldLabels.prefecture_id,
      isChosen: true,
    },
    { path: ['applicant', 'city'], value: city, label: fieldLabels.city },
    { path: ['applicant', 'address'], value: address, label: fieldLabels.address },
  ];
  requireAll(needed, refuse);
}

/** In which ways a pamphlet comes. */
interface Offered {
  document_id: number;
  is_digital: boolean;
  is_postal: boolean;
}

/** Whether a pamphlet comes by this choice of `deliveries`. */
export const isDelivered = (
  { is_digital, is_postal }: Omit<Offered, 'document_id'>,
  delivery: number,
): boolean => (delivery === POSTAL_DELIVERY ? is_postal : is_digital);

/**
 * The request for pamphlets (contract, 4.8).
 * @param offered where they are known: a pamphlet that does not come in the chosen way is then refused
 */
export function documentRequestForm(offered: readonly Offered[] = []) {
  const fields = z.object({
    document_ids: choiceList({ label: fieldLabels.document_ids, max: DOCUMENTS_MAX, isRequired: true }),
    applicant: receiver,
  });
  return withRules(fields, ({ document_ids, applicant }, refuse) => {
    const delivery = applicant?.delivery;
    const chosen = offered.filter(({ document_id }) => document_ids?.includes(document_id));
    if (delivery && !chosen.every((document) => isDelivered(document, delivery))) {
      refuse(['applicant', 'delivery'], { code: 'conflict', message: messages.notDelivered });
    }
    checkReceiver(applicant, refuse);
  });
}

/** The request for material about estates, a school or a prefecture (contract, 4.9). */
export function estateMaterialForm() {
  const fields = z.object({
    estate_ids: choiceList({ label: fieldLabels.estate_ids, max: CONTACT_MAX }),
    applicant: z.object({
      pref_id: optionalChoice(fieldLabels.pref_id, between(1, PREFECTURE_COUNT)),
      ...priceFields,
      building_type_id: choiceList({ label: fieldLabels.building_type_id, max: CHOICES_MAX }),
      condition: choiceList({ label: fieldLabels.condition, max: CHOICES_MAX }),
      ...receiverFields,
    }),
  });
  return withRules(fields, ({ applicant }, refuse) => {
    if (applicant && !applicant.pref_id && !applicant.campus_ids?.length) {
      refuse(['applicant', 'pref_id'], { code: 'required', message: messages.prefectureOrSchool });
    }
    checkPriceRange(applicant, refuse, ['applicant']);
    checkReceiver(applicant, refuse);
  });
}
