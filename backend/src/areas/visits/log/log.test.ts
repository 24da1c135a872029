import { sql } from 'kysely';
import { sweep } from '#background/notifier/sweep.ts';
import { someEstateIds } from '#testing/test-member.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['log_tracking', 'log_access', 'log_favorite'] as const) {
    await t.db.deleteFrom(table).execute();
  }
});

const session_key = 'a-random-word';
const tracking = {
  session_key,
  event_name: 'filter_opened',
  page_path: '/search/keyword/?keyword=花子&page=2',
  params: { place: 'side', mail: 'hanako@example.com' },
};
const OK = { statusCode: 200, body: { status: 200, result: {} } };

const beacon = (payload: string, type?: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/user/log/tracking/save',
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  });

test('an event is stored without anything that could identify a person', async () => {
  const ts = Date.now() - 60_000;
  expect(await t.call('log/tracking/save', { ...tracking, ts })).toEqual(OK);
  expect(await t.db.selectFrom('log_tracking').selectAll().execute()).toEqual([
    {
      session_key,
      event_name: 'filter_opened',
      page_path: '/search/keyword/?page=2',
      params: { place: 'side' },
      created_at: new Date(ts),
    },
  ]);
});

test.each([
  ['text/plain;charset=UTF-8'],
  ['application/json'],
  ['application/json; charset=utf-8'],
  ['application/octet-stream'],
  [undefined],
])('a beacon of type %s is taken', async (type) => {
  const answer = await beacon(JSON.stringify(tracking), type);
  expect([answer.statusCode, answer.json()]).toEqual([200, OK.body]);
  expect(await t.db.selectFrom('log_tracking').select('session_key').execute()).toHaveLength(1);
});

test.each([
  ['{"session_key":', 'text/plain'],
  ['[]', 'text/plain'],
  ['', 'text/plain'],
  [JSON.stringify({ ...tracking, session_key: 'x' }), 'text/plain'],
  [JSON.stringify({ ...tracking, params: { a: 'x'.repeat(2100) } }), 'text/plain'],
  [JSON.stringify({ ...tracking, page_path: 'a\u0000' }), 'text/plain'],
  ['x'.repeat(70_000), 'text/plain'],
  ['{"__proto__":{"a":1}}', 'text/plain'],
])('anything but an event is refused in the envelope: %.30s', async (payload, type) => {
  const answer = await beacon(payload, type);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400, result: null });
});

test('other calls take no text/plain', async () => {
  const headers = { 'content-type': 'text/plain' };
  const url = '/api/v1/user/share/list/detail';
  const answer = await t.app.inject({ method: 'POST', url, payload: '{"share_key":"x"}', headers });
  expect(answer.statusCode).toBe(400);
});

test('a visit is stored with the referrer’s origin', async () => {
  const body = {
    session_key,
    page_path: '/view/5/',
    referrer: 'https://www.example.com/?q=花子',
    estate_id: '5',
  };
  expect(await t.call('log/access/save', body)).toEqual(OK);
  expect(await t.db.selectFrom('log_access').selectAll().execute()).toEqual([
    {
      session_key,
      page_path: '/view/5/',
      referrer: 'https://www.example.com',
      estate_id: 5,
      campus_id: null,
      created_at: expect.any(Date),
    },
  ]);
});

test('favourites are counted from five browsers on, each once', async () => {
  const [a, b] = await someEstateIds(t, 2);
  const log = (n: number, estate_id: number, action = 'add') =>
    t.call('log/favorite/save', { session_key: `session-${n}`, estate_id, action });
  for (const n of [1, 2, 3, 4, 4]) await log(n, a!);
  for (const n of [1, 2, 3, 4, 5, 6]) await log(n, b!);
  await log(6, b!, 'remove');
  await log(1, 2_000_000_000);
  const { body } = await t.call('log/favorite/get', { estate_id: `${b},${a},2000000000` });
  expect(body).toMatchObject({
    status: 200,
    result: [
      { estate_id: b, favorite_count: 5 },
      { estate_id: a, favorite_count: null },
      { estate_id: 2_000_000_000, favorite_count: null },
    ],
  });
  const many = Array.from({ length: 51 }, (_, n) => n + 1);
  expect((await t.call('log/favorite/get', { estate_id: many })).statusCode).toBe(400);
});

test('a log that cannot be stored does not fail the visitor', async () => {
  await sql`alter table log_tracking rename to log_away`.execute(t.db);
  expect(await t.call('log/tracking/save', tracking)).toEqual(OK);
  await sql`alter table log_away rename to log_tracking`.execute(t.db);
});

test('more than a limit from one address is answered and left out', async () => {
  const limited = await withTestApp({ RATE_LIMIT_SCALE: '0.005' });
  for (let n = 0; n < 5; n += 1) expect(await limited.call('log/tracking/save', tracking)).toEqual(OK);
  expect(await limited.db.selectFrom('log_tracking').select('session_key').execute()).toHaveLength(3);
  await limited.close();
});

test('logs are swept when they are old, and only then', async () => {
  await t.call('log/tracking/save', tracking);
  await sweep(t.db, new Date(Date.now() + 29 * 86_400_000));
  expect(await t.db.selectFrom('log_tracking').select('session_key').execute()).toHaveLength(1);
  await sweep(t.db, new Date(Date.now() + 31 * 86_400_000));
  expect(await t.db.selectFrom('log_tracking').select('session_key').execute()).toHaveLength(0);
});
