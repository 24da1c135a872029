import { deliveries, POSTAL_DELIVERY, POSTAL_TIME } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, FormGroup, FormValues } from '../form-field.ts';
import { addressItem } from './address-item.tsx';
import { radioItem } from './choice-items.tsx';
import {
  APPLICANT,
  consentItem,
  gradeItem,
  mailItem,
  nameItems,
  schoolNameItem,
  telItem,
} from './person-items.tsx';

const DELIVERY = `${APPLICANT}.delivery`;

/** Whether the visitor chose the post, which alone needs an address. */
export const isByPost = (values: FormValues) => textAt(values, DELIVERY) === String(POSTAL_DELIVERY);

/**
 * How material comes and to whom (contract, 4.8 and 4.9).
 * @param schools the item of schools, where they are not asked for before
 */
export const receiverGroups = (...schools: readonly FormField[]): FormGroup[] => [
  {
    title: 'お届けについて',
    fields: [
      radioItem({
        path: DELIVERY,
        label: fieldLabels.delivery,
        need: true,
        choices: deliveries,
        hint: `デジタルは、送信後すぐにご覧いただけます。郵送は、${POSTAL_TIME}でお届けします。`,
      }),
      addressItem(APPLICANT, true, isByPost),
    ],
  },
  {
    title: 'ご連絡先',
    fields: [...nameItems(APPLICANT), mailItem(APPLICANT), telItem(APPLICANT, false)],
  },
  {
    title: '進学について',
    fields: [gradeItem(APPLICANT, true), ...schools, schoolNameItem(APPLICANT)],
  },
  { title: '個人情報の取り扱い', fields: [consentItem(APPLICANT)] },
];
