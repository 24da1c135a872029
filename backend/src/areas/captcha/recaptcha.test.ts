import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readConfig } from '../../platform/config.ts';
import type { Config } from '../../platform/config.ts';
import { findAnswer } from '#testing/answered-question.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { registration } from '../../testing/test-visitor.ts';
import { checkCaptcha, judgeCaptcha } from './check-captcha.ts';

let t: TestApp;
let service: Server;
let config: Config;
/** Calls of the service, and its answer. */
let asked: { contentType: string | undefined; form: URLSearchParams }[] = [];
let answer: { status?: number; body: string } | 'nothing' = { body: '{}' };

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ contentType: request.headers['content-type'], form: new URLSearchParams(body) });
      if (answer !== 'nothing') response.writeHead(answer.status ?? 200).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const env = {
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET: 'geheim',
    RECAPTCHA_SITE_KEY: 'site-key_1',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`,
  };
  config = readConfig(env);
  t = await withTestApp(env);
});
beforeEach(() => {
  asked = [];
  return t.pool.query('delete from captcha_token');
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await t.close();
});

const good = { success: true, score: 0.9, action: 'inquiry', hostname: 'example.com' };
const check = (token = 'token', action = 'inquiry' as const) =>
  checkCaptcha({ db: t.db, config }, token, action);
const refused = { fields: [{ field: 'recaptcha_token', code: 'captcha' }] };

test('a token is asked about once by a form post, and counts once', async () => {
  answer = { body: JSON.stringify(good) };
  const { body } = await t.call('recaptcha/verify', { token: 'token', action: 'inquiry' });
  expect(body.result).toEqual({ success: true, score: 0.9, action: 'inquiry' });
  await check();
  await expect(check()).rejects.toMatchObject(refused);
  expect(asked).toEqual([
    {
      contentType: expect.stringContaining('application/x-www-form-urlencoded'),
      form: new URLSearchParams({ secret: 'geheim', response: 'token' }),
    },
  ]);
});

test('two forms with one token at once: one counts', async () => {
  answer = { body: JSON.stringify(good) };
  const results = await Promise.allSettled([check(), check(), check()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['a refusal', { body: JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] }) }],
  ['another action', { body: JSON.stringify({ ...good, action: 'login' }) }],
  ['no action, as of version 2', { body: JSON.stringify({ success: true, score: 0.9 }) }],
  ['no score', { body: JSON.stringify({ success: true, action: 'inquiry' }) }],
  ['a score that is none', { body: JSON.stringify({ ...good, score: 7 }) }],
  ['a page instead of JSON', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ['nothing in time', 'nothing' as const],
])('%s is no success', async (_name, given) => {
  answer = given;
  const { statusCode, body } = await t.call('recaptcha/verify', { token: 'token', action: 'inquiry' });
  expect([statusCode, body.result]).toEqual([200, { success: false, score: 0, action: 'inquiry' }]);
});

test('a score under 0.5 is returned and refused, 0.5 is enough', async () => {
  answer = { body: JSON.stringify({ ...good, score: 0.4 }) };
  const { body } = await t.call('recaptcha/verify', { token: 'low', action: 'inquiry' });
  expect(body.result).toEqual({ success: false, score: 0.4, action: 'inquiry' });
  await expect(check('low')).rejects.toMatchObject(refused);
  answer = { body: JSON.stringify({ ...good, score: 0.5 }) };
  await check('half');
});

test('a service that is away refuses, and the question still works', async () => {
  const away = { ...config, recaptchaVerifyUrl: 'http://127.0.0.1:1/' };
  await expect(checkCaptcha({ db: t.db, config: away }, 'token', 'inquiry')).rejects.toMatchObject(refused);
  const { result } = (await t.app.inject('/api/v1/user/captcha/question?action=inquiry')).json();
  const answer = await findAnswer(t.db, result, 'inquiry');
  await checkCaptcha({ db: t.db, config: away }, `${result.token}.${answer}`, 'inquiry');
  expect((await t.app.inject('/api/v1/user/captcha/challenge?action=inquiry')).statusCode).toBe(404);
});

test('recaptcha without its keys is not a configuration', () => {
  expect(() => readConfig({ CAPTCHA_PROVIDER: 'recaptcha' })).toThrow(
    /RECAPTCHA_SITE_KEY[^]*RECAPTCHA_SECRET/,
  );
});

test('a page learns the provider and the public key, and never the other one', async () => {
  const answer = await t.app.inject('/api/v1/user/captcha/provider');
  expect(answer.json()).toEqual({
    status: 200,
    result: {
      provider: 'recaptcha',
      site_key: 'site-key_1',
      script_url: 'https://www.google.com/recaptcha/api.js',
    },
  });
  expect(answer.body).not.toContain('geheim');
});

test('a form goes through with a token that the service vouches for, and not with another', async () => {
  answer = { body: JSON.stringify({ ...good, action: 'regist' }) };
  const send = (recaptcha_token: string) =>
    t.call('customer/create', { ...registration('captcha@example.com'), recaptcha_token });
  expect((await send('from the page')).body.result).toMatchObject({ is_confirm_required: true });
  answer = { body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] }) };
  expect((await send('made up')).body.errors).toMatchObject([{ field: 'recaptcha_token', code: 'captcha' }]);
});

test('a token whose work is rolled back serves again, and the service is not asked again', async () => {
  answer = { body: JSON.stringify(good) };
  const tryOnce = (isFailing: boolean) =>
    t.db.transaction().execute(async (trx) => {
      await spend(trx);
      if (isFailing) throw new Error('the time is taken');
    });
  let spend = await judgeCaptcha({ db: t.db, config }, 'again', 'inquiry');
  await expect(tryOnce(true)).rejects.toThrow('taken');
  spend = await judgeCaptcha({ db: t.db, config }, 'again', 'inquiry');
  await tryOnce(false);
  await expect(tryOnce(false)).rejects.toMatchObject(refused);
  expect(asked).toHaveLength(1);
});
