import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { endConnections } from '../../testing/end-connections.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createDatabase, createPool } from './database.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from '../../platform/is-database-away.ts';

let t: TestApp;
let url: string;
let pool: pg.Pool;
let db: Kysely<Database>;

beforeAll(async () => {
  t = await withTestApp();
  url = t.pool.options.connectionString ?? '';
});
afterAll(() => t.close());

beforeEach(() => {
  pool = createPool(url, 1);
  db = createDatabase(pool);
});
afterEach(() => db.destroy());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const one = sql<{ n: number }>`select 1 as n`;
const sleep = sql`select pg_sleep(60)`;

const isAtWork = async () =>
  (await t.pool.query("select from pg_stat_activity where query like 'select pg_sleep(60)%'")).rowCount === 1;

test('a connection that ends under a query costs that query, not the one that waits for the connection', async () => {
  const ended = failure(sleep.execute(db));
  const waiting = one.execute(db);
  while (!(await isAtWork()));
  await endConnections(url);
  expect(isDatabaseAway(await ended)).toBe(true);
  expect((await waiting).rows).toEqual([{ n: 1 }]);
});

test('a connection that ends between two queries of a transaction fails the transaction', async () => {
  const ended = new Promise((resolve) => {
    pool.once('connect', (client) => void client.once('end', resolve));
  });
  const work = db.transaction().execute(async (trx) => {
    await one.execute(trx);
    await endConnections(url);
    await ended;
    await one.execute(trx);
  });
  expect(isDatabaseAway(await failure(work))).toBe(true);
  expect((await one.execute(db)).rows).toEqual([{ n: 1 }]);
});

test("pg's errors without a code are recognised", async () => {
  const held = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  const errors = [await failure(pool.connect())];
  const slow = { text: 'select pg_sleep(60)', query_timeout: 50 };
  errors.push(await failure(held.query(slow)));
  held.release(true);
  pool.options.connectionTimeoutMillis = 10_000;

  const ended = await pool.connect();
  errors.push(await failure(Promise.all([ended.query('select pg_sleep(60)'), endConnections(url)])));
  errors.push(await failure(ended.query('select 1')));
  ended.release();

  const refused = createPool('postgresql://nobody@127.0.0.1:1/none', 1);
  errors.push(await failure(refused.connect()));
  const noSocket = createPool('postgresql://nobody@localhost/none?host=%2Fnone', 1);
  errors.push(await failure(noSocket.connect()));
  const unknown = new URL(url);
  unknown.pathname = '/none';
  errors.push(await failure(createPool(unknown.href, 1).connect()));
  await refused.end();
  errors.push(await failure(refused.connect()));

  expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
  expect(isDatabaseAway(await failure(pool.query('select nothing')))).toBe(false);
  expect(isDatabaseAway(new Error('another one'))).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
});
