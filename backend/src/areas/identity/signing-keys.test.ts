import { decodeProtectedHeader } from 'jose';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { sampleLogin } from '../../testing/test-member.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

// Several instances over one database, as behind the shell.
let t: TestApp;
const instances: FastifyInstance[] = [];
const config = readConfig({ MAX_EVENT_LOOP_DELAY_MS: '0', CAPTCHA_PROVIDER: 'off' });

async function startInstance(): Promise<FastifyInstance> {
  const app = await buildApp({ ...t, config });
  instances.push(app);
  return app;
}

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(async () => {
  for (const app of instances) await app.close();
  await t.close();
});

const post = (app: FastifyInstance, path: string, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/user/${path}`,
    payload,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const login = async (app: FastifyInstance): Promise<string> =>
  (await post(app, 'customer/login', sampleLogin)).json().result.access_token;
const detail = async (app: FastifyInstance, token: string) =>
  (await post(app, 'customer/detail', {}, token)).statusCode;
const publishedKids = async (app: FastifyInstance) =>
  (await app.inject('/cognito/.well-known/jwks.json')).json().keys.map((key: { kid: string }) => key.kid);
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

test('instances that start at once make one key', async () => {
  const apps = await Promise.all([startInstance(), startInstance()]);
  const [first, second] = await Promise.all(apps.map(publishedKids));
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
});

test('a retired key signs nothing more, its tokens stay good, and every instance takes the next one', async () => {
  const old = t.app;
  const oldToken = await login(old);
  await t.db.updateTable('identity_key').set({ retired_at: new Date() }).execute();

  const fresh = await startInstance();
  const newToken = await login(fresh);
  expect(kidOf(newToken)).not.toBe(kidOf(oldToken));
  expect(await publishedKids(fresh)).toEqual([kidOf(newToken), kidOf(oldToken)]);
  for (const app of [old, fresh]) {
    expect(await detail(app, oldToken)).toBe(200);
    expect(await detail(app, newToken)).toBe(200);
  }

  // Two hours later the last tokens of the old key have long run out.
  await t.db
    .updateTable('identity_key')
    .set({ retired_at: new Date(Date.now() - 2 * 3_600_000 - 1000) })
    .where('kid', '=', kidOf(oldToken) ?? '')
    .execute();
  const later = await startInstance();
  expect(await publishedKids(later)).toEqual([kidOf(newToken)]);
  expect(await detail(later, oldToken)).toBe(401);
});

test('after ninety days a key is followed by another by itself', async () => {
  const [before] = await publishedKids(await startInstance());
  await t.db
    .updateTable('identity_key')
    .set({ created_at: new Date(Date.now() - 91 * 24 * 3_600_000) })
    .execute();
  const kids = await publishedKids(await startInstance());
  expect(kids).toEqual([expect.any(String), before]);
});

test('a token that was signed out on one instance is refused on the other', async () => {
  const [here, there] = [await startInstance(), await startInstance()];
  const [token, other] = [await login(here), await login(there)];
  expect(await detail(there, token)).toBe(200);
  await post(here, 'customer/logout', {}, token);
  for (const app of [here, there]) expect(await detail(app, token)).toBe(401);
  expect(await detail(here, other)).toBe(200);
});
