import { sql } from 'kysely';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { entries, loginSampleMember } from '../../testing/test-member.ts';
import { runNotifier } from './notifier.ts';
import {
  copyEstate,
  notifierOf,
  otherInstance,
  save,
  someVacantEstate,
  startEmpty,
} from '../../testing/test-notifier.ts';

let t: TestApp;
let headers: { authorization: string };
let estate: Awaited<ReturnType<typeof someVacantEstate>>;

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
  estate = await someVacantEstate(t);
});
afterAll(() => t.close());
beforeEach(() => startEmpty(t));

const list = async (query = '') => (await t.call(`notification/list${query}`, {}, headers)).body;
const keep = () => t.call('estate/favorite/create', { estates: entries([estate.estate_id]) }, headers);
const run = () => runNotifier(notifierOf(t));
const change = (values: { price_min?: number; status?: number; vacant_status_id?: number }) =>
  t.db.updateTable('estate').set(values).where('estate_id', '=', estate.estate_id).execute();
const countNew = async (): Promise<number> =>
  (await t.call('search/condition', {}, headers)).body.result[0].new_count;

afterEach(async () => {
  await change({ price_min: estate.price_min, status: 1, vacant_status_id: 1 });
  await t.db.deleteFrom('estate').where('estate_id', '>=', 900_000).execute();
});

test('a favourite’s rent, vacancy and end are reported, each in one line', async () => {
  await keep();
  await change({ price_min: estate.price_min - 2000 });
  await change({ vacant_status_id: 3 });
  await run();
  const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;
  const body = await list();
  expect(body).toMatchObject({ total_count: 2, unread_count: 2, page: 1, limit: 20 });
  expect(body.result.map(({ type, title }: { type: string; title: string }) => [type, title])).toEqual(
    expect.arrayContaining([
      [
        'price_change',
        `「${estate.name}」の賃料（下限）が${yen(estate.price_min)}から${yen(estate.price_min - 2000)}に変わりました。`,
      ],
      ['vacancy_change', `「${estate.name}」の空室状況が「空室あり」から「空室1～2室」に変わりました。`],
    ]),
  );
  expect(body.result[0]).toEqual({
    notification_id: expect.any(Number),
    type: expect.any(String),
    title: expect.any(String),
    estate_id: estate.estate_id,
    condition_id: null,
    created_at: expect.stringMatching(/\+09:00$/),
    is_read: false,
  });
  await change({ status: 2 });
  await run();
  expect((await list()).result[0]).toMatchObject({
    type: 'closed',
    title: `「${estate.name}」の掲載が終了しました。`,
  });
  await change({ status: 1 });
  await run();
  expect((await list()).result[0]).toMatchObject({ type: 'reopened' });
});

test('an unread line is brought up to date, a read one stays', async () => {
  await keep();
  await change({ price_min: 40_000 });
  await run();
  await change({ price_min: 41_000 });
  await run();
  const [line] = (await list()).result;
  expect(line.title).toContain('40,000円から41,000円');
  expect((await list()).total_count).toBe(1);
  const read = await t.call('notification/read', { notification_id: [line.notification_id] }, headers);
  expect(read.body.result).toEqual({ unread_count: 0 });
  await change({ price_min: 42_000 });
  await run();
  const body = await list('?limit=1');
  expect(body).toMatchObject({ total_count: 2, unread_count: 1, limit: 1 });
  expect(body.result).toMatchObject([
    { is_read: false, title: expect.stringContaining('41,000円から42,000円') },
  ]);
  expect((await list('?limit=1&page=2')).result).toMatchObject([{ is_read: true }]);
  expect((await t.call('notification/read', { is_all: 1 }, headers)).body.result).toEqual({
    unread_count: 0,
  });
});

test('changes from before an estate was kept are not reported', async () => {
  await change({ price_min: 40_000 });
  await keep();
  await run();
  expect((await list()).total_count).toBe(0);
});

test('an import that replaces a listing by the same one reports nothing, nor does one that is rolled back', async () => {
  await copyEstate(t, estate.estate_id, 900_001);
  await run();
  await t.call('estate/favorite/create', { estates: entries([900_001]) }, headers);
  await save(t, headers)({ pref_id: [estate.prefecture_id] });
  await t.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('estate').where('estate_id', '=', 900_001).execute();
    await copyEstate({ ...t, db: trx }, estate.estate_id, 900_001);
  });
  const failed = t.db.transaction().execute(async (trx) => {
    await trx.updateTable('estate').set({ status: 2 }).execute();
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await run();
  expect((await list()).total_count).toBe(0);
  expect(await countNew()).toBe(0);
});

test('a truncation is noted for every estate that was published', async () => {
  await t.db
    .transaction()
    .execute(async (trx) => {
      await sql`truncate estate cascade`.execute(trx);
      const { rows } = await sql<{ count: number }>`
        select count(*) from estate_change where processed_at is null and status_after is null`.execute(trx);
      expect(rows[0]!.count).toBeGreaterThan(300);
      throw new Error('undo');
    })
    .catch((error: Error) => expect(error.message).toBe('undo'));
});

