import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entries, loginSampleMember, sampleLogin, someEstateIds } from '#testing/test-member.ts';

let t: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('favorite').execute();
  headers = await loginSampleMember(t);
});

const save = (estates: object[]) => t.call('estate/favorite/create', { estates }, headers);
const listIds = async (path = 'estate/favorite/list') => {
  const { body } = await t.call(path, {}, headers);
  return body.result.map((row: { estate_id: number }) => row.estate_id);
};

test('favourites come newest first; a repeated one is neither doubled nor moved', async () => {
  const [a, b, c] = await someEstateIds(t, 3);
  expect((await save(entries([a!, b!]))).body).toEqual({ status: 200, result: { count: 2 } });
  await save(entries([c!]));
  expect((await save(entries([a!]))).body.result).toEqual({ count: 3 });
  const { body } = await t.call('estate/favorite/list', {}, headers);
  expect(body.result.map((row: { estate_id: number }) => row.estate_id)).toEqual([c, b, a]);
  expect(body.result[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/);
  expect(body).toMatchObject({ status: 200, total_count: 3, page: 1, limit: 20 });
});

test('is_deleted removes; the last entry of an estate counts', async () => {
  const [a, b] = await someEstateIds(t, 2);
  await save(entries([a!, b!]));
  await save([{ estate_id: String(a), is_deleted: '1' }, { estate_id: b, is_deleted: 1 }, { estate_id: b }]);
  expect(await listIds()).toEqual([b]);
});

test('estates that do not exist are passed over', async () => {
  const { body } = await save(entries([2_000_000_000]));
  expect(body.result).toEqual({ count: 0 });
});

test('the 201st is refused with its text and nothing of that call is saved', async () => {
  const ids = await someEstateIds(t, 202);
  await save(entries(ids.slice(0, 100)));
  await save(entries(ids.slice(100, 199)));
  const refused = await save(entries(ids.slice(199, 201)));
  expect(refused.statusCode).toBe(400);
  expect(refused.body.errors).toEqual([
    { field: 'estates', code: 'range', message: 'お気に入りは200件まで登録できます。' },
  ]);
  expect((await save(entries([ids[199]!]))).body.result).toEqual({ count: 200 });
  expect((await save([...entries([ids[0]!], 1), { estate_id: ids[200] }])).body.result).toEqual({
    count: 200,
  });
});

test('the limit holds when many calls come at once', async () => {
  const ids = await someEstateIds(t, 210);
  await save(entries(ids.slice(0, 100)));
  await save(entries(ids.slice(100, 195)));
  const answers = await Promise.all(ids.slice(195).map((id) => save(entries([id]))));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
  expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(10);
});

test('a page past the end is empty and has the true count', async () => {
  await save(entries(await someEstateIds(t, 2)));
  expect((await t.call('estate/favorite/list?page=9&limit=1', {}, headers)).body).toEqual({
    status: 200,
    result: [],
    total_count: 2,
    page: 9,
    limit: 1,
  });
});

test('a login takes a guest’s favourites over, without losing or doubling any', async () => {
  const [a, b, c] = await someEstateIds(t, 3);
  await save(entries([a!]));
  await t.call('customer/login', { ...sampleLogin, guest_favorites: [b, a, c], guest_history: [] });
  expect(await listIds()).toEqual([c, b, a]);
});

test('a login fills the list up to its limit with the latest of the guest', async () => {
  const ids = await someEstateIds(t, 203);
  await save(entries(ids.slice(0, 100)));
  await save(entries(ids.slice(100, 199)));
  const login = await t.call('customer/login', { ...sampleLogin, guest_favorites: ids.slice(199) });
  expect(login.statusCode).toBe(200);
  const { body } = await t.call('estate/favorite/list', {}, headers);
  expect(body).toMatchObject({
    total_count: 200,
    result: expect.arrayContaining([{ estate_id: ids[202], created_at: expect.any(String) }]),
  });
});

test.each([
  [{}, 'required'],
  [{ estates: [] }, 'min_length'],
  [{ estates: [{ estate_id: 'x' }] }, 'type'],
  [{ estates: Array.from({ length: 101 }, () => ({ estate_id: 1 })) }, 'max_length'],
])('%p is refused', async (body, code) => {
  const answer = await t.call('estate/favorite/create', body, headers);
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors[0].code).toBe(code);
});

test('without a session nothing is read or saved; without an access key neither', async () => {
  expect((await t.call('estate/favorite/list', {})).body).toMatchObject({ status: 401, result: null });
  expect((await t.call('estate/favorite/create', { estates: entries([1]) })).statusCode).toBe(401);
  const answer = await t.call('estate/favorite/list', { access_key: 'unknown' }, headers);
  expect(answer).toMatchObject({ statusCode: 400, body: { errors: [{ code: 'access_key' }] } });
});
