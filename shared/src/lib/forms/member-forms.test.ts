import type { z } from 'zod';
import {
  birthdayField,
  mailChangeForm,
  mailFormRequest,
  readMailFormFields,
  notificationForm,
  passwordChangeForm,
  passwordForgotForm,
  passwordResetForm,
  profileForm,
  verdictForm,
  waitlistForm,
  withdrawalForm,
} from './index.ts';
import { shareListForm } from './share-list-form.ts';
import { saveConditionForm } from './save-condition-form.ts';

const today = () => '2026-11-21';

const messagesOf = (schema: z.ZodType, values: unknown) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

const PASSWORD_RULE =
  'パスワードは8文字以上64文字以内の半角文字で、英字と数字をそれぞれ1文字以上含めてください。';

test('resetting a password', () => {
  expect(messagesOf(passwordForgotForm, { mail_address: 'x' })).toEqual({
    mail_address: 'メールアドレスの形式が正しくありません。（例：hanako@example.com）',
  });
  const reset = { code: 'abc', mail_address: 'hanako@example.com', password: 'gakumado' };
  expect(messagesOf(passwordResetForm, reset)).toEqual({ password: PASSWORD_RULE });
});

test('leaving needs the password and the tick', () => {
  expect(messagesOf(withdrawalForm, { reason_ids: ['1', '5'], password: 'x', is_confirmed: true })).toEqual(
    {},
  );
  expect(
    messagesOf(withdrawalForm, { reason_ids: [6], reason_text: 'あ'.repeat(501), password: '' }),
  ).toEqual({
    reason_ids: '退会の理由を選択し直してください。',
    reason_text: '退会の理由は500文字以内で入力してください。',
    password: 'パスワードを入力してください。',
    is_confirmed: '退会の注意事項をご確認のうえ、同意してください。',
  });
});

test('the sections of a changed registration', () => {
  expect(messagesOf(profileForm(today), { name_sei: '見本' })).toEqual({
    name_mei: 'お名前（名）を入力してください。',
    kana_sei: 'フリガナ（セイ）を入力してください。',
    kana_mei: 'フリガナ（メイ）を入力してください。',
  });
  const mails = { mail_address: 'a@example.com', mail_address_confirm: 'b@example.com' };
  expect(messagesOf(mailChangeForm, mails)).toEqual({
    mail_address_confirm: '確認用メールアドレスが一致しません。',
    current_password: '現在のパスワードを入力してください。',
  });
  expect(messagesOf(passwordChangeForm, { current_password: 'a', password: 'b' })).toEqual({
    password: PASSWORD_RULE,
  });
  expect(notificationForm.parse({ is_mail_magazine: '1' })).toEqual({
    is_mail_magazine: true,
    is_new_arrival_mail: false,
  });
});

test.each([
  ['2014-11-21', undefined],
  ['1906-11-21', undefined],
  ['', undefined],
  ['2014-11-22', '生年月日を正しく入力してください。12歳以上の方がご登録いただけます。'],
  ['1905-11-21', '生年月日を正しく入力してください。12歳以上の方がご登録いただけます。'],
  ['2007-02-29', '生年月日の形式が正しくありません。'],
])('a birthday of %p', (birthday, message) => {
  expect(birthdayField(today).safeParse(birthday).error?.issues[0]?.message).toBe(message);
});

describe('saving a condition', () => {
  const PLACE = { condition: '学校・エリア・駅のいずれかを指定してください。' };

  test('needs a place', () => {
    expect(messagesOf(saveConditionForm, { condition: { price_to: '60000' } })).toEqual(PLACE);
    expect(messagesOf(saveConditionForm, { condition: { lat: 35, lon: 139 } })).toEqual(PLACE);
  });

  test.each([
    { school_id: '5' },
    { pref_id: [13] },
    { city_id: '13104' },
    { station_id: [1] },
    { lat: 35, lon: 139, dis: '3' },
    { area_slug: 'kanto' },
    { line_id: [1] },
    { station_name: '早稲田' },
    { bounds: { north: 36, south: 35, east: 140, west: 139 } },
    {
      polygon: [
        [35, 139],
        [35, 140],
        [36, 140],
      ],
    },
  ])('%j is one', (condition) => {
    expect(messagesOf(saveConditionForm, { condition })).toEqual({});
  });

  test('limits', () => {
    const condition = {
      school_id: 5,
      price_from: 80_000,
      price_to: 70_000,
    };
    expect(messagesOf(saveConditionForm, { name: 'あ'.repeat(41), condition, notify_frequency: 4 })).toEqual({
      name: '条件の名前は40文字以内で入力してください。',
      'condition.price_from': '下限は上限以下の金額を選択してください。',
      notify_frequency: '新着のお知らせを選択し直してください。',
    });
  });
});

