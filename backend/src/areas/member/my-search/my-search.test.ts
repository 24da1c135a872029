import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { loginSampleMember } from '#testing/test-member.ts';

let t: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.updateTable('customer').set({ my_search: null, my_search_at: null }).execute());

const now = () => Math.floor(Date.now() / 1000);
const exchange = (body: object) => t.call('customer/my_search/exchange', body, headers);
const search = {
  places: [
    { school_id: 56, name: '西早稲田キャンパス' },
    { lat: 35.70112, lon: 139.70045, name: '新大久保駅' },
  ],
  gender: 1,
  cost_to: 90_000,
  move_in_ym: '2027-04',
  stay_months: 24,
  with_meals: true,
};

test('another device has what was said on the first one, and the later change counts', async () => {
  expect((await exchange({})).body.result).toEqual({ search: { places: [] }, saved_at: 0 });
  const first = now() - 100;
  await exchange({ search, saved_at: first });
  expect((await exchange({})).body.result).toEqual({ search, saved_at: first });
  // A device that was last used before.
  const older = await exchange({ search: { places: [] }, saved_at: first - 50 });
  expect(older.body.result).toEqual({ search, saved_at: first });
  // Forgotten on the second device: the first one hears of it.
  await exchange({ search: { places: [] }, saved_at: first + 50 });
  const heard = await exchange({ search, saved_at: first });
  expect(heard.body.result).toEqual({ search: { places: [] }, saved_at: first + 50 });
});

test('a clock that is ahead does not hold for ever', async () => {
  await exchange({ search, saved_at: now() + 1_000_000 });
  const { saved_at } = (await exchange({})).body.result;
  expect(saved_at).toBeLessThanOrEqual(now());
});

test.each([
  ['three places', { places: Array.from({ length: 3 }, () => search.places[0]) }],
  ['a place without a name', { places: [{ school_id: 1 }] }],
  ['a point beside the earth', { places: [{ lat: 91, lon: 0, name: '極' }] }],
  ['a stay that nobody compares', { places: [], stay_months: 5 }],
  ['a month that is none', { places: [], move_in_ym: '2027-13' }],
])('%s is refused', async (_, wrong) => {
  expect((await exchange({ search: wrong, saved_at: now() })).statusCode).toBe(400);
});

test('it needs a session, and customer/detail does not show it', async () => {
  expect((await t.call('customer/my_search/exchange', {})).statusCode).toBe(401);
  await exchange({ search, saved_at: now() });
  expect((await t.call('customer/detail', {}, headers)).body.result).not.toHaveProperty('my_search');
});
