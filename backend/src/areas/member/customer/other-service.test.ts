import { mailedCode, mailedQuery } from '#testing/test-outbox.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { bearer, createVisitor, registration } from '#testing/test-visitor.ts';

// One backend's sign-in service replaces the real one. The other backend knows it by the four variables only.
let service: TestApp;
let t: TestApp;

beforeAll(async () => {
  service = await withTestApp({ COGNITO_ISSUER: 'https://issuer.example', COGNITO_CLIENT_ID: 'client-1' });
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  t = await withTestApp({
    COGNITO_ENDPOINT: `${origin}/cognito`,
    COGNITO_ISSUER: 'https://issuer.example',
    COGNITO_CLIENT_ID: 'client-1',
    COGNITO_JWKS_URL: `${origin}/cognito/.well-known/jwks.json`,
  });
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const MAIL = 'remote@example.com';
const NEW_MAIL = 'remote.new@example.com';

test('every customer call goes through another sign-in service', async () => {
  const visitor = createVisitor(t);
  const created = await visitor.call('customer/create', registration(MAIL));
  expect(created.body.result).toMatchObject({ is_confirm_required: true });
  expect((await visitor.call('customer/confirm/resend', { mail_address: MAIL })).statusCode).toBe(429);
  await visitor.call('customer/confirm', { mail_address: MAIL, code: await mailedCode(service, MAIL) });

  const login = async (mail_address: string, password: string) =>
    (await visitor.call('customer/login', { mail_address, password })).body.result?.access_token;
  const headers = bearer(await login(MAIL, 'sakura2026'));
  const call = async (path: string, body: object = {}) => (await visitor.call(path, body, headers)).body;
  expect((await call('customer/detail')).result.customer_id).toBe(created.body.result.customer_id);
  expect((await call('customer/refresh')).result).toMatchObject({ mail_address: MAIL, expires_in: 3600 });
  expect((await call('customer/password/check', { password: 'wrong' })).result).toEqual({ is_match: false });
  expect((await call('customer/password/check', { password: 'sakura2026' })).result).toEqual({
    is_match: true,
  });
  // Another service reports the present password only. It refuses the earlier ones when they are chosen.
  expect((await call('customer/password/history', { password: 'sakura2026' })).result).toEqual({
    is_used: true,
  });

  await call('customer/update', { mail_address: NEW_MAIL, current_password: 'sakura2026' });
  const code = await mailedCode(service, NEW_MAIL);
  expect((await call('customer/mail/confirm', { code })).result.mail_address).toBe(NEW_MAIL);
  await call('customer/update', { password: 'momiji2026', current_password: 'sakura2026' });
  const used = await call('customer/update', { password: 'sakura2026', current_password: 'momiji2026' });
  expect(used.errors).toMatchObject([{ field: 'password', code: 'duplicate' }]);

  await call('customer/logout');
  expect((await call('customer/detail')).status).toBe(401);

  await call('customer/password/forgot', { mail_address: NEW_MAIL });
  const query = Object.fromEntries(await mailedQuery(service, NEW_MAIL));
  expect((await call('customer/password/reset', { ...query, password: 'tsubaki2026' })).status).toBe(200);

  const again = bearer(await login(NEW_MAIL, 'tsubaki2026'));
  expect((await visitor.call('customer/delete', { password: 'tsubaki2026' }, again)).statusCode).toBe(200);
  expect(await login(NEW_MAIL, 'tsubaki2026')).toBeUndefined();
  expect((await visitor.call('customer/detail', {}, again)).statusCode).toBe(401);
});

test('its own service is not there then', async () => {
  expect((await t.app.inject('/cognito/.well-known/jwks.json')).statusCode).toBe(404);
});

test('sessions of another service are listed, and ended for their refresh token as well', async () => {
  const mail_address = 'remote.sessions@example.com';
  const [here, there] = [createVisitor(t), createVisitor(t)];
  await here.call('customer/create', registration(mail_address));
  await here.call('customer/confirm', { mail_address, code: await mailedCode(service, mail_address) });
  const login = { mail_address, password: 'sakura2026' };
  const headers = bearer((await here.call('customer/login', login)).body.result.access_token);
  const away = bearer((await there.call('customer/login', login)).body.result.access_token);
  expect((await here.call('customer/session/list', {}, headers)).body.total_count).toBe(2);
  expect((await here.call('customer/logout/others', {}, headers)).body.result).toEqual({ ended_count: 1 });
  expect((await there.call('customer/detail', {}, away)).statusCode).toBe(401);
  expect((await there.call('customer/refresh')).statusCode).toBe(400);
  expect((await here.call('customer/refresh')).statusCode).toBe(200);
  expect((await here.call('customer/session/list', {}, headers)).body.total_count).toBe(1);
});
