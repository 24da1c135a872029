import { fieldLabels, PREFECTURE_COUNT, SCHOOLS_MAX } from '@gakumado/shared/vocabulary';
import type { Today } from '../calendar-days.ts';
import {
  between,
  choiceList,
  consentField,
  oneOf,
  optionalChoice,
  requiredChoice,
  sentChoiceList,
} from './choice-field.ts';
import { grades, registrantTypes } from './choices.ts';
import { requireAll } from './cross-rules.ts';
import type { Given, Refuse } from './cross-rules.ts';
import { moveInField } from './date-field.ts';
import { messages } from './messages.ts';
import { isLatinName } from './normalise.ts';
import { optionalText, readingText, requiredText } from './text-field.ts';
import { kanaText, mailConfirmText, mailText, nameText, plainText, telText, zipText } from './text-kinds.ts';

/** お名前, and フリガナ where {@link checkPerson} asks for it. */
export const nameFields = {
  name_sei: requiredText(nameText(fieldLabels.name_sei)),
  name_mei: requiredText(nameText(fieldLabels.name_mei)),
  kana_sei: readingText(kanaText(fieldLabels.kana_sei)),
  kana_mei: readingText(kanaText(fieldLabels.kana_mei)),
};

export const mailField = requiredText(mailText);

/** メールアドレス. Pages ask for it once and show it large before it is sent; a second one is compared where it is sent. */
export const mailFields = {
  mail_address: mailField,
  mail_address_confirm: optionalText(mailConfirmText),
};

/** 電話番号, where it may be left empty. */
export const telField = optionalText(telText);

/** 住所, where it may be left empty; typed in five parts. */
export const addressFields = {
  zip_code: optionalText(zipText),
  prefecture_id: optionalChoice(fieldLabels.prefecture_id, between(1, PREFECTURE_COUNT)),
  city: optionalText(plainText(fieldLabels.city, 50)),
  address: optionalText(plainText(fieldLabels.address, 100)),
  building: optionalText(plainText(fieldLabels.building, 100)),
};

const schools = { label: fieldLabels.campus_ids, max: SCHOOLS_MAX };

/** 登録者, 学年 and the schools in question. */
export const studentFields = {
  registrant_type: optionalChoice(fieldLabels.registrant_type, oneOf(registrantTypes)),
  grade_id: optionalChoice(fieldLabels.grade_id, oneOf(grades)),
  campus_ids: choiceList(schools),
  school_name_free: optionalText(plainText(fieldLabels.school_name_free, 60)),
};

/** The schools in a change of some fields: not sent, they stay. */
export const sentCampusIds = sentChoiceList(schools);

export const requiredRegistrantType = requiredChoice(fieldLabels.registrant_type, oneOf(registrantTypes));
export const requiredGrade = requiredChoice(fieldLabels.grade_id, oneOf(grades));

/** The person who asks (contract, 4.6 from name to agree): the part that most forms share. */
export const personFields = (today: Today) => ({
  ...nameFields,
  ...mailFields,
  tel: telField,
  ...studentFields,
  move_in_ym: moveInField(today),
  agree: consentField,
});

/** The student's name, where a guardian registers; {@link checkStudentName} asks for it. */
export const studentNameFields = {
  student_name_sei: optionalText(nameText(fieldLabels.student_name_sei)),
  student_name_mei: optionalText(nameText(fieldLabels.student_name_mei)),
};

/** The choice of 登録者 that makes the student's name necessary. */
export const GUARDIAN = 2;

interface Registrant {
  registrant_type: number;
  student_name_sei: string;
  student_name_mei: string;
}

/** A guardian names the student (contract, 4.2). */
export function checkStudentName(values: Given<Registrant>, refuse: Refuse): void {
  if (values.registrant_type !== GUARDIAN) return;
  const names = ['student_name_sei', 'student_name_mei'] as const;
  requireAll(
    names.map((name) => ({ path: [name], value: values[name], label: fieldLabels[name] })),
    refuse,
  );
}

interface MailPair {
  mail_address: string;
  mail_address_confirm: string;
}

/** Two mail addresses must be the same, where both are given. */
export function checkMailPair(
  values: Given<Partial<MailPair>> | null | undefined,
  refuse: Refuse,
  path: readonly string[] = [],
): void {
  const { mail_address: mail, mail_address_confirm: again } = values ?? {};
  if (mail && again && mail !== again) {
    refuse([...path, 'mail_address_confirm'], { code: 'mismatch', message: messages.mailMismatch });
  }
}

interface Names {
  name_sei: string;
  name_mei: string;
  kana_sei: string;
  kana_mei: string;
}

/** A name has its reading, unless it is in Latin letters (contract, 8.12). */
export function checkReading(
  values: Given<Partial<Names>> | null | undefined,
  refuse: Refuse,
  path: readonly string[] = [],
): void {
  const { name_sei, name_mei, kana_sei, kana_mei } = values ?? {};
  if (isLatinName(name_sei ?? '') && isLatinName(name_mei ?? '')) return;
  requireAll(
    [
      { path: [...path, 'kana_sei'], value: kana_sei, label: fieldLabels.kana_sei },
      { path: [...path, 'kana_mei'], value: kana_mei, label: fieldLabels.kana_mei },
    ],
    refuse,
  );
}

/** The rules between the fields of a person who asks. */
export function checkPerson(
  values: Given<Partial<Names & MailPair>> | null | undefined,
  refuse: Refuse,
  path: readonly string[] = [],
): void {
  checkReading(values, refuse, path);
  checkMailPair(values, refuse, path);
}
