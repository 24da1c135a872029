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
  await t.db.deleteFrom('history').execute();
  headers = await loginSampleMember(t);
});

const save = (estates: object[]) => t.call('estate/history/create', { estates }, headers);
const idsOf = ({ body }: { body: { result: { estate_id: number }[] } }) =>
  body.result.map((row) => row.estate_id);
const listIds = async () => idsOf(await t.call('estate/history/list', { order_by: 'created_at' }, headers));

test('the ten latest are kept, newest first', async () => {
  const ids = await someEstateIds(t, 12);
  for (const id of ids) await save(entries([id]));
  expect(await listIds()).toEqual(ids.slice(2).toReversed());
});

test('a repeated view becomes the latest, with and without the mark that comes before it', async () => {
  const [a, b, c] = await someEstateIds(t, 3);
  expect((await save(entries([a!, b!, c!]))).body).toEqual({ status: 200, result: { count: 3 } });
  await save(entries([a!], 1));
  expect(await listIds()).toEqual([c, b]);
  await save(entries([a!]));
  await save(entries([b!]));
  expect(await listIds()).toEqual([b, a, c]);
  await save([...entries([c!], 1), ...entries([c!])]);
  expect(await listIds()).toEqual([c, b, a]);
});

test('views that come at once leave ten, each once', async () => {
  const ids = await someEstateIds(t, 15);
  await Promise.all([...ids, ...ids].map((id) => save(entries([id]))));
  const listed = await listIds();
  expect(listed).toHaveLength(10);
  expect(new Set(listed).size).toBe(10);
});

test('a guest gets cards by ids; unknown ones are left out, more than ten refused', async () => {
  const ids = await someEstateIds(t, 11);
  const answer = await t.call('estate/history/list', { estate_id: `${ids[4]},2000000000,${ids[1]}` });
  expect(idsOf(answer)).toEqual([ids[4], ids[1]]);
  expect(answer.body.result[0]).toMatchObject({ name: expect.any(String), price_min: expect.any(Number) });
  const refused = await t.call('estate/history/list', { estate_id: ids.join(',') });
  expect(refused).toMatchObject({ statusCode: 400, body: { errors: [{ field: 'estate_id' }] } });
});

test('a guest’s call needs the access key and ignores a token', async () => {
  const [a] = await someEstateIds(t, 1);
  const wrong = await t.call('estate/history/list', { estate_id: String(a), access_key: 'unknown' });
  expect(wrong).toMatchObject({ statusCode: 400, body: { errors: [{ code: 'access_key' }] } });
  const ignored = await t.call(
    'estate/history/list',
    { estate_id: String(a) },
    { authorization: 'Bearer nonsense' },
  );
  expect(idsOf(ignored)).toEqual([a]);
});

test.each([
  '/api/v1/user/estate/history/list',
  '/api/v1/user//estate/history/list',
  '/api/v1/user/estate/history/list/',
  '/api/v1/userestate/history/list',
  '/api/v1/userestate/history/list?page=1&limit=10',
])('%s answers a guest and a customer', async (url) => {
  const [a] = await someEstateIds(t, 1);
  await save(entries([a!]));
  const payload = { estate_id: [a], access_key: 'gakumado-web' };
  const guest = await t.app.inject({ method: 'POST', url, payload });
  expect(guest.json().result).toMatchObject([{ estate_id: a, name: expect.any(String) }]);
  const customer = await t.app.inject({ method: 'POST', url, payload: { order_by: 'created_at' }, headers });
  expect(customer.json().result).toEqual([{ estate_id: a, created_at: expect.any(String) }]);
});

test('page and limit cut the list; an unknown order is refused', async () => {
  const [a, b, c] = await someEstateIds(t, 3);
  await save(entries([a!, b!, c!]));
  const page = await t.call('estate/history/list?page=2&limit=2', {}, headers);
  expect(page.body).toMatchObject({ result: [{ estate_id: a }], total_count: 3, page: 2, limit: 2 });
  expect((await t.call('estate/history/list?page=3', {}, headers)).body).toMatchObject({
    result: [],
    total_count: 3,
  });
  const guest = await t.call('estate/history/list?limit=1', { estate_id: [c, a] });
  expect(guest.body).toMatchObject({ result: [{ estate_id: c }], total_count: 2 });
  const refused = await t.call('estate/history/list', { order_by: 'name' }, headers);
  expect(refused).toMatchObject({ statusCode: 400, body: { errors: [{ field: 'order_by' }] } });
});

test('a guest without views gets an empty list and no 401', async () => {
  const answer = await t.call('estate/history/list', { estate_id: '' });
  expect(answer).toMatchObject({ statusCode: 200, body: { result: [], total_count: 0 } });
});

test('without ids it is the customer’s call and needs a session', async () => {
  expect((await t.call('estate/history/list', { order_by: 'created_at' })).statusCode).toBe(401);
  expect((await t.call('estate/history/create', { estates: entries([1]) })).statusCode).toBe(401);
});

test('a login takes a guest’s history over as the latest', async () => {
  const ids = await someEstateIds(t, 12);
  await save(entries(ids.slice(0, 9)));
  await t.call('customer/login', { ...sampleLogin, guest_history: [ids[0], ids[10], ids[11]] });
  expect(await listIds()).toEqual([ids[11], ids[10], ids[0], ...ids.slice(2, 9).toReversed()]);
});

test('a guest’s history that names an estate twice is taken over with its last place', async () => {
  const [a, b] = await someEstateIds(t, 2);
  const login = await t.call('customer/login', { ...sampleLogin, guest_history: [a, b, a] });
  expect(login.statusCode).toBe(200);
  expect(await listIds()).toEqual([a, b]);
});
