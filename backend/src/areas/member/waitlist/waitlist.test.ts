import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { runNotifier } from '#background/notifier/notifier.ts';
import { notifierOf, otherInstance, startEmpty } from '#testing/test-notifier.ts';
import { loginSampleMember, someEstateIds } from '#testing/test-member.ts';

let t: TestApp;
let headers: { authorization: string };
let ids: number[];

const month = (ahead: number) => {
  const now = new Date(Date.now() + 9 * 60 * 60 * 1000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
};

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
  ids = await someEstateIds(t, 60);
});
afterAll(() => t.close());
beforeEach(async () => {
  await setVacancy(ids, 4);
  await startEmpty(t);
});

const setVacancy = async (estateIds: number[], vacant_status_id: number) => {
  for (const table of ['estate', 'roomtype'] as const) {
    await t.db.updateTable(table).set({ vacant_status_id }).where('estate_id', 'in', estateIds).execute();
  }
};
const call = (name: string, body: object = {}) => t.call(`estate/waitlist/${name}`, body, headers);
const create = (change: object = {}) =>
  call('create', { estate_id: ids[0], move_in_ym: month(3), ...change });
const list = async () => (await call('list')).body.result;
const run = () => runNotifier(notifierOf(t));
const mails = () => t.db.selectFrom('mail_outbox').selectAll().execute();
const roomtypesOf = (estateId: number) =>
  t.db
    .selectFrom('roomtype')
    .select(['roomtype_id', 'name'])
    .where('estate_id', '=', estateId)
    .orderBy('roomtype_id')
    .execute();

test('a member waits for a full building, once, and can take it back', async () => {
  const [roomtype] = await roomtypesOf(ids[1]!);
  const first = await create();
  const again = await create({ move_in_ym: month(4) });
  expect(again.body.result).toEqual(first.body.result);
  await setVacancy([ids[1]!], 5);
  await create({ estate_id: ids[1], roomtype_id: roomtype!.roomtype_id });
  expect(await list()).toEqual([
    expect.objectContaining({ estate_id: ids[1], roomtype_name: roomtype!.name }),
    {
      waitlist_id: first.body.result.waitlist_id,
      estate_id: ids[0],
      estate_name: expect.any(String),
      roomtype_id: null,
      roomtype_name: null,
      move_in_ym: month(4),
      created_at: expect.stringMatching(/\+09:00$/),
      notified_at: null,
    },
  ]);
  const deleted = await call('delete', { waitlist_id: [first.body.result.waitlist_id, 2_000_000_000] });
  expect(deleted.body.result).toEqual({ deleted_count: 1 });
  expect(await list()).toHaveLength(1);
});

test('a free room is announced once to everybody who waits, on the site and by mail, by any number of instances', async () => {
  await create();
  await run();
  expect(await mails()).toHaveLength(0);
  await setVacancy([ids[0]!], 1);
  const other = otherInstance(t);
  await Promise.all([run(), runNotifier(other), run(), runNotifier(other)]);
  await other.close();
  const [mail, ...more] = await mails();
  expect(more).toHaveLength(0);
  expect(mail).toMatchObject({
    to_address: 'hanako@example.com',
    subject: expect.stringContaining('空室が出ました'),
  });
  expect(mail!.body_text).toContain(`https://gakumado.example/view/${ids[0]}/`);
  expect(mail!.body_text).toContain('https://gakumado.example/mypage/search_condition/');
  const { body } = await t.call('notification/list', {}, headers);
  expect(body.result).toMatchObject([{ type: 'waitlist_vacancy', estate_id: ids[0] }]);
  expect((await list())[0].notified_at).toMatch(/\+09:00$/);

  await setVacancy([ids[0]!], 4);
  await create();
  expect((await list())[0].notified_at).toBeNull();
  await setVacancy([ids[0]!], 3);
  await run();
  expect(await mails()).toHaveLength(2);
});

test('a room type is announced when it is free itself', async () => {
  const rooms = await roomtypesOf(ids[0]!);
  await create({ roomtype_id: rooms[0]!.roomtype_id });
  await t.db.updateTable('estate').set({ vacant_status_id: 1 }).where('estate_id', '=', ids[0]!).execute();
  await run();
  expect(await mails()).toHaveLength(0);
  await setVacancy([ids[0]!], 1);
  await run();
  expect(await mails()).toHaveLength(1);
});

test('a full room type is waited for where others are free, and a free one is not', async () => {
  const rooms = await roomtypesOf(ids[0]!);
  const { roomtype_id } = rooms[0]!;
  await t.db.updateTable('estate').set({ vacant_status_id: 1 }).where('estate_id', '=', ids[0]!).execute();
  expect((await create({ roomtype_id })).statusCode).toBe(200);
  await run();
  expect(await mails()).toHaveLength(0);
  await setVacancy([ids[0]!], 1);
  expect(await create({ roomtype_id })).toMatchObject({
    statusCode: 400,
    body: {
      errors: [{ field: 'roomtype_id', code: 'conflict', message: expect.stringContaining('空室のある') }],
    },
  });
  await run();
  expect(await mails()).toHaveLength(1);
});

test('fifty buildings, however many calls come at once', async () => {
  const answers = await Promise.all(ids.map((estate_id) => create({ estate_id })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(50);
  expect(answers.find((answer) => answer.statusCode === 400)?.body.errors).toEqual([
    { field: 'estate_id', code: 'range', message: 'キャンセル待ちは50件まで登録できます。' },
  ]);
});

test('a building with rooms is a conflict, an unknown one is 404, a foreign room type refused', async () => {
  await setVacancy([ids[0]!], 3);
  expect(await create()).toMatchObject({
    statusCode: 400,
    body: {
      errors: [{ field: 'estate_id', code: 'conflict', message: expect.stringContaining('空室のある物件') }],
    },
  });
  expect((await create({ estate_id: 2_000_000_000 })).statusCode).toBe(404);
  const [foreign] = await roomtypesOf(ids[2]!);
  expect(await create({ estate_id: ids[1], roomtype_id: foreign!.roomtype_id })).toMatchObject({
    statusCode: 400,
    body: { errors: [{ field: 'roomtype_id', code: 'not_found' }] },
  });
});

test.each([
  [{ move_in_ym: month(-1) }, 'range'],
  [{ move_in_ym: month(25) }, 'range'],
  [{ move_in_ym: '2027-13' }, 'format'],
  [{ move_in_ym: undefined }, 'required'],
])('%p is refused', async (change, code) => {
  expect(await create(change)).toMatchObject({ statusCode: 400, body: { errors: [{ code }] } });
});

test.each(['create', 'list', 'delete'])('estate/waitlist/%s needs a session', async (name) => {
  const body = { estate_id: 1, move_in_ym: month(1), waitlist_id: [1] };
  expect((await t.call(`estate/waitlist/${name}`, body)).statusCode).toBe(401);
});
