import { someEstateIds } from '../../../testing/test-member.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { sweep } from '../../../background/notifier/sweep.ts';

let t: TestApp;
let ids: number[];

beforeAll(async () => {
  t = await withTestApp();
  ids = await someEstateIds(t, 21);
});
afterAll(() => t.close());

const create = (body: object) => t.call('share/list/create', body);
const newKey = async (estate_ids = ids.slice(0, 3)): Promise<string> =>
  (await create({ estate_ids })).body.result.share_key;
const detail = (share_key: string) => t.call('share/list/detail', { share_key });
const judge = (share_key: string, change: object = {}) =>
  t.call('share/list/verdict/save', { share_key, estate_id: ids[0], by: '母', verdict: '○', ...change });
const expire = () =>
  t.db
    .updateTable('share_list')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();

test('a list is reached by its key alone, which is stored nowhere', async () => {
  const { body } = await create({ estate_ids: `${ids[2]},${ids[0]},2000000000`, note: '候補です' });
  const { share_key, expires_at } = body.result;
  expect(share_key).toMatch(/^[\w-]{32}$/);
  expect((Date.parse(expires_at) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  expect((await detail(share_key)).body.result).toEqual({
    estate_ids: [ids[2], ids[0]],
    note: '候補です',
    created_at: expect.stringMatching(/\+09:00$/),
    expires_at,
    estates: [expect.objectContaining({ estate_id: ids[2] }), expect.objectContaining({ estate_id: ids[0] })],
    verdicts: [],
  });
  const rows = JSON.stringify(await t.db.selectFrom('share_list').selectAll().execute());
  expect(rows).not.toContain(share_key);
});

test('the last verdict of a person on an estate counts', async () => {
  const key = await newKey();
  await judge(key, { verdict: '×', comment: '駅から遠い' });
  await judge(key, { by: '父', verdict: '◎' });
  await judge(key, { comment: 'やっぱり良い' });
  await judge(key, { estate_id: ids[1], verdict: '△' });
  const { verdicts } = (await detail(key)).body.result;
  expect(verdicts).toEqual([
    { estate_id: ids[0], by: '父', verdict: '◎', comment: '', updated_at: expect.any(String) },
    { estate_id: ids[0], by: '母', verdict: '○', comment: 'やっぱり良い', updated_at: expect.any(String) },
    { estate_id: ids[1], by: '母', verdict: '△', comment: '', updated_at: expect.any(String) },
  ]);
});

test('ten people at most, also concurrently, and those ten may go on', async () => {
  const key = await newKey();
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => judge(key, { by: `人${n}` })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
  const { verdicts } = (await detail(key)).body.result;
  expect(verdicts).toHaveLength(10);
  expect((await judge(key, { by: verdicts[0].by, verdict: '△' })).statusCode).toBe(200);
  expect((await judge(key, { by: 'もう一人' })).body.errors[0]).toMatchObject({ field: 'by', code: 'range' });
});

test('an expired list is unknown, and swept away with its verdicts', async () => {
  const key = await newKey();
  await judge(key);
  await expire();
  expect((await detail(key)).statusCode).toBe(404);
  expect((await judge(key)).statusCode).toBe(404);
  await sweep(t.db, new Date());
  expect(await t.db.selectFrom('share_list').selectAll().execute()).toEqual([]);
  expect(await t.db.selectFrom('share_verdict').selectAll().execute()).toEqual([]);
});

test('a closed estate stays among the ids and leaves the cards', async () => {
  const key = await newKey();
  await t.db.updateTable('estate').set({ status: 2 }).where('estate_id', '=', ids[1]!).execute();
  const { estate_ids, estates } = (await detail(key)).body.result;
  await t.db.updateTable('estate').set({ status: 1 }).where('estate_id', '=', ids[1]!).execute();
  expect(estate_ids).toEqual(ids.slice(0, 3));
  expect(estates).toHaveLength(2);
});

test.each([
  [{ estate_ids: [] }, 'required'],
  [{ estate_ids: [2_000_000_000] }, 'not_found'],
  [{ estate_ids: Array.from({ length: 21 }, (_, n) => n + 1) }, 'max_length'],
  [{ estate_ids: [1], note: 'あ'.repeat(201) }, 'max_length'],
  [{ estate_ids: [1], expires_days: 91 }, 'range'],
])('%p makes no list', async (body, code) => {
  expect((await create(body)).body).toMatchObject({ status: 400, errors: [{ code }] });
});

test('an unknown key is 404, a verdict beside the list or of another kind refused', async () => {
  const key = await newKey();
  expect((await detail('x')).statusCode).toBe(404);
  expect((await detail(`${key.slice(0, -1)}_`)).statusCode).toBe(404);
  expect((await judge(key, { estate_id: ids[9] })).body.errors[0].code).toBe('not_found');
  for (const change of [
    { verdict: '☆' },
    { by: '' },
    { by: 'あ'.repeat(21) },
    { comment: 'あ'.repeat(201) },
  ]) {
    expect((await judge(key, change)).statusCode).toBe(400);
  }
});

test('one address makes thirty lists an hour', async () => {
  const limited = await withTestApp({ RATE_LIMIT_SCALE: '1' });
  const answers = [];
  for (let n = 0; n < 31; n += 1)
    answers.push(await limited.call('share/list/create', { estate_ids: [ids[0]] }));
  expect(answers.map((answer) => answer.statusCode).indexOf(429)).toBe(30);
  await limited.close();
});
