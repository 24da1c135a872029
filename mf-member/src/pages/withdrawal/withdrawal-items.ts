import { withdrawalReasons } from '@gakumado/shared/forms';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { FormGroup } from '../../step-form/form-field.ts';
import { checksItem, tickItem } from '../../step-form/items/choice-items.tsx';
import { currentPasswordItem, longTextItem } from '../../step-form/items/text-items.tsx';

const { describe: _always, ...confirmed } = tickItem({
  path: 'is_confirmed',
  label: '退会の注意事項',
  need: true,
  text: '上の注意事項を確認し、退会することに同意する',
});

/** The items of 退会 (contract, 4.12). */
export const withdrawalGroups: readonly FormGroup[] = [
  {
    title: '退会の理由',
    fields: [
      checksItem({ path: 'reason_ids', label: fieldLabels.reason, need: false, choices: withdrawalReasons }),
      longTextItem({ path: 'reason_text', label: '理由の詳細', need: false }),
    ],
  },
  {
    title: 'ご本人の確認',
    fields: [currentPasswordItem('password', fieldLabels.password), confirmed],
  },
];
