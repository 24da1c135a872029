import path from 'node:path';
import fc from 'fast-check';
import type { Call } from '../backend/src/commands/docs/calls-page.ts';
import { knowIds } from '../backend/src/testing/fuzz/known-ids.ts';
import { validRequest } from '../backend/src/testing/fuzz/requests.ts';
import { openShop, person, visit } from '../backend/src/testing/test-inquiry.ts';
import { sampleLogin, someEstateIds } from '../backend/src/testing/test-member.ts';
import { withTestApp } from '../backend/src/testing/test-app.ts';
import type { TestApp } from '../backend/src/testing/test-app.ts';
import { startBackend } from './backend-process.ts';
import type { Backend } from './backend-process.ts';
import { call, login } from './call-backend.ts';
import type { Answer } from './call-backend.ts';
import { RELEASED, takeOut, whyWithoutHistory } from './earlier-release.ts';

const PREFIX = '/api/v1/user/';
/** Requests of each call, made from its schema. */
const SAMPLES = 3;
/** They would end the session that the others need. */
const ENDS_SESSION = /logout|withdraw/;

let database: TestApp;
let before: Backend;
let why: string | undefined;
/** Visits so far: each books another time, and saves another condition. */
let bookings = 0;

beforeAll(async () => {
  why = await whyWithoutHistory(RELEASED);
  if (why !== undefined) {
    process.stderr.write(
      `SKIPPED: the release before does not run on this schema, as far as is known: ${why}\n`,
    );
    return;
  }
  database = await withTestApp();
  await openShop(database);
  before = await startBackend(
    database.pool.options.connectionString ?? '',
    database.config.varDir,
    { RATE_LIMIT_SCALE: '0', CAPTCHA_PROVIDER: 'off', LOG_LEVEL: 'silent' },
    path.join(await takeOut(RELEASED), 'backend/src/main.ts'),
  );
}, 120_000);

afterAll(async () => {
  await before?.kill('SIGTERM');
  await database?.close();
});

/** Visits of a member and of a visitor by the calls that the release before made: each answer that is no 200, by its call. */
async function faultsOfVisits(): Promise<string[]> {
  const faults: string[] = [];
  let token = '';
  const ask = async (name: string, body: object, isMember = false): Promise<Answer['body']> => {
    const answer = await call(before.url, name, body, isMember ? token : '');
    if (answer.status !== 200) faults.push(`${name} ${answer.status} ${JSON.stringify(answer.body.errors)}`);
    return answer.body;
  };
  token = await login(before.url, sampleLogin.mail_address).catch(() => '');
  const [estate_id = 0, other = 0] = await someEstateIds(database, 2);
  await ask('estate/list', { pref_id: [13], price_to: 90_000 });
  await ask('estate/detail', { estate_id });
  await ask('estate/recommendation/list', { estate_id });
  await ask('search/suggest', { keyword: 'わせだ' });
  await ask('shop/detail', { shop_id: 1 });
  await ask('customer/detail', {}, true);
  await ask('estate/favorite/create', { estates: [{ estate_id }, { estate_id: other }] }, true);
  await ask('estate/favorite/list', {}, true);
  await ask('estate/favorite/create', { estates: [{ estate_id, is_deleted: 1 }] }, true);
  const condition = { pref_id: [13], price_to: 40_000 + bookings };
  await ask(
    'search/condition/create',
    { name: `条件${bookings}`, condition, path: '/search/area/pref_id:13/result/' },
    true,
  );
  await ask('search/condition', {}, true);
  const wishes = [{ ...visit.wishes[0], time: `${11 + (bookings % 6)}:00` }];
  bookings += 1;
  const { result } = await ask('inquiry/create', { ...visit, wishes });
  const reservation_key = Reflect.get(Object(result?.['reservation']), 'reservation_key');
  await ask('inquiry/reservation/detail', { reservation_key });
  await ask('inquiry/reservation/cancel', { reservation_key });
  await ask('inquiry/create', {
    form_type: 'data_request',
    estate_ids: [estate_id],
    applicant: {
      ...person,
      delivery: 1,
      grade_id: 3,
      pref_id: 13,
      building_type_id: [52],
      zip_code: '1690051',
      address: '東京都新宿区西早稲田1-1',
    },
  });
  return faults;
}
interface Described {
  paths: Record<string, { post?: Call }>;
}

/** Every call of the release before with requests of its own schema: each that is answered by a fault of the server. */
async function faultsOfCalls(): Promise<string[]> {
  const { paths } = (await (await fetch(`${before.url}/openapi.json`)).json()) as Described;
  const known = await knowIds(database.db);
  const token = await login(before.url, sampleLogin.mail_address);
  const faults = new Set<string>();
  const calls = Object.entries(paths).flatMap(([name, { post }]) =>
    post && name.startsWith(PREFIX) && !ENDS_SESSION.test(name)
      ? [{ name: name.slice(PREFIX.length), post }]
      : [],
  );
  expect(calls.length).toBeGreaterThan(60);
  for (const { name, post } of calls) {
    const schema = post.requestBody?.content?.['application/json']?.schema ?? {};
    const requests = fc.sample(validRequest(schema, known, false), { numRuns: SAMPLES, seed: 1 });
    await Promise.all(
      requests.map(async ({ body }) => {
        const { status } = await call(before.url, name, JSON.parse(String(body)) as object, token);
        if (status === 0 || status >= 500) faults.add(`${name} ${status}`);
      }),
    );
  }
  return [...faults];
}

test('the code of the release before runs on the schema of this one: every call, and what visitors and members write', async () => {
  if (why !== undefined) return;
  expect((await fetch(`${before.url}/readyz`)).status).toBe(200);
  expect(await faultsOfVisits()).toEqual([]);
  expect(await faultsOfCalls()).toEqual([]);
}, 120_000);

test.each([
  [
    'a column that is gone',
    'alter table favorite rename column estate_id to home_id',
    'alter table favorite rename column home_id to estate_id',
  ],
  [
    'a column that has to be given',
    'alter table inquiry add column channel text not null default 0; alter table inquiry alter column channel drop default',
    'alter table inquiry drop column channel',
  ],
  [
    'a table of another name',
    'alter table shop_closure rename to shop_rest',
    'alter table shop_rest rename to shop_closure',
  ],
  [
    'a column of another type',
    'alter table customer alter column created_at type text',
    'alter table customer alter column created_at type timestamptz using created_at::timestamptz',
  ],
])(
  '%s is noticed',
  async (_name, change, back) => {
    if (why !== undefined) return;
    await database.pool.query(change);
    try {
      expect(await faultsOfVisits()).not.toEqual([]);
    } finally {
      await database.pool.query(back);
    }
    expect(await faultsOfVisits()).toEqual([]);
  },
  60_000,
);
