import { Link } from 'react-router-dom';
import { moveInMonths } from '@gakumado/shared/calendar-days';
import { GUARDIAN, grades, isLatinName, registrantTypes } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { formatMonth } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { textAt } from '../form-field.ts';
import type { FormField, FormGroup, FormValues, Need } from '../form-field.ts';
import { campusesItem } from './campuses-item.tsx';
import { selectItem, radioItem, tickItem } from './choice-items.tsx';
import styles from './items.module.css';
import { textItem, textPairItem } from './text-items.tsx';

// The person who asks (contract, 4.1 and 4.6). `at` is the path that the items lie under: `applicant` in an inquiry.

/** Where an inquiry holds what its call has no field for. */
export const APPLICANT = 'applicant';

const under = (at: string) => (name: string) => (at === '' ? name : `${at}.${name}`);

const READING_HINT = 'お名前がローマ字の方は、空欄のままでかまいません。';

/** お名前 and フリガナ, which a name in Latin letters does without. */
export function nameItems(at: string): FormField[] {
  const path = under(at);
  const needsReading = (values: FormValues) =>
    !(isLatinName(textAt(values, path('name_sei'))) && isLatinName(textAt(values, path('name_mei'))));
  const text = (name: keyof typeof fieldLabels, autoComplete?: string) => ({
    path: path(name),
    label: fieldLabels[name],
    need: true,
    ...(autoComplete ? { autoComplete } : {}),
  });
  return [
    textPairItem(fieldLabels.name, text('name_sei', 'family-name'), text('name_mei', 'given-name')),
    textPairItem(
      fieldLabels.kana,
      { ...text('kana_sei'), need: needsReading },
      { ...text('kana_mei'), need: needsReading },
      READING_HINT,
    ),
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
  hint: 'ハイフンはあってもなくてもかまいません。海外の番号は「+84」のように国番号から入力してください。',
} as const;

/** メールアドレス. It is typed once; 確認 shows it large, so that a slip is seen before answers go astray. */
export function mailItem(at: string): FormField {
  const path = under(at)('mail_address');
  return {
    ...textItem({ ...mailLook, need: true, autoComplete: 'email', path, label: fieldLabels.mail_address }),
    describe: (values) => (
      <>
        <strong className={styles.loud}>{textAt(values, path)}</strong>
        <span className={styles.note}>このアドレスにご連絡します。まちがいがないかお確かめください。</span>
      </>
    ),
  };
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
    fields: [...nameItems(APPLICANT), mailItem(APPLICANT), telItem(APPLICANT, telNeed)],
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
