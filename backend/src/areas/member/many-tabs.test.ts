import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { createDatabase, createPool } from '../../data/db/database.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { entries, loginSampleMember, sampleLogin, someEstateIds } from '../../testing/test-member.ts';

let t: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
let closeOther: () => Promise<void>;
let headers: { authorization: string };
let ids: number[];

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0' });
  const pool = createPool(t.pool.options.connectionString ?? '', 6);
  const db = createDatabase(pool);
  other = await buildApp({
    db,
    pool,
    estates: t.estates,
    names: t.names,
    config: readConfig({ RATE_LIMIT_SCALE: '0', MAX_EVENT_LOOP_DELAY_MS: '0' }),
  });
  closeOther = async () => {
    await other.close();
    await db.destroy();
  };
  headers = await loginSampleMember(t);
  ids = await someEstateIds(t, 300);
});
afterAll(async () => {
  await closeOther();
  await t.close();
});

/** One of the two instances, at random as a balancer would. */
async function send(path: string, payload: object): Promise<number> {
  const app = Math.random() < 0.5 ? t.app : other;
  const answer = await app.inject({ method: 'POST', url: `/api/v1/user/${path}`, payload, headers });
  return answer.statusCode;
}

const some = (count: number) =>
  Array.from({ length: count }, () => ids[Math.floor(Math.random() * ids.length)] ?? 0);

const work: (() => Promise<number>)[] = [
  () => send('estate/favorite/create', { estates: entries(some(20)) }),
  () => send('estate/favorite/create', { estates: entries(some(5), 1) }),
  () => send('estate/history/create', { estates: [...entries(some(1), 1), ...entries(some(3))] }),
  () => send('estate/history/create', { estates: entries(some(1)) }),
];
const logIn = () =>
  send('customer/login', { ...sampleLogin, guest_favorites: some(30), guest_history: some(10) });
/** A login now and then: ten of them would end the session of the tabs. */
const toDo = (n: number) => (n % 20 === 0 ? logIn() : work[n % work.length]!());

test('many tabs on two instances at once keep both lists within their limits, without a failure', async () => {
  const { customer_id } = await t.db.selectFrom('customer').select('customer_id').executeTakeFirstOrThrow();
  for (let round = 0; round < 3; round += 1) {
    headers = await loginSampleMember(t);
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => toDo(n)));
    // Beside the limit of the list only that of logins.
    expect(statuses.filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
    for (const [table, max] of [
      ['favorite', 200],
      ['history', 10],
    ] as const) {
      const rows = await t.db
        .selectFrom(table)
        .select('estate_id')
        .where('customer_id', '=', customer_id)
        .execute();
      expect(rows.length).toBeLessThanOrEqual(max);
      expect(rows.length).toBeGreaterThan(0);
    }
  }
}, 60_000);

test('saves of a member who is leaving are 401, never a failure', async () => {
  const saves = Array.from({ length: 30 }, () => work[Math.floor(Math.random() * work.length)]!());
  const leave = t.db.deleteFrom('customer').execute();
  const statuses = await Promise.all(saves);
  await leave;
  expect(statuses.filter((status) => ![200, 400, 401].includes(status))).toEqual([]);
  expect(await work[0]!()).toBe(401);
  expect(await t.db.selectFrom('favorite').select('estate_id').execute()).toEqual([]);
});
