import { Link } from 'react-router-dom';
import { contactMethods, contactTimes } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import {
  CHOICES_MAX,
  commuteMinutesChoices,
  fieldLabels,
  genderTypes,
  mealTypes,
  ORDER_MUSTS_MAX,
} from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { checksItem, radioItem, selectItem, tickItem } from '../../step-form/items/choice-items.tsx';
import {
  APPLICANT,
  consentItem,
  mailItem,
  moveInItem,
  nameItems,
  registrantItem,
  telItem,
} from '../../step-form/items/person-items.tsx';
import { priceItem } from '../../step-form/items/price-item.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';
import type { WishChoices } from '../../step-form/items/wish-choices.ts';
import { targetsItem } from './targets-item.tsx';
import { weightedChoicesItem } from './weighted-choices-item.tsx';

const WISHES = 'wishes';

const BUILDING_TYPE = `${WISHES}.building_type_id`;

/** The paths of conditions and equipment: those that must be, and those that would be welcome. */
const [CONDITION, OPTIONAL_CONDITION, EQUIPMENT, OPTIONAL_EQUIPMENT] = [
  `${WISHES}.condition`,
  `${WISHES}.optional_condition`,
  `${WISHES}.equipment`,
  `${WISHES}.optional_equipment`,
] as const;
const weightedPaths = [CONDITION, OPTIONAL_CONDITION, EQUIPMENT, OPTIONAL_EQUIPMENT];

const limitHint = `${CHOICES_MAX}件まで選択できます。選んだものは「必須」にできます（条件と設備を合わせて${ORDER_MUSTS_MAX}件まで）。`;

/** The items of the bulk order in their order (contract, 4.10). */
export const roomOrderGroups = ({ buildingTypes, conditions, equipment }: WishChoices): FormGroup[] => [
  { title: fieldLabels.targets, fields: [targetsItem] },
  {
    title: 'お部屋のご希望',
    fields: [
      priceItem(WISHES),
      {
        ...checksItem({
          path: BUILDING_TYPE,
          label: fieldLabels.building_type_id,
          need: false,
          choices: buildingTypes,
        }),
        isShown: (values) => buildingTypes.length > 0 || idsAt(values, BUILDING_TYPE).length > 0,
      },
      weightedChoicesItem({
        label: fieldLabels.condition,
        hint: limitHint,
        mustPath: CONDITION,
        optionalPath: OPTIONAL_CONDITION,
        choices: conditions,
        together: weightedPaths,
      }),
      weightedChoicesItem({
        label: fieldLabels.equipment,
        hint: limitHint,
        mustPath: EQUIPMENT,
        optionalPath: OPTIONAL_EQUIPMENT,
        choices: equipment,
        together: weightedPaths,
      }),
      selectItem({
        path: `${WISHES}.commute_minutes_max`,
        label: fieldLabels.commute_minutes_max,
        need: false,
        choices: commuteMinutesChoices.map((minutes) => ({ value: minutes, label: `${minutes}分以内` })),
      }),
      selectItem({
        path: `${WISHES}.meal_type`,
        label: fieldLabels.meal_type,
        need: false,
        choices: mealTypes,
      }),
      selectItem({
        path: `${WISHES}.gender_type`,
        label: fieldLabels.gender_type,
        need: false,
        choices: genderTypes,
      }),
    ],
  },
  {
    title: 'ご入居の時期',
    fields: [
      moveInItem(APPLICANT, true),
      tickItem({
        path: `${APPLICANT}.is_reservation_before_result`,
        label: fieldLabels.is_reservation_before_result,
        need: false,
        text: fieldLabels.is_reservation_before_result,
        rule: <ReservationRule />,
      }),
    ],
  },
  {
    title: 'ご連絡先',
    fields: [
      ...nameItems(APPLICANT),
      mailItem(APPLICANT),
      telItem(APPLICANT, true),
      registrantItem(APPLICANT, true),
      checksItem({
        path: 'contact_method',
        label: fieldLabels.contact_method,
        need: true,
        choices: contactMethods,
      }),
      radioItem({
        path: `${APPLICANT}.contact_time`,
        label: fieldLabels.contact_time,
        need: false,
        choices: contactTimes,
      }),
      longTextItem({
        path: 'message',
        label: fieldLabels.message,
        need: false,
        hint: '「きょうだいやご友人と近くに住みたい」など、ご要望をお書きください。',
      }),
    ],
  },
  { title: '個人情報の取り扱い', fields: [consentItem(APPLICANT)] },
];

function ReservationRule() {
  return (
    <p>
      合格発表の前にお部屋を押さえる予約です。入居が始まるまで家賃はかからず、不合格のときは取り消せます。取り消しの期限や必要な書類、預り金の有無はお部屋によって異なるため、お申し込みの前に書面でご案内します。
      <Link to={paths.faqCategory('yoyaku')} target="_blank" rel="noopener">
        ご予約についてのご質問
      </Link>
      （別のタブで開きます）
    </p>
  );
}
