import type { Today } from '../calendar-days.ts';
import { between, choiceList, consentField, oneOf, optionalChoice, requiredChoice } from './choice-field.ts';
import { grades, registrantTypes } from './choices.ts';
import type { Given, Refuse } from './cross-rules.ts';
import { moveInField } from './date-field.ts';
import { messages } from './messages.ts';
import { optionalText, requiredText } from './text-field.ts';
import { kanaText, mailConfirmText, mailText, nameText, plainText, telText, zipText } from './text-kinds.ts';

/** お名前 and フリガナ. */
export const nameFields = {
  name_sei: requiredText(nameText('お名前（姓）')),
  name_mei: requiredText(nameText('お名前（名）')),
  kana_sei: requiredText(kanaText('フリガナ（セイ）')),
  kana_mei: requiredText(kanaText('フリガナ（メイ）')),
};

export const mailField = requiredText(mailText);

/** メールアドレス, typed twice; {@link checkMailPair} compares. */
export const mailFields = {
  mail_address: mailField,
  mail_address_confirm: requiredText(mailConfirmText),
};

/** 電話番号, where it may be left empty. */
export const telField = optionalText(telText);

/** 住所, where it may be left empty; see {@link ADDRESS_LABELS}. */
export const addressFields = {
  zip_code: optionalText(zipText),
  prefecture_id: optionalChoice('都道府県', between(1, 47)),
  city: optionalText(plainText('市区町村', 50)),
  address: optionalText(plainText('町名・番地', 100)),
  building: optionalText(plainText('建物名・部屋番号', 100)),
};

/** 登録者, 学年 and the schools in question. */
export const studentFields = {
  registrant_type: optionalChoice('登録者', oneOf(registrantTypes)),
  grade_id: optionalChoice('学年', oneOf(grades)),
  campus_ids: choiceList({ label: '検討中の学校', max: 3 }),
  school_name_free: optionalText(plainText('学校名', 60)),
};

export const requiredRegistrantType = requiredChoice('登録者', oneOf(registrantTypes));
export const requiredGrade = requiredChoice('学年', oneOf(grades));

/** Who asks (contract, 4.6 from name to agree): the part that most forms share. */
export const personFields = (today: Today) => ({
  ...nameFields,
  ...mailFields,
  tel: telField,
  ...studentFields,
  move_in_ym: moveInField(today),
  agree: consentField,
});

interface MailPair {
  mail_address: string;
  mail_address_confirm: string;
}

/** The two mail addresses must be the same once both are given. */
export function checkMailPair(
  values: Given<MailPair> | null | undefined,
  refuse: Refuse,
  path: readonly string[] = [],
): void {
  const { mail_address: mail, mail_address_confirm: again } = values ?? {};
  if (mail && again && mail !== again) {
    refuse([...path, 'mail_address_confirm'], { code: 'mismatch', message: messages.mailMismatch });
  }
}
