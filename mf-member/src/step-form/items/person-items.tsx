import { Link } from 'react-router-dom';
import { moveInMonths } from '@gakumado/shared/calendar-days';
import { GUARDIAN, grades, registrantTypes } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { formatMonth } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, FormGroup, Need } from '../form-field.ts';
import { campusesItem } from './campuses-item.tsx';
import { selectItem, radioItem, tickItem } from './choice-items.tsx';
import { textItem, textPairItem } from './text-items.tsx';

// The person who asks (contract, 4.1 and 4.6). `at` is the path that the items lie under: `applicant` in an inquiry.

/** Where an inquiry holds what its call has no field for. */
export const APPLICANT = 'applicant';

const under = (at: string) => (name: string) => (at === '' ? name : `${at}.${name}`);

/** お名前 and フリガナ. */
export function nameItems(at: string): FormField[] {
  const path = under(at);
  const text = (name: keyof typeof fieldLabels, autoComplete?: string) => ({
    path: path(name),
    label: fieldLabels[name],
    need: true,
    ...(autoComplete ? { autoComplete } : {}),
  });
  return [
    textPairItem(fieldLabels.name, text('name_sei', 'family-name'), text('name_mei', 'given-name')),
    textPairItem(fieldLabels.kana, text('kana_sei'), text('kana_mei')),
  ];
}

/** How a mail address is typed. */
export const mailLook = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/** How a telephone number is typed. */
export const telLook = {
  type: 'tel',
  inputMode: 'tel',
  hint: 'ハイフンはあってもなくてもかまいません。',
} as const;

/** メールアドレス, twice. 確認 shows it once. */
export function mailItems(at: string): FormField[] {
  const path = under(at);
  const look = { ...mailLook, need: true, autoComplete: 'email' };
  const { describe: _again, ...confirm } = textItem({
    ...look,
    path: path('mail_address_confirm'),
    label: fieldLabels.mail_address_confirm,
  });
  return [textItem({ ...look, path: path('mail_address'), label: fieldLabels.mail_address }), confirm];
}

export const telItem = (at: string, need: Need): FormField =>
  textItem({
    path: under(at)('tel'),
    label: fieldLabels.tel,
    need,
    ...telLook,
    autoComplete: 'tel',
  });

export const registrantItem = (at: string, need: Need): FormField =>
  radioItem({
    path: under(at)('registrant_type'),
    label: fieldLabels.registrant_type,
    need,
    choices: registrantTypes,
  });

export const gradeItem = (at: string, need: Need): FormField =>
  selectItem({ path: under(at)('grade_id'), label: fieldLabels.grade_id, need, choices: grades });

/** A school that is not among the suggestions. */
export const schoolNameItem = (at: string): FormField =>
  textItem({
    path: under(at)('school_name_free'),
    label: fieldLabels.school_name_free,
    need: false,
    hint: '候補にない学校は、こちらにご入力ください。',
  });

export function moveInItem(at: string, need: Need): FormField {
  const path = under(at)('move_in_ym');
  const choices = moveInMonths().map((month) => ({ value: month, label: formatMonth(month) }));
  return {
    ...selectItem({ path, label: fieldLabels.move_in_ym, need, choices }),
    describe: (values) => formatMonth(textAt(values, path)),
  };
}

/** 個人情報の取り扱い. Its page opens beside the form, so that nothing typed is lost. */
export function consentItem(at: string): FormField {
  const { describe: _always, ...consent } = tickItem({
    path: under(at)('agree'),
    label: '個人情報の取り扱い',
    need: true,
    text: (
      <>
        <Link to={paths.privacy()} target="_blank" rel="noopener">
          個人情報の取り扱いについて
        </Link>
        （別のタブで開きます）に同意する
      </>
    ),
  });
  return consent;
}

/** The person who asks, as most inquiries end (contract, 4.6). */
export const inquirerGroups = (telNeed: Need): FormGroup[] => [
  {
    title: 'ご連絡先',
    fields: [...nameItems(APPLICANT), ...mailItems(APPLICANT), telItem(APPLICANT, telNeed)],
  },
  {
    title: 'お部屋探しについて',
    fields: [
      registrantItem(APPLICANT, false),
      gradeItem(APPLICANT, false),
      campusesItem(APPLICANT),
      schoolNameItem(APPLICANT),
      moveInItem(APPLICANT, false),
    ],
  },
  { title: '個人情報の取り扱い', fields: [consentItem(APPLICANT)] },
];

const studentText = (name: 'student_name_sei' | 'student_name_mei') => ({
  path: name,
  label: fieldLabels[name],
  need: true,
});

/** The student's name, where a guardian registers. */
export const studentNameItem: FormField = {
  ...textPairItem(
    `学生の${fieldLabels.name}`,
    studentText('student_name_sei'),
    studentText('student_name_mei'),
  ),
  isShown: (values) => textAt(values, 'registrant_type') === String(GUARDIAN),
};
