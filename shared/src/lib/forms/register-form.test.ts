import { registerForm } from './index.ts';

const form = registerForm(() => '2026-11-21');

/** The values of the page's inputs. */
const typed = {
  registrant_type: '1',
  mail_address: 'Ｈanako@Example.com',
  mail_address_confirm: 'Hanako@example.com ',
  password: 'gakumado2026',
  name_sei: '　見本',
  name_mei: '花子',
  kana_sei: 'みほん',
  kana_mei: 'ﾊﾅｺ',
  student_name_sei: '',
  student_name_mei: '',
  tel: '０９０－１２３４－５６７８',
  zip_code: '169-8050',
  prefecture_id: '13',
  city: '新宿区',
  address: '戸塚町１−１０４',
  building: '',
  grade_id: '3',
  campus_ids: ['5', '7'],
  move_in_ym: '2027-03',
  gender: '',
  is_mail_magazine: false,
  is_new_arrival_mail: true,
  agree: true,
};

const messagesOf = (change: object) =>
  Object.fromEntries(
    (form.safeParse({ ...typed, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

test('typed texts come out tidied, choices as numbers, empty items as null', () => {
  expect(form.parse(typed)).toEqual({
    ...typed,
    registrant_type: 1,
    mail_address: 'Hanako@example.com',
    mail_address_confirm: 'Hanako@example.com',
    name_sei: '見本',
    kana_sei: 'ミホン',
    kana_mei: 'ハナコ',
    student_name_sei: null,
    student_name_mei: null,
    tel: '09012345678',
    zip_code: '1698050',
    prefecture_id: 13,
    address: '戸塚町1−104',
    building: null,
    grade_id: 3,
    campus_ids: [5, 7],
    gender: null,
  });
});

test('an empty form names every required item, whether inputs are empty or missing', () => {
  const expected = {
    registrant_type: '登録者を選択してください。',
    mail_address: 'メールアドレスを入力してください。',
    password: 'パスワードを入力してください。',
    name_sei: 'お名前（姓）を入力してください。',
    name_mei: 'お名前（名）を入力してください。',
    kana_sei: 'フリガナ（セイ）を入力してください。',
    kana_mei: 'フリガナ（メイ）を入力してください。',
    grade_id: '学年を選択してください。',
    agree: '個人情報の取り扱いに同意してください。',
  };
  const named = Object.keys(expected);
  const all = (value: unknown) => Object.fromEntries(named.map((name) => [name, value]));
  expect(messagesOf({ ...all(''), agree: false })).toEqual(expected);
  expect(messagesOf(all(undefined))).toEqual(expected);
  expect(messagesOf(all(null))).toEqual(expected);
});

test('rules between fields speak together with the rules of the fields', () => {
  expect(
    messagesOf({ registrant_type: '2', mail_address_confirm: 'other@example.com', name_sei: undefined }),
  ).toEqual({
    name_sei: 'お名前（姓）を入力してください。',
    mail_address_confirm: '確認用メールアドレスが一致しません。',
    student_name_sei: '学生のお名前（姓）を入力してください。',
    student_name_mei: '学生のお名前（名）を入力してください。',
  });
});

test.each([
  ['name_mei', '\u202d花子\u202c', '花子'],
  ['name_sei', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['name_sei', 'Nguyễn', 'NGUYỄN'],
  ['mail_address', 'hanako@example.com\u200b', 'hanako@example.com'],
  ['tel', '\u202d090-1234-5678\u202c', '09012345678'],
  ['tel', '\u2060090 1234 5678\u200e', '09012345678'],
  ['tel', '+81 90-1234-5678', '09012345678'],
  ['tel', '0081-3-1234-5678', '0312345678'],
  ['tel', '+81 (0)3 1234 5678', '0312345678'],
  ['tel', '＋８４ 90 123 4567', '+84901234567'],
  ['tel', '0084901234567', '+84901234567'],
  ['tel', '+1 (415) 555-2671', '+14155552671'],
  ['tel', '+82-(0)10-1234-5678', '+821012345678'],
  ['tel', '+44 (0)20 7946 0958', '+442079460958'],
  ['tel', '011-123-4567', '0111234567'],
  ['zip_code', '\u202a169-8050\u202c', '1698050'],
  ['city', '新宿\ufe0f区\u200d', '新宿区'],
  ['password', ' gakumado2026\u3000', 'gakumado2026'],
  ['password', '\ufe0fgakumado2026\u3164', 'gakumado2026'],
  ['city', '新宿\u3164区\u034f', '新宿区'],
])('%s %j is kept as %j', (name, text, kept) => {
  const { mail_address_confirm: _, ...once } = typed;
  expect(form.parse({ ...once, [name]: text })).toMatchObject({ [name]: kept });
});

test('a name in Latin letters needs no reading, and any other does', () => {
  const unread = { kana_sei: '', kana_mei: '' };
  expect(form.parse({ ...typed, name_sei: 'Nguyen', name_mei: 'Thi Mai-Anh', ...unread })).toMatchObject({
    name_sei: 'NGUYEN',
    name_mei: 'THI MAI-ANH',
    ...unread,
  });
  const asked = {
    kana_sei: 'フリガナ（セイ）を入力してください。',
    kana_mei: 'フリガナ（メイ）を入力してください。',
  };
  expect(messagesOf(unread)).toEqual(asked);
  expect(messagesOf({ name_sei: 'Nguyen', ...unread })).toEqual(asked);
  expect(messagesOf({ name_sei: '阮', name_mei: '梅', ...unread })).toEqual(asked);
  expect(messagesOf({ name_sei: '김', name_mei: '민준', ...unread })).toEqual(asked);
});

const ABROAD =
  '海外の電話番号は、+と国番号から始まる8桁から15桁の数字で入力してください。（例：+84 90 123 4567）';

test.each([
  ['tel', '+999 123 4567', ABROAD],
  ['tel', '+84 90', ABROAD],
  ['tel', '+84 901 234 567 890 123', ABROAD],
  ['tel', '010-1234-5678', ABROAD],
  ['tel', '010-82-10-1234-5678', ABROAD],
  ['tel', '011-123-456', '電話番号は0から始まる10桁または11桁の数字で入力してください。'],
  ['tel', '000-0000-0000', '電話番号は0から始まる10桁または11桁の数字で入力してください。'],
  ['tel', '+81 90 1234', '電話番号は0から始まる10桁または11桁の数字で入力してください。'],
  ['name_sei', '\u3164', 'お名前（姓）を入力してください。'],
  ['name_sei', 'あ'.repeat(21), 'お名前（姓）は20文字以内で入力してください。'],
  ['name_sei', '花😀', 'お名前（姓）に使用できない文字が含まれています。'],
  ['name_mei', '花\r\nBcc: a@example.com', 'お名前（名）に使用できない文字が含まれています。'],
  ['kana_sei', 'Mihon', 'フリガナ（セイ）は全角カタカナで入力してください。'],
  ['kana_mei', 'ア'.repeat(31), 'フリガナ（メイ）は30文字以内で入力してください。'],
  [
    'password',
    'short1',
    'パスワードは8文字以上64文字以内の半角文字で、英字と数字をそれぞれ1文字以上含めてください。',
  ],
  ['tel', '1234567890', '電話番号は0から始まる10桁または11桁の数字で入力してください。'],
  ['zip_code', '123-456', '郵便番号は7桁の数字で入力してください。'],
  ['prefecture_id', '48', '都道府県を選択し直してください。'],
  ['city', 'あ'.repeat(51), '市区町村は50文字以内で入力してください。'],
  ['address', 'あ'.repeat(101), '町名・番地は100文字以内で入力してください。'],
  ['grade_id', '10', '学年を選択し直してください。'],
  ['campus_ids', [1, 2, 3, 4], '検討中の学校は3件まで選択できます。'],
  ['move_in_ym', '2026-10', '入居希望月は今月から24か月後までの月を選択してください。'],
  ['move_in_ym', '2028-12', '入居希望月は今月から24か月後までの月を選択してください。'],
  ['move_in_ym', '2027-13', '入居希望月の形式が正しくありません。'],
])('%s %p is refused', (field, value, message) => {
  expect(messagesOf({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['name_sei', '𠮟'.repeat(20)],
  ['name_sei', '葛\u{e0100}城'],
  ['kana_sei', 'ヴァン・デル ホーフェン'],
  ['move_in_ym', '2026-11'],
  ['move_in_ym', '2028-11'],
  ['campus_ids', '1,2,3'],
  ['campus_ids', null],
])('%s %p passes', (field, value) => {
  expect(messagesOf({ [field]: value })).toEqual({});
});

test.each([[{}], [[]], [7], ['x'], [null], [{ deep: [{}] }]])(
  'a value of a wrong type, %p, is refused',
  (value) => {
    for (const name of Object.keys(typed)) {
      expect(() => form.safeParse({ ...typed, [name]: value })).not.toThrow();
    }
    expect(form.safeParse(value).success).toBe(false);
  },
);
