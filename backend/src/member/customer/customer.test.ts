import { decodeJwt, importJWK, SignJWT } from 'jose';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { loginSampleMember, sampleLogin } from '../test-member.ts';

const REFUSED = 'メールアドレスまたはパスワードが正しくありません。';
let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());

const detail = (token: string) => t.call('customer/detail', {}, { authorization: `Bearer ${token}` });

test('a login answers tokens and who it is; the refresh token only to who asked to stay', async () => {
  const { statusCode, body } = await t.call('customer/login', sampleLogin);
  expect(statusCode).toBe(200);
  expect(body.result).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'Bearer',
    expires_in: 3600,
    customer_id: expect.any(Number),
    user_name: '見本 花子',
    mail_address: 'hanako@example.com',
  });
  const kept = await t.call('customer/login', {
    ...sampleLogin,
    mail_address: ' ＨＡＮＡＫＯ@EXAMPLE.com',
    is_keep: true,
  });
  expect(kept.body.result.refresh_token).toMatch(/^[\w-]{43}$/);
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
  const { body: first } = await t.call('customer/login', { ...sampleLogin, is_keep: true });
  const { body: second } = await t.call('customer/login', sampleLogin);
  const headers = { authorization: `Bearer ${first.result.access_token}` };
  expect((await t.call('customer/logout', {}, headers)).body).toEqual({ status: 200, result: {} });
  expect((await detail(first.result.access_token)).statusCode).toBe(401);
  expect((await detail(second.result.access_token)).statusCode).toBe(200);
  const refresh = await t.call('customer/refresh', { refresh_token: first.result.refresh_token });
  expect(refresh).toMatchObject({
    statusCode: 400,
    body: { errors: [{ field: 'refresh_token', code: 'expired' }] },
  });
});

test('a refresh token renews the session', async () => {
  const { body } = await t.call('customer/login', { ...sampleLogin, is_keep: true });
  const { refresh_token } = body.result;
  const renewed = await t.call('customer/refresh', { refresh_token });
  expect(renewed.body.result).toMatchObject({ refresh_token, mail_address: 'hanako@example.com' });
  expect((await detail(renewed.body.result.access_token)).statusCode).toBe(200);
});
