import { decodeJwt, importJWK, SignJWT } from 'jose';
import { buildApp } from '#app.ts';
import { readConfig } from '#platform/config.ts';
import { ownKeys } from '#testing/own-keys.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { loginSampleMember, sampleLogin } from '#testing/test-member.ts';
import { bearer, createVisitor } from '#testing/test-visitor.ts';

const REFUSED = 'メールアドレスまたはパスワードが正しくありません。';
let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());

const detail = (token: string) => t.call('customer/detail', {}, { authorization: `Bearer ${token}` });

test('a login returns the access token and the customer, and hides the refresh token from scripts', async () => {
  const { statusCode, body, set } = await createVisitor(t).call('customer/login', sampleLogin);
  expect(statusCode).toBe(200);
  expect(body.result).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'Bearer',
    expires_in: 3600,
    customer_id: expect.any(Number),
    user_name: '見本 花子',
    mail_address: 'hanako@example.com',
  });
  expect(set).toEqual({
    name: 'refresh_token',
    value: expect.stringMatching(/^[\w-]{43}$/),
    path: '/api/v1/user/customer',
    httpOnly: true,
    sameSite: 'Strict',
  });
  const mail_address = ' ＨＡＮＡＫＯ@EXAMPLE.com';
  const kept = await createVisitor(t).call('customer/login', { ...sampleLogin, mail_address, is_keep: true });
  expect(kept.set).toMatchObject({ maxAge: 30 * 24 * 3600 });
});

test.each([
  ['https://gakumado.example', {}, true],
  ['http://gakumado.example', {}, true],
  ['http://localhost:3000', { 'x-forwarded-proto': 'https' }, true],
  ['http://localhost:3000', {}, undefined],
  ['http://127.0.0.1:3000', {}, undefined],
])('the cookie of a site at %s with %p is Secure: %p', async (SITE_ORIGIN, headers, secure) => {
  const config = readConfig({ SITE_ORIGIN, ...ownKeys, MAX_EVENT_LOOP_DELAY_MS: '0' });
  const app = await buildApp({ ...t, config });
  const { set } = await createVisitor({ ...t, app }).call('customer/login', sampleLogin, headers);
  expect(set?.secure).toBe(secure);
  await app.close();
});

test('a wrong password and an unknown mail address get the same answer, never 401', async () => {
  const wrong = await t.call('customer/login', { ...sampleLogin, password: 'wrong' });
  const unknown = await t.call('customer/login', { ...sampleLogin, mail_address: 'nobody@example.com' });
  expect(wrong).toMatchObject({ statusCode: 400, body: { status: 400, result: null, message: REFUSED } });
  expect(unknown).toEqual(wrong);
});

test('missing fields are named with the texts of the form', async () => {
  const { body } = await t.call('customer/login', { mail_address: 'hanako', password: '' });
  expect(body.errors).toEqual([
    {
      field: 'mail_address',
      code: 'format',
      message: 'メールアドレスの形式が正しくありません。（例：hanako@example.com）',
    },
    { field: 'password', code: 'required', message: 'パスワードを入力してください。' },
  ]);
});

test('after ten failures even the right password is locked, also when they come at once', async () => {
  const victim = { mail_address: 'locked@example.com', password: 'wrong' };
  const answers = await Promise.all(Array.from({ length: 14 }, () => t.call('customer/login', victim)));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  const locked = answers.find(({ statusCode }) => statusCode === 429);
  expect(locked?.body).toMatchObject({ status: 400, errors: [{ code: 'rate_limit' }] });

  await t.db
    .updateTable('rate_limit')
    .set({ window_started_at: new Date(Date.now() - 601_000) })
    .execute();
  expect((await t.call('customer/login', victim)).statusCode).toBe(400);
});

test('a success gives the tries back', async () => {
  for (let i = 0; i < 9; i += 1) await t.call('customer/login', { ...sampleLogin, password: 'wrong' });
  expect((await t.call('customer/login', sampleLogin)).statusCode).toBe(200);
  for (let i = 0; i < 9; i += 1) await t.call('customer/login', { ...sampleLogin, password: 'wrong' });
  expect((await t.call('customer/login', sampleLogin)).statusCode).toBe(200);
});

test('customer/detail needs no body and no access key', async () => {
  const headers = await loginSampleMember(t);
  const answer = await t.app.inject({ method: 'POST', url: '/api/v1/user/customer/detail', headers });
  expect(answer.json()).toMatchObject({
    status: 200,
    result: { mail_address: 'hanako@example.com', name_sei: '見本' },
  });
  expect(answer.json().result).not.toHaveProperty('sub');
});

