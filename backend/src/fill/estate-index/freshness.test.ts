import type { EstateFilter } from '@gakumado/shared/contract';
import { setImmediate } from 'node:timers/promises';
import { copyEstate } from '../../testing/test-notifier.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { EstateIndex } from './estate-index.ts';
import { followChanges } from './follow-changes.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
  await backend.estates.refresh();
});
afterAll(() => backend.close());

const find = async (filter: object) => {
  const { estate_ids } = await backend.estates.findPage({
    filter,
    usualSort: 'recommend',
    page: 1,
    limit: 1000,
  });
  return estate_ids;
};

/** Gives a home ($1) and its rooms a lowest rent. */
const setRents = (yen: number) => `with room as (update roomtype set price_min = ${yen} where estate_id = $1)
  update estate set price_min = ${yen} where estate_id = $1`;

async function someHome() {
  const { rows } = await backend.pool.query<{ estate_id: number; keyword_text: string; station_id: number }>(
    `select estate_id, keyword_text, station_id from estate join estate_station using (estate_id)
     where status = 1 order by estate_id limit 1`,
  );
  return rows[0]!;
}

test('every table that the index is made from changes it', async () => {
  const { estate_id, station_id } = await someHome();
  const changes: [statement: string, filter: object, isFound: boolean][] = [
    [
      "update estate set keyword_text = 'かわったなまえ' where estate_id = $1",
      { keyword: '変わった かわったなまえ' },
      false,
    ],
    [
      "update estate set keyword_text = 'かわったなまえ' where estate_id = $1",
      { keyword: 'カワッタナマエ' },
      true,
    ],
    ['delete from estate_station where estate_id = $1', { station_id: [station_id] }, false],
    [
      `update stay_cost set stay_cost_min = array_fill(48, array[cardinality(stay_months)]),
        stay_cost_max = array_fill(48, array[cardinality(stay_months)]),
        rooms = (select jsonb_agg(room || jsonb_build_object('stay_cost_min', array_fill(48, array[cardinality(stay_months)])))
          from jsonb_array_elements(rooms) as room) where estate_id = $1`,
      { cost_to: 1 },
      true,
    ],
    ['delete from stay_cost where estate_id = $1', { cost_to: 1 }, false],
    [
      'update estate set lat = 24.3, lon = 123.8 where estate_id = $1',
      { destination: { lat: 24.3, lon: 123.8, name: '' } },
      true,
    ],
    ['update estate set status = 2 where estate_id = $1', {}, false],
    ['update estate set status = 1 where estate_id = $1', {}, true],
  ];
  for (const [statement, filter, isFound] of changes) {
    await backend.pool.query(statement, [estate_id]);
    await backend.estates.refresh();
    expect({ statement, isFound: (await find(filter)).includes(estate_id) }).toEqual({ statement, isFound });
  }
});

test('homes that come are found in every order, and those that go are not', async () => {
  const { estate_id } = await someHome();
  // On both sides of those that are there.
  const ids = [1, 2, 900_001, 900_002];
  for (const id of ids) await copyEstate(backend, estate_id, id);
  await backend.estates.refresh();
  for (const sort of ['recommend', 'new_desc', 'price_asc', 'age_asc'] as const) {
    expect(await find({ sort })).toEqual(expect.arrayContaining(ids));
  }
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 order by vacant_status_id in (4, 5), price_min, price_max, estate_id limit 1000',
  );
  expect(await find({ sort: 'price_asc' })).toEqual(rows.map((row) => row.estate_id));
  await backend.pool.query('delete from estate where estate_id = any($1)', [ids]);
  await backend.estates.refresh();
  expect((await find({})).filter((id) => ids.includes(id))).toEqual([]);
}, 60_000);

test('what was counted and sorted before homes changed is as that of a new index', async () => {
  const search = (estates: EstateIndex, filter: EstateFilter) =>
    estates.findPage({
      filter: { ...filter, with_facets: true },
      usualSort: 'recommend',
      page: 1,
      limit: 200,
    });
  const filters: EstateFilter[] = [
    {},
    { is_include_management: true, price_to: 61_000 },
    { sort: 'cost_asc', stay_months: 24, cost_to: 70_000 },
    { sort: 'cost_asc', with_meals: true, food_budget: 31_000, cost_from: 40_000 },
    { sort: 'walk_asc', walk_minutes_max: 7, room_area_from: 21.5, building_age_max: 10 },
  ];
  for (const filter of filters) await search(backend.estates, filter);
  const { estate_id } = await someHome();
  await copyEstate(backend, estate_id, 900_003);
  await backend.pool.query(`update estate set price_min = price_min * 2, price_max = price_max * 2,
    management_fee_min = management_fee_min + 500, room_area_max = room_area_max + 9, walk_minutes_min = walk_minutes_min + 4,
    built_ym = '2020-04' where estate_id % 3 = 0`);
  const doubled = ['stay_cost_min', 'stay_cost_max', 'without_meals_min', 'without_meals_max'].map(
    (name) =>
      `${name} = array(select 2 * cost from unnest(${name}) with ordinality as stay (cost, no) order by no)`,
  );
  await backend.pool.query(`update stay_cost set ${doubled.join(', ')} where estate_id % 5 = 0`);
  await backend.estates.refresh();
  for (const filter of filters)
    expect(await search(backend.estates, filter)).toEqual(await search(new EstateIndex(backend.db), filter));
});

test('a transaction that began before another one was read is found when it ends', async () => {
  const { estate_id } = await someHome();
  const slow = await backend.pool.connect();
  await slow.query('begin');
  await slow.query(setRents(1003), [estate_id]);
  // A later transaction ends first.
  await backend.pool.query('update estate set price_min = price_min where estate_id <> $1', [estate_id]);
  await backend.estates.refresh();
  expect(await find({ price_to: 1003 })).toEqual([]);
  await slow.query('commit');
  slow.release();
  await backend.estates.refresh();
  expect(await find({ price_to: 1003 })).toEqual([estate_id]);
});

test('a change is found without a call once somebody listens', async () => {
  const { estate_id } = await someHome();
  const follower = followChanges({ ...backend, log: console });
  await backend.pool.query(setRents(1004), [estate_id]);
  while (!(await find({ price_to: 1004 })).includes(estate_id)) await setImmediate();
  await follower.stop();
});

test('/readyz says that the index is behind when it cannot follow', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const blocked = jest
    .spyOn(backend.estates, 'refresh')
    .mockReturnValue(Promise.withResolvers<void>().promise);
  const answer = await backend.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    status: 'not_ready',
    reason: 'index',
    index: { homes: expect.any(Number) },
  });
  now.mockRestore();
  blocked.mockRestore();
  expect((await backend.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
});
