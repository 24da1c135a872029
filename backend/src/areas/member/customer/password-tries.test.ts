import { mailedQuery } from '#testing/test-outbox.ts';
import { findAnswer } from '#testing/answered-question.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { registerMember } from '#testing/test-visitor.ts';

const LOCKED =
  'ログインの失敗が続いたため、一時的に受け付けを止めています。10分ほどおいてからお試しください。';
let t: TestApp;
let count = 0;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.config.captchaProvider = 'off';
  await t.db.deleteFrom('rate_limit').execute();
});

async function newMember() {
  count += 1;
  return registerMember(t, `tries${count}@example.com`);
}

/** The client at 198.51.100.{n}, as the shell names it. */
const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });

async function failFrom(n: number, mail_address: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    await t.call('customer/login', { mail_address, password: 'wrong' }, from(n));
  }
}

/** The right token of a question. */
async function answeredQuestion(): Promise<string> {
  const answer = await t.app.inject({ url: '/api/v1/user/captcha/question?action=login' });
  const { result } = answer.json();
  return `${result.token}.${await findAnswer(t.db, result, 'login')}`;
}

test('strangers who try a name do not lock its owner out, who is asked for a captcha instead', async () => {
  const { login } = await newMember();
  t.config.captchaProvider = 'altcha';
  await failFrom(1, login.mail_address, 10);
  const stranger = await t.call('customer/login', login, from(1));
  expect([stranger.statusCode, stranger.body.message]).toEqual([429, LOCKED]);

  const asked = await t.call('customer/login', login, from(2));
  expect([asked.statusCode, asked.body.errors]).toEqual([
    400,
    [
      {
        field: 'recaptcha_token',
        code: 'captcha',
        message:
          'ログインの失敗が続いたため、送信の確認が必要です。確認のうえ、もう一度ログインしてください。',
      },
    ],
  ]);
  const wrong = await t.call('customer/login', { ...login, recaptcha_token: 'x' }, from(2));
  expect(wrong.body.errors).toMatchObject([{ field: 'recaptcha_token', code: 'captcha' }]);
  const recaptcha_token = await answeredQuestion();
  expect((await t.call('customer/login', { ...login, recaptcha_token }, from(2))).statusCode).toBe(200);
  // The owner's success ends the question.
  expect((await t.call('customer/login', login, from(3))).statusCode).toBe(200);
});

test('one client is refused after sixty failures with any names where there is no captcha; logins that succeed do not count', async () => {
  const { login } = await newMember();
  for (let n = 0; n < 30; n += 1) {
    await failFrom(1, `name${n}@example.com`, 2);
    expect((await t.call('customer/login', login, from(n === 29 ? 2 : 1))).statusCode).toBe(200);
  }
  expect((await t.call('customer/login', login, from(1))).statusCode).toBe(429);
  expect((await t.call('customer/login', login, from(2))).statusCode).toBe(200);
});

test('a network with sixty failures is asked for a captcha, and its members get in with one', async () => {
  const { login } = await newMember();
  t.config.captchaProvider = 'altcha';
  for (let n = 0; n < 30; n += 1) await failFrom(1, `pupil${n}@example.com`, 2);
  const asked = await t.call('customer/login', login, from(1));
  expect([asked.statusCode, asked.body.errors]).toMatchObject([400, [{ code: 'captcha' }]]);
  const recaptcha_token = await answeredQuestion();
  expect((await t.call('customer/login', { ...login, recaptcha_token }, from(1))).statusCode).toBe(200);
  expect((await t.call('customer/login', login, from(2))).statusCode).toBe(200);
});

test('a new password by mail clears every count of its name', async () => {
  const { login, headers } = await newMember();
  const { mail_address } = login;
  t.config.captchaProvider = 'altcha';
  for (const client of [1, 2, 3]) await failFrom(client, mail_address, 10);
  for (let tries = 0; tries < 11; tries += 1) {
    await t.call('customer/password/check', { password: 'wrong' }, headers);
  }
  await t.call('customer/password/forgot', { mail_address });
  const query = Object.fromEntries(await mailedQuery(t, mail_address));
  expect((await t.call('customer/password/reset', { ...query, password: 'momiji2026' })).statusCode).toBe(
    200,
  );
  const again = { mail_address, password: 'momiji2026' };
  for (const client of [1, 2, 3]) {
    expect((await t.call('customer/login', again, from(client))).statusCode).toBe(200);
  }
  const { rows } = await t.pool.query('select limit_key from rate_limit');
  expect(rows.filter(({ limit_key }) => /^(?:login|password)(?!_client)/.test(limit_key))).toEqual([]);
});

test('wrong passwords of a member who is logged in lock these calls for a while, and not the login', async () => {
  const { login, headers } = await newMember();
  const wrong = { current_password: 'wrong' };
  const tries = [
    ['customer/password/check', { password: 'wrong' }],
    ['customer/delete', { password: 'wrong' }],
    ['customer/update', { ...wrong, password: 'momiji2026' }],
    ['customer/update', { ...wrong, mail_address: 'elsewhere@example.com' }],
  ] as const;
  for (let n = 0; n < 10; n += 1) {
    const [path, body] = tries[n % tries.length]!;
    expect((await t.call(path, body, headers)).statusCode).not.toBe(429);
  }
  for (const [path, body] of tries) {
    const { statusCode } = await t.call(path, body, headers);
    expect([path, statusCode]).toEqual([path, 429]);
  }
  expect((await t.call('customer/login', login)).statusCode).toBe(200);
});
