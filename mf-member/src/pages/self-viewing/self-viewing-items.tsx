import { Link } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { selfViewingTimes, formTypes } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormGroup } from '../../step-form/form-field.ts';
import { tickItem } from '../../step-form/items/choice-items.tsx';
import { estateNumberItem } from '../../step-form/items/estate-number-item.tsx';
import { estatesItem } from '../../step-form/items/estates-item.tsx';
import { loadViewingDays, plainDays } from '../../step-form/items/free-days.ts';
import { APPLICANT, inquirerGroups } from '../../step-form/items/person-items.tsx';
import type { SlotCalendar } from '../../step-form/items/slots-item.tsx';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { longTextItem } from '../../step-form/items/text-items.tsx';

/** When the chosen home is free, or why nobody can view it; without a home every half hour. */
const calendar: SlotCalendar<number> = {
  keyOf: (values) => idsAt(values, 'estate_ids')[0] ?? null,
  load: loadViewingDays,
  plain: () => plainDays(selfViewingTimes),
};

/** The items of the booking of a viewing without staff in their order (contract, 4.15). */
export const selfViewingGroups = (estates: readonly Estate[]): FormGroup[] => [
  {
    title: 'ご覧になる物件',
    fields: [
      estatesItem({
        need: false,
        known: estates,
        hint: 'おひとりでご覧いただけるのは、空室で、鍵を安全にお渡しできる部屋に限ります。',
      }),
      estateNumberItem(),
    ],
  },
  {
    title: 'ご内見の日時',
    fields: [
      slotsItem({
        label: 'ご希望の日時',
        rules: formTypes.self_naiken.slots,
        calendar,
      }),
      tickItem({
        path: `${APPLICANT}.is_id_check`,
        label: fieldLabels.is_id_check,
        need: true,
        text: '本人確認に同意する',
        rule: (
          <p>
            ご内見の前に、本人確認書類を店舗の指定する方法で見せていただきます。18歳未満の方は、保護者の方とご一緒にご覧ください。くわしくは
            <Link to={paths.selfViewing()} target="_blank" rel="noopener">
              ご利用の条件
            </Link>
            （別のタブで開きます）をご確認ください。
          </p>
        ),
      }),
      longTextItem({ path: 'message', label: fieldLabels.message, need: false }),
    ],
  },
  ...inquirerGroups(false),
];