test.each(['', 'Bearer', 'Bearer x', 'Basic aGE6aGE=', 'Bearer a.b.c'])(
  'authorization %p is 401',
  async (authorization) => {
    const answer = await t.call('customer/detail', {}, { authorization });
    expect(answer).toMatchObject({ statusCode: 401, body: { status: 401, result: null } });
  },
);

test('a token that has run out is 401, though its session and its signature are good', async () => {
  const { body } = await t.call('customer/login', sampleLogin);
  const { private_jwk, kid } = await t.db.selectFrom('identity_key').selectAll().executeTakeFirstOrThrow();
  const signAgain = async (exp: number) =>
    new SignJWT({ ...decodeJwt(body.result.access_token), exp })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(await importJWK(private_jwk, 'RS256'));
  const now = Math.floor(Date.now() / 1000);
  expect((await detail(await signAgain(now + 60))).statusCode).toBe(200);
  expect((await detail(await signAgain(now - 60))).statusCode).toBe(401);
});

test('a logout ends the session and its refresh token, and no other session', async () => {
  const [first, second] = [createVisitor(t), createVisitor(t)];
  const firstToken = (await first.call('customer/login', sampleLogin)).body.result.access_token;
  const secondToken = (await second.call('customer/login', sampleLogin)).body.result.access_token;
  const refreshToken = first.cookie();
  expect((await first.call('customer/logout', {}, bearer(firstToken))).body).toEqual({
    status: 200,
    result: {},
  });
  expect(first.cookie()).toBeUndefined();
  expect((await detail(firstToken)).statusCode).toBe(401);
  expect((await detail(secondToken)).statusCode).toBe(200);
  const cookies = { refresh_token: refreshToken ?? '' };
  const url = '/api/v1/user/customer/refresh';
  const renewal = await t.app.inject({ method: 'POST', url, payload: {}, cookies });
  expect(renewal.json()).toMatchObject({
    status: 400,
    errors: [{ field: 'refresh_token', code: 'expired' }],
  });
});

test('a logout with a token that has run out ends the session by its cookie', async () => {
  const visitor = createVisitor(t);
  const token = (await visitor.call('customer/login', sampleLogin)).body.result.access_token;
  expect((await visitor.call('customer/logout', {}, bearer('expired'))).statusCode).toBe(200);
  expect((await detail(token)).statusCode).toBe(401);
});

test('the cookie renews the session, several times and for several tabs at once', async () => {
  const visitor = createVisitor(t);
  await visitor.call('customer/login', { ...sampleLogin, is_keep: true });
  const tabs = await Promise.all([1, 2, 3].map(() => visitor.call('customer/refresh')));
  for (const { body, set } of tabs) {
    expect(body.result).toMatchObject({ mail_address: 'hanako@example.com', expires_in: 3600 });
    expect((await detail(body.result.access_token)).statusCode).toBe(200);
    // The cookie lives on as it was set.
    expect(set).toBeUndefined();
  }
});

test('without a good cookie there is no renewal, and a bad one is taken away', async () => {
  const none = await createVisitor(t).call('customer/refresh');
  expect(none).toMatchObject({ statusCode: 400, body: { errors: [{ code: 'expired' }] } });
  const cookies = { refresh_token: 'x'.repeat(43) };
  const url = '/api/v1/user/customer/refresh';
  const bad = await t.app.inject({ method: 'POST', url, payload: {}, cookies });
  expect(bad.statusCode).toBe(400);
  expect(bad.headers['set-cookie']).toMatch(/^refresh_token=; .*Expires=Thu, 01 Jan 1970/);
});

test.each(['customer/refresh', 'customer/logout'])(
  '%s takes JSON only: no form of another site',
  async (path) => {
    const visitor = createVisitor(t);
    await visitor.call('customer/login', sampleLogin);
    const url = `/api/v1/user/${path}`;
    const cookies = { refresh_token: visitor.cookie() ?? '' };
    for (const headers of [{}, { 'content-type': 'text/plain' }]) {
      const answer = await t.app.inject({ method: 'POST', url, headers, cookies });
      expect(answer.statusCode).toBe(400);
    }
    expect((await visitor.call('customer/refresh')).statusCode).toBe(200);
  },
);
