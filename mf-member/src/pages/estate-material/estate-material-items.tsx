import type { Estate } from '@gakumado/shared/contract';
import { CHOICES_MAX, CONTACT_MAX, fieldLabels, prefectures } from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormField, FormGroup } from '../../step-form/form-field.ts';
import { campusesItem } from '../../step-form/items/campuses-item.tsx';
import { checksItem, selectItem } from '../../step-form/items/choice-items.tsx';
import { estatesItem } from '../../step-form/items/estates-item.tsx';
import { APPLICANT } from '../../step-form/items/person-items.tsx';
import { priceItem } from '../../step-form/items/price-item.tsx';
import { receiverGroups } from '../../step-form/items/receiver-items.tsx';
import type { WishChoices } from '../../step-form/items/wish-choices.ts';

const wishPath = (name: string) => `${APPLICANT}.${name}`;

/** Choices of the master; without them the item is not there, unless something was chosen. */
const wishItem = (name: 'building_type_id' | 'condition', choices: WishChoices['conditions']): FormField => ({
  ...checksItem({
    path: wishPath(name),
    label: fieldLabels[name],
    need: false,
    choices,
    ...(choices.length > CHOICES_MAX ? { hint: `${CHOICES_MAX}件まで選択できます。` } : {}),
  }),
  isShown: (values) => choices.length > 0 || idsAt(values, wishPath(name)).length > 0,
});

/** The items of the request for material in their order (contract, 4.9). */
export const estateMaterialGroups = (
  { buildingTypes, conditions }: Pick<WishChoices, 'buildingTypes' | 'conditions'>,
  estates: readonly Estate[],
  campuses: Parameters<typeof campusesItem>[1] = [],
): FormGroup[] => [
  {
    title: 'ご希望の物件・エリア',
    fields: [
      estatesItem({
        need: false,
        known: estates,
        hint: `${CONTACT_MAX}件まで請求できます。店舗が異なる物件は、店舗ごとに受け付けます。`,
      }),
      selectItem({
        path: `${APPLICANT}.pref_id`,
        label: fieldLabels.pref_id,
        need: false,
        choices: prefectures.map(({ id, name }) => ({ value: id, label: name })),
        hint: '都道府県か、検討中の学校のどちらかをお選びください。',
      }),
      campusesItem(APPLICANT, campuses),
    ],
  },
  {
    title: 'お部屋のご希望',
    fields: [
      priceItem(APPLICANT),
      wishItem('building_type_id', buildingTypes),
      wishItem('condition', conditions),
    ],
  },
  ...receiverGroups(),
];