test('estates that appear or come back are counted until the member has looked', async () => {
  const condition_id = await save(t, headers)({ pref_id: [estate.prefecture_id] }, 0, '近くの寮');
  await copyEstate(t, estate.estate_id, 900_001);
  await copyEstate(t, estate.estate_id, 900_002);
  await change({ vacant_status_id: 4 });
  await run();
  expect(await countNew()).toBe(2);
  await change({ vacant_status_id: 1 });
  await run();
  expect(await countNew()).toBe(3);
  const line = {
    type: 'new_match',
    condition_id,
    title: '「近くの寮」に合う物件が3件、新しく見つかりました。',
  };
  expect((await list()).result).toMatchObject([line]);
  await t.call('search/condition/update', { condition_id, is_seen: 1 }, headers);
  expect(await countNew()).toBe(0);
  await t.db.updateTable('estate').set({ status: 2 }).where('estate_id', '=', 900_001).execute();
  await t.db.updateTable('estate').set({ status: 1 }).where('estate_id', '=', 900_001).execute();
  await run();
  expect(await countNew()).toBe(0);
  await t.db.updateTable('estate').set({ status: 2 }).where('estate_id', '=', 900_001).execute();
  await run();
  await t.db.updateTable('estate').set({ status: 1 }).where('estate_id', '=', 900_001).execute();
  await run();
  expect(await countNew()).toBe(1);
});

test('a match is new to a condition that was saved while the notifier was running', async () => {
  const startedAt = new Date();
  await save(t, headers)({ pref_id: [estate.prefecture_id] });
  await copyEstate(t, estate.estate_id, 900_001);
  await runNotifier(notifierOf(t), startedAt);
  expect(await countNew()).toBe(1);
});

test('another condition in its place, or one that does not match, finds nothing', async () => {
  const near = save(t, headers);
  const condition_id = await near({ pref_id: [estate.prefecture_id] });
  await near({ pref_id: [estate.prefecture_id === 13 ? 14 : 13] });
  await copyEstate(t, estate.estate_id, 900_001);
  await run();
  const counts = async () =>
    (await t.call('search/condition', {}, headers)).body.result.map(
      (row: { new_count: number }) => row.new_count,
    );
  expect(await counts()).toEqual([0, 1]);
  const changed = { name: 'a', path: '/', condition: { pref_id: [47] }, condition_id };
  await t.call('search/condition/create', changed, headers);
  expect(await counts()).toEqual([0, 0]);
});

test('a condition that cannot be evaluated costs itself only', async () => {
  await save(t, headers)({ pref_id: [estate.prefecture_id] });
  const { customer_id } = await t.db
    .selectFrom('saved_condition')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const broken = { customer_id, name: 'x', condition: '{"dis":"x"}', path: '/', notify_frequency: 0 };
  await t.db
    .insertInto('saved_condition')
    .values({ ...broken, condition_hash: Buffer.alloc(32, 1) })
    .execute();
  await copyEstate(t, estate.estate_id, 900_001);
  const deps = notifierOf(t);
  await runNotifier(deps);
  expect(deps.warnings).toHaveLength(1);
  expect((await list()).result).toMatchObject([{ type: 'new_match' }]);
});

test('several instances at once report everything once', async () => {
  await keep();
  const condition_id = await save(t, headers)({ pref_id: [estate.prefecture_id] });
  const other = otherInstance(t);
  for (let round = 0; round < 5; round += 1) {
    await copyEstate(t, estate.estate_id, 900_001 + round);
    await Promise.all([run(), runNotifier(other), run(), runNotifier(other)]);
  }
  await run();
  await other.close();
  expect(await countNew()).toBe(5);
  expect((await list()).result).toMatchObject([{ condition_id, title: expect.stringContaining('5件') }]);
});

test('a run that fails half-way loses nothing and reports nothing twice', async () => {
  await keep();
  await save(t, headers)({ pref_id: [estate.prefecture_id] });
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'disk'; end $$`.execute(
    t.db,
  );
  await sql`create trigger fail before insert on condition_match execute function fail()`.execute(t.db);
  await change({ price_min: 40_000 });
  await copyEstate(t, estate.estate_id, 900_001);
  await expect(run()).rejects.toThrow('disk');
  expect((await list()).total_count).toBe(0);
  await sql`drop function fail cascade`.execute(t.db);
  await run();
  await run();
  expect((await list()).total_count).toBe(2);
});

test.each(['list', 'read'])('notification/%s needs a session', async (name) => {
  expect((await t.call(`notification/${name}`, { is_all: 1 })).statusCode).toBe(401);
});

test('reading needs ids or is_all and never reaches other members’ notifications', async () => {
  const { statusCode, body } = await t.call('notification/read', {}, headers);
  expect([statusCode, body.errors[0]]).toMatchObject([400, { field: 'notification_id', code: 'required' }]);
  const { customer_id } = await t.db
    .insertInto('customer')
    .values({ sub: crypto.randomUUID(), mail_address: 'b@example.com' })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  const { notification_id } = await t.db
    .insertInto('notification')
    .values({ customer_id, type: 'closed', estate_id: 1, data: '{"name":"x"}', created_at: new Date() })
    .returning('notification_id')
    .executeTakeFirstOrThrow();
  await t.call('notification/read', { notification_id: [notification_id] }, headers);
  await t.call('notification/read', { is_all: true }, headers);
  const [row] = await t.db.selectFrom('notification').select('read_at').execute();
  expect(row).toEqual({ read_at: null });
});
