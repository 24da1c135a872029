import fc from 'fast-check';
import { failureSchema } from '@gakumado/shared/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { listCalls } from '../../commands/docs/calls-page.ts';
import { descriptionOf } from '../../commands/docs/describe-app.ts';
import { knowIds } from '../../testing/fuzz/known-ids.ts';
import { validRequest } from '../../testing/fuzz/requests.ts';
import { loginSampleMember } from '../../testing/test-member.ts';
import { endConnections } from '../../testing/end-connections.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { API_PREFIX } from './typed-app.ts';

let t: TestApp;
let url: string;

beforeEach(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0' });
  url = t.pool.options.connectionString ?? '';
});
afterEach(async () => {
  t.pool.options.connectionString = url;
  await t.close();
});

/** New connections are made with these settings, and only new ones exist. */
async function reconnectWith(options: { connectionString?: string; statement_timeout?: number }) {
  Object.assign(t.pool.options, options);
  await endConnections(url);
}

const post = (
  path: string,
  payload: string | object,
  headers: Record<string, string> = {},
): InjectOptions => ({
  method: 'POST',
  url: path,
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

const search = post(`${API_PREFIX}/estate/list`, {});
const postalCode = post(`${API_PREFIX}/address/detail`, { zip_code: '1600022' });
const suggestions = post(`${API_PREFIX}/school/campus/list`, { access_key: 'gakumado-web', keyword: '大学' });
const content = { url: '/content/topics', headers: { 'x-microcms-api-key': 'gakumado-read' } };
const signIn = post('/cognito', JSON.stringify({ ClientId: 'gakumado-web', Username: 'a@example.com' }), {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
});

function expectBusy(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toBe('no-store');
}

function expectBusyCall(answer: LightMyRequestResponse): void {
  expectBusy(answer);
  expect(failureSchema.strict().parse(answer.json())).toMatchObject({
    status: 500,
    result: null,
    errors: [],
  });
}

test('without a database every call that needs it is refused with 503, and none with 500', async () => {
  await t.app.ready();
  const known = await knowIds(t.db);
  const customer = await loginSampleMember(t);
  await reconnectWith({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });

  const refused: string[] = [];
  for (const [path, call] of listCalls(await descriptionOf(t.app))) {
    const shape = call.requestBody?.content?.['application/json']?.schema ?? {};
    for (const { body } of fc.sample(validRequest(shape, known, false), { numRuns: 3, seed: 1 })) {
      const answer = await t.app.inject(post(`${API_PREFIX}/${path}`, body, customer));
      expect([path, answer.statusCode]).not.toEqual([path, 500]);
      if (answer.statusCode !== 503) continue;
      expectBusyCall(answer);
      refused.push(path);
    }
  }
  expect(new Set(refused).size).toBeGreaterThan(60);
});

test('without a database every other service refuses in its own form', async () => {
  await reconnectWith({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });

  for (const path of ['/images/floorplans/1.webp', '/documents/a.pdf', '/inbox']) {
    expectBusyCall(await t.app.inject(path));
  }
  const items = await t.app.inject(content);
  expectBusy(items);
  expect(items.json()).toEqual({ message: 'Service Unavailable' });
  const forgot = await t.app.inject(signIn);
  expectBusy(forgot);
  expect(forgot.headers['x-amzn-errortype']).toBe('ServiceUnavailableException');
  const ready = await t.app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: 'not_ready', reason: 'database' });
  expect((await t.app.inject('/healthz')).statusCode).toBe(200);
});

test('when no connection becomes free in time, calls are refused with 503', async () => {
  const held = await Promise.all(Array.from({ length: t.pool.options.max }, () => t.pool.connect()));
  t.pool.options.connectionTimeoutMillis = 100;
  for (const request of [search, postalCode, suggestions]) expectBusyCall(await t.app.inject(request));
  for (const request of [content, signIn]) expectBusy(await t.app.inject(request));
  for (const client of held) client.release();
  expect((await t.app.inject(search)).statusCode).toBe(200);
});

test('when a table is locked for too long, searches are refused with 503', async () => {
  await reconnectWith({ statement_timeout: 300 });
  const client = await t.pool.connect();
  await client.query('begin; lock table estate in access exclusive mode');
  expectBusyCall(await t.app.inject(search));
  await client.query('rollback');
  client.release();
  expect((await t.app.inject(search)).statusCode).toBe(200);
});
