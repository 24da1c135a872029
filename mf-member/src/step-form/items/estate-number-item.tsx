import { fieldLabels } from '@gakumado/shared/vocabulary';
import { idsAt } from '../form-field.ts';
import type { FormField } from '../form-field.ts';
import { APPLICANT } from './person-items.tsx';
import { textItem } from './text-items.tsx';

/** 物件番号, where no estate was chosen on another page. */
export const estateNumberItem = (): FormField => ({
  ...textItem({
    path: `${APPLICANT}.estate_inquiry_no`,
    label: fieldLabels.estate_inquiry_no,
    need: false,
    autoCapitalize: 'off',
    spellCheck: false,
    hint: '物件のページに記載のお問い合わせ番号です。',
  }),
  isShown: (values) => idsAt(values, 'estate_ids').length === 0,
});
