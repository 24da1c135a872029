import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { MailFormField } from '@gakumado/shared/forms';
import { formatDay, formatMonth, formatZip } from '@gakumado/shared/ui';
import { textAt } from '../../step-form/form-field.ts';
import type { FormField, FormGroup, FormValues } from '../../step-form/form-field.ts';
import { checksItem, radioItem, selectItem, tickItem } from '../../step-form/items/choice-items.tsx';
import { APPLICANT, consentItem, mailLook, telLook } from '../../step-form/items/person-items.tsx';
import { longTextItem, textItem, textPairItem } from '../../step-form/items/text-items.tsx';
import type { TextItem } from '../../step-form/items/text-items.tsx';

/** Where an item is in the request. */
export const pathOf = ({ name }: MailFormField) => `${APPLICANT}.${name}`;

/** Items that browsers may fill in. Others may belong to somebody else, such as the address of a property. */
const autoCompletes: Record<string, string> = {
  name_sei: 'family-name',
  name_mei: 'given-name',
  mail_address: 'email',
  tel: 'tel',
  zip_code: 'postal-code',
};

/** The look of one line of text, by its type. */
const looks: Record<string, Partial<TextItem>> = {
  mail: mailLook,
  tel: telLook,
  zip: { inputMode: 'numeric' },
  month: { type: 'month' },
};

/** Formats of texts on 確認, by type; other types are shown unchanged. */
const formats: Record<string, (text: string) => string> = {
  date: formatDay,
  month: formatMonth,
  zip: formatZip,
};

function textOf(field: MailFormField): TextItem {
  const { name, label, type, is_required: need, note } = field;
  const today = todayInJapan();
  const hint = note ?? (type === 'month' ? `例：${today.slice(0, 7)}` : undefined);
  const autoComplete = autoCompletes[name];
  return {
    path: pathOf(field),
    label,
    need,
    ...looks[type],
    ...(type === 'date' ? { type, min: today } : {}),
    ...(autoComplete ? { autoComplete } : {}),
    ...(hint ? { hint } : {}),
  };
}

function itemOf(field: MailFormField): FormField {
  const { label, type, is_required: need, note } = field;
  const text = textOf(field);
  const choices = (field.options ?? []).map((option) => ({ value: option, label: option }));
  const choice = { path: text.path, label, need, choices, ...(note ? { hint: note } : {}) };
  switch (type) {
    case 'textarea':
      return longTextItem(text);
    case 'select':
      return selectItem(choice);
    case 'radio':
      return radioItem(choice);
    case 'checkbox':
      return checksItem(choice);
    case 'flag':
      return tickItem({ path: text.path, label, need, text: note ? `${label}（${note}）` : label });
    default: {
      const format = formats[type];
      const item = textItem(text);
      return format
        ? { ...item, describe: (values) => formatGiven(format, textAt(values, text.path)) }
        : item;
    }
  }
}

const formatGiven = (format: (text: string) => string, text: string) => (text === '' ? '' : format(text));

/** 姓 and 名 that follow each other are side by side. */
const isPair = (first: MailFormField, second: MailFormField | undefined) =>
  (first.type === 'name' || first.type === 'kana') &&
  second?.type === first.type &&
  first.name.endsWith('_sei') &&
  second.name === first.name.replace(/_sei$/, '_mei');

function itemsOf(fields: readonly MailFormField[]): FormField[] {
  const items: FormField[] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index]!;
    const next = fields[index + 1];
    if (next && isPair(field, next)) {
      // 「お名前（姓）」 and 「お名前（名）」 are one row of 確認.
      items.push(textPairItem(field.label.replace(/（.{1,3}）$/, ''), textOf(field), textOf(next)));
      index += 1;
    } else {
      items.push(itemOf(field));
    }
  }
  return items;
}

/** The items of a form that the content service describes, in its order (contract, 4.15). */
export const mailFormGroups = (fields: readonly MailFormField[]): FormGroup[] => [
  { title: 'ご入力いただく内容', fields: itemsOf(fields) },
  { title: '個人情報の取り扱い', fields: [consentItem(APPLICANT)] },
];

/** The choices as 確認 shows them, such as the day of a seminar. */
export const choicesMade = (fields: readonly MailFormField[], values: FormValues) =>
  fields
    .filter(({ options }) => options !== undefined)
    .map((field) => ({ label: field.label, text: String(itemOf(field).describe?.(values) ?? '') }))
    .filter(({ text }) => text !== '');

export type ChoiceMade = ReturnType<typeof choicesMade>[number];