describe('a form of the content service', () => {
  const field = (name: string, type: string, is_required = true) => ({
    name,
    type,
    is_required,
    label: `項目${name}`,
    options: ['春', '秋'],
  });
  const names = ['text', 'textarea', 'name', 'kana', 'mail', 'tel', 'zip', 'date', 'month', 'select'];
  const kinds = [...names, 'radio', 'checkbox', 'flag', 'of_tomorrow'];
  const form = mailFormRequest(
    kinds.map((kind) => field(kind, kind)),
    today,
  ).shape.applicant;

  test('every required item is asked for', () => {
    const chosen = new Set(['date', 'month', 'select', 'radio', 'checkbox', 'flag']);
    expect(messagesOf(form, {})).toEqual({
      ...Object.fromEntries(
        kinds.map((kind) => [kind, `項目${kind}を${chosen.has(kind) ? '選択' : '入力'}してください。`]),
      ),
      agree: '個人情報の取り扱いに同意してください。',
    });
  });

  test('items are checked as their kind says; an unknown kind is a text', () => {
    const good = {
      text: 'a',
      textarea: 'a\nb',
      name: '花子',
      kana: 'はなこ',
      mail: 'hanako@example.com',
      tel: '03-1234-5678',
      zip: '169-8050',
      date: '2026-11-21',
      month: '2027-03',
      select: '春',
      radio: '秋',
      checkbox: ['春', '秋'],
      flag: true,
      of_tomorrow: 'x',
      agree: true,
    };
    expect(messagesOf(form, good)).toEqual({});
    const bad = { ...good, kana: 'hanako', date: '2026-11-20', select: '夏', checkbox: ['夏'], tel: '1' };
    expect(messagesOf(form, { ...bad, of_tomorrow: 'あ'.repeat(101) })).toEqual({
      kana: '項目kanaは全角カタカナで入力してください。',
      date: '項目dateは本日以降の日付を選択してください。',
      select: '項目selectを選択し直してください。',
      checkbox: '項目checkboxを選択し直してください。',
      tel: '電話番号は0から始まる10桁または11桁の数字で入力してください。',
      of_tomorrow: '項目of_tomorrowは100文字以内で入力してください。',
    });
  });

  test('choices of a day that is over are neither offered nor taken', () => {
    const options = [
      '第2回 2026年11月20日（金）10:30',
      '第3回 2026年11月21日（土）10:30',
      '第4回 ２０２７年１月３日（日）',
      '2026/9/5',
      '2027-01-05',
      '2020年より前',
      'いつでも',
    ];
    const fields = readMailFormFields(
      [{ ...field('session', 'radio'), options }, field('text', 'text')],
      today,
    );
    expect(fields[0]?.options).toEqual([options[1], options[2], options[4], options[5], options[6]]);
    const { applicant } = mailFormRequest(fields, today).shape;
    expect(messagesOf(applicant, { session: options[1], text: 'a', agree: true })).toEqual({});
    expect(messagesOf(applicant, { session: options[0], text: 'a', agree: true })).toEqual({
      session: '項目sessionを選択し直してください。',
    });
  });

  test('items that are not required may be left out', () => {
    const relaxed = mailFormRequest(
      kinds.map((kind) => field(kind, kind, false)),
      today,
    ).shape.applicant;
    expect(messagesOf(relaxed, { agree: 'on' })).toEqual({});
  });
});

test('a guardian names the student, in the profile as at the registration', () => {
  const guardian = {
    registrant_type: 2,
    name_sei: '見本',
    name_mei: '花子',
    kana_sei: 'ミホン',
    kana_mei: 'ハナコ',
    student_name_sei: '見本',
  };
  expect(messagesOf(profileForm(today), guardian)).toEqual({
    student_name_mei: '学生のお名前（名）を入力してください。',
  });
  expect(messagesOf(profileForm(today), { ...guardian, registrant_type: 1 })).toEqual({});
  expect(
    messagesOf(profileForm(today), { ...guardian, student_name_mei: '太郎', campus_ids: '1,2,3,4' }),
  ).toEqual({ campus_ids: '検討中の学校は3件まで選択できます。' });
});

test('waiting for a room', () => {
  expect(messagesOf(waitlistForm(today), {})).toEqual({ move_in_ym: '入居希望月を選択してください。' });
  expect(messagesOf(waitlistForm(today), { move_in_ym: '2026-10' })).toEqual({
    move_in_ym: '入居希望月は今月から24か月後までの月を選択してください。',
  });
  expect(waitlistForm(today).parse({ move_in_ym: '2027-04', roomtype_id: '' })).toEqual({
    move_in_ym: '2027-04',
  });
});

test('a list for the family and a verdict on it', () => {
  expect(shareListForm.parse({})).toEqual({ note: '', expires_days: undefined });
  expect(messagesOf(shareListForm, { note: 'あ'.repeat(201), expires_days: 91 })).toEqual({
    note: 'ご家族へのメモは200文字以内で入力してください。',
    expires_days: '公開する日数を選択し直してください。',
  });
  expect(messagesOf(verdictForm, { by: '　', comment: 'あ'.repeat(101) })).toEqual({
    by: 'お名前を入力してください。',
    verdict: '評価を選択してください。',
    comment: 'コメントは100文字以内で入力してください。',
  });
  expect(verdictForm.parse({ by: ' 母 ', verdict: '◎' })).toEqual({ by: '母', verdict: '◎', comment: '' });
});
