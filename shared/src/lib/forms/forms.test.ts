import { loginFormSchema, mailField, newPasswordField, normaliseMail } from './index.ts';
import { normaliseDigits, normaliseKana } from './normalise.ts';

const mailMessage = (mail: string) => mailField.safeParse(mail).error?.issues[0]?.message;

test.each([
  ['ｈａｎａｋｏ＠Example.COM', 'hanako@example.com'],
  ['　Hanako@Example.com ', 'Hanako@example.com'],
  ['no-at', 'no-at'],
])('a mail address %p is read as %p', (given, expected) => {
  expect(normaliseMail(given)).toBe(expected);
});

test.each(['hanako@example.com', 'a..b.@docomo.ne.jp', "o'neil+tag@sub.example.co.jp"])(
  '%p is a mail address',
  (mail) => {
    expect(mailMessage(mail)).toBeUndefined();
  },
);

test.each([
  'a@b@example.com',
  '@example.com',
  'a@example',
  'a@-x.com',
  `${'a'.repeat(65)}@example.com`,
  '花子@example.com',
])('%p is refused', (mail) => {
  expect(mailMessage(mail)).toBe('メールアドレスの形式が正しくありません。（例：hanako@example.com）');
});

test('telephone numbers and postal codes are read as digits, readings as katakana', () => {
  expect(normaliseDigits('０９０ー１２３４‐5678')).toBe('09012345678');
  expect(normaliseDigits('〒169−8050')).toBe('1698050');
  expect(normaliseKana(' みほん　ﾊﾅｺ ')).toBe('ミホン ハナコ');
});

test('a login needs both items; the form of the password is not checked', () => {
  const issues = loginFormSchema.safeParse({ mail_address: ' ', password: '' }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([
    'メールアドレスを入力してください。',
    'パスワードを入力してください。',
  ]);
  expect(loginFormSchema.parse({ mail_address: 'a@example.com', password: 'あ' })).toEqual({
    mail_address: 'a@example.com',
    password: 'あ',
    is_keep: false,
  });
});

test.each([
  ['gakumado2026', true],
  ['gakumado', false],
  ['20262026', false],
  ['gaku 2026', false],
  ['a1'.repeat(33), false],
])('a new password %p passes: %p', (password, isGood) => {
  expect(newPasswordField.safeParse(password).success).toBe(isGood);
});
