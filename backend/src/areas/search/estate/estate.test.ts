import { todayInJapan } from '@gakumado/shared/forms';
import type { Estate, EstateFacets } from '@gakumado/shared/contract';
import { isFull } from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
/** 早稲田大学 早稲田キャンパス */
let campusId: number;

beforeAll(async () => {
  backend = await withTestApp();
  const { body } = await backend.call('school/campus/list', { keyword: '早稲田大学' });
  campusId = body.result.find(
    (campus: { campus_name: string }) => campus.campus_name === '早稲田キャンパス',
  ).campus_id;
});
afterAll(() => backend.close());

interface Found {
  result: Estate[];
  total_count: number;
  facets: EstateFacets;
}

async function nearCampus(filter: object = {}, query = '?limit=100'): Promise<Found> {
  const answer = await backend.call(`estate/school/list${query}`, { school_id: campusId, ...filter });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** Those that an order sorts first. */
const withRooms = (estates: Estate[]) => estates.filter((estate) => !isFull(estate.vacant_status_id));

async function list(filter: object = {}, query = '?limit=100'): Promise<Found> {
  const answer = await backend.call(`estate/list${query}`, filter);
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe('estates around a campus', () => {
  test('the quickest commute first, ties by id, each with its commute', async () => {
    const { result, total_count } = await nearCampus();
    expect(total_count).toBeGreaterThan(20);
    const order = withRooms(result).map((estate) => [estate.commute_minutes ?? 0, estate.estate_id]);
    expect(order).toEqual(order.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)));
    expect(result[0]).toMatchObject({
      commute_transfers: expect.any(Number),
      commute_text: expect.stringMatching(/徒歩|乗換/),
      distance_m: expect.any(Number),
      is_sample: true,
      tags: expect.any(Array),
      building_type_name: expect.any(String),
    });
  });

  test('pages of 20 have no gaps and share the total', async () => {
    const all = await nearCampus();
    const [first, second] = [await nearCampus({}, ''), await nearCampus({}, '?page=2')];
    expect(first.result).toHaveLength(20);
    expect([...first.result, ...second.result]).toEqual(all.result.slice(0, 20 + second.result.length));
    expect(second.total_count).toBe(all.total_count);
  });

  test('limits of the commute', async () => {
    const { result, total_count } = await nearCampus({ commute_minutes_max: 30, commute_transfers_max: 0 });
    expect(total_count).toBeGreaterThan(0);
    expect(result.every((estate) => estate.commute_minutes! <= 30 && estate.commute_transfers === 0)).toBe(
      true,
    );
  });

  test('an unknown campus has no estates; a campus is required', async () => {
    expect(await nearCampus({ school_id: 999_999 })).toMatchObject({ result: [], total_count: 0 });
    expect((await backend.call('estate/school/list', {})).body.errors[0]).toMatchObject({
      field: 'school_id',
      code: 'required',
    });
  });
});

function tenYearsAgo(): string {
  const [year, month] = todayInJapan().split('-');
  return `${Number(year) - 10}-${month}`;
}

/** Wishes about rooms are in estate-filter.test.ts. */
describe('each field keeps exactly the estates that meet it', () => {
  const rules: [string, object, (estate: Estate) => boolean][] = [
    [
      'one of two building types',
      { building_type_id: [52, 63] },
      (estate) => [52, 63].includes(estate.building_type_id),
    ],
    [
      'all conditions',
      { condition: '55,919' },
      (estate) => [55, 919].every((id) => estate.condition.includes(id)),
    ],
    [
      'either kind of 女性専用',
      { condition: [53] },
      (estate) => estate.condition.some((id) => id === 53 || id === 54),
    ],
    [
      'all equipment',
      { equipment: [801, 805] },
      (estate) => [801, 805].every((id) => estate.equipment.includes(id)),
    ],
    ['an age', { building_age_max: 10 }, (estate) => estate.built_ym! >= tenYearsAgo()],
    ['meals', { meal_type: [1, 2] }, (estate) => [1, 2].includes(estate.meal_type)],
    ['no meals', { meal_type: 0 }, (estate) => estate.meal_type === 0],
    ['a gender', { gender_type: 1 }, (estate) => estate.gender_type === 1],
    ['vacancy', { vacant_status_id: [1, 3] }, (estate) => [1, 3].includes(estate.vacant_status_id)],
    ['a keyword in the address', { keyword: '新宿区' }, (estate) => estate.address_detail.includes('新宿区')],
    [
      'two rectangles at once',
      { pref_id: 13, bounds: { north: 35.72, south: 35.68, east: 139.8, west: 139.6 } },
      (estate) =>
        Math.abs(estate.lat - 35.7) <= 0.02 &&
        Math.abs(estate.lon - 139.7) <= 0.1 &&
        estate.address_detail.startsWith('東京都'),
    ],
  ];

  test.each(rules)('%s', async (_name, filter, isMet) => {
    const [all, found] = [await everything(), await list(filter)];
    const expected = all.filter(isMet).map((estate) => estate.estate_id);
    expect(found.total_count).toBe(expected.length);
    expect(found.result.every(isMet)).toBe(true);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
  });

  let cards: Estate[] | null = null;

  async function everything(): Promise<Estate[]> {
    if (cards) return cards;
    const first = await list();
    const pages = Array.from({ length: Math.ceil(first.total_count / 100) - 1 }, (_, index) => index + 2);
    const rest = await Promise.all(pages.map((page) => list({}, `?limit=100&page=${page}`)));
    cards = [first, ...rest].flatMap((page) => page.result);
    return cards;
  }

  test('closed estates are never found', async () => {
    const { rows } = await backend.pool.query<{ count: number }>(
      'select count(*) from estate where status = 1',
    );
    expect((await everything()).length).toBe(rows[0]?.count);
    const closed = (await everything())[0]!.estate_id;
    await backend.pool.query('update estate set status = 2 where estate_id = $1', [closed]);
    expect((await list({ estate_id: closed })).result).toEqual([]);
    expect((await list()).total_count).toBe(rows[0]!.count - 1);
    await backend.pool.query('update estate set status = 1 where estate_id = $1', [closed]);
  });

  test('a circle, by distance', async () => {
    const centre = { lat: 35.709, lon: 139.7195 };
    const { result, total_count } = await list({ ...centre, dis: 5, sort: 'distance_asc' });
    expect(total_count).toBeGreaterThan(0);
    const distances = withRooms(result).map((estate) => estate.distance_m ?? Infinity);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...result.map((estate) => estate.distance_m ?? Infinity))).toBeLessThanOrEqual(5000);
    const wider = await list({ ...centre, dis: 10 });
    expect(wider.total_count).toBeGreaterThan(total_count);
  });

  test('a station by name, with or without 駅, and by id', async () => {
    const byName = await list({ station_name: '早稲田駅' });
    const { rows } = await backend.pool.query<{ count: number }>(
      `select count(distinct estate_id) from estate_station join station using (station_id) join estate using (estate_id)
       where station_name = '早稲田' and status = 1`,
    );
    expect(byName.total_count).toBe(rows[0]?.count);
    expect((await list({ station_name: '早稲田' })).total_count).toBe(byName.total_count);
    const stations = await backend.pool.query<{ station_id: number }>(
      "select station_id from station where station_name = '早稲田'",
    );
    expect((await list({ station_id: stations.rows.map((row) => row.station_id) })).total_count).toBe(
      byName.total_count,
    );
  });

  test('a polygon', async () => {
    const square = [
      [35.68, 139.6],
      [35.72, 139.6],
      [35.72, 139.8],
      [35.68, 139.8],
    ];
    const byBounds = await list({ bounds: { north: 35.72, south: 35.68, east: 139.8, west: 139.6 } });
    expect((await list({ polygon: square })).total_count).toBe(byBounds.total_count);
  });

  test('excluded ids', async () => {
    const { result, total_count } = await nearCampus();
    const [first] = result;
    const without = await nearCampus({ exclude_estate_id: [first?.estate_id] });
    expect(without.total_count).toBe(total_count - 1);
    expect(without.result[0]).toEqual(result[1]);
  });
});

describe('orders', () => {
  const keys: [string, (estate: Estate) => number][] = [
    ['price_asc', (estate) => estate.price_min!],
    ['price_desc', (estate) => -estate.price_max!],
    ['room_area_desc', (estate) => -estate.room_area_max!],
    ['age_asc', (estate) => -Number(estate.built_ym!.replace('-', ''))],
  ];

  test.each(keys)('%s', async (sort, key) => {
    const values = withRooms((await list({ sort })).result).map(key);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  test('wishes count and exclude nothing', async () => {
    const wishes = { optional_condition: [55], optional_equipment: [801, 805], sort: 'match_desc' };
    const [plain, preferred] = [await nearCampus(), await nearCampus(wishes)];
    expect(preferred.total_count).toBe(plain.total_count);
    const counts = withRooms(preferred.result).map((estate) => estate.match_count ?? -1);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const [best] = preferred.result;
    expect(best).toMatchObject({ match_total: 3, match_count: best?.matched_optional?.length });
  });

  test.each([
    ['commute_asc', 'school_id'],
    ['distance_asc', 'lat'],
    ['match_desc', 'optional_condition'],
  ])('%s without its base is refused', async (sort, field) => {
    const answer = await backend.call('estate/list', { sort });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field, code: 'required' }]);
  });

  test.each([
    [{ commute_minutes_max: 30 }, 'school_id'],
    [{ dis: 3 }, 'lat'],
    [{ lat: 35 }, 'lon'],
  ])('%j without its base is refused', async (filter, field) => {
    const answer = await backend.call('estate/list', filter);
    expect(answer.body.errors).toMatchObject([{ field, code: 'required' }]);
  });
});

describe('facets', () => {
  test('each is counted with all other fields applied, and agrees with the search', async () => {
    const filter = { price: 60_000, building_type_id: [52], condition: [55] };
    const { facets, total_count, result } = await nearCampus({ ...filter, with_facets: 1, count_only: 1 });
    expect(result).toEqual([]);
    expect(total_count).toBe((await nearCampus(filter)).total_count);
    expect(facets.building_type_id['52'] ?? 0).toBe(total_count);
    expect(facets.price_band['6'] ?? 0).toBe(total_count);
    const others: [Partial<Record<string, unknown>>, number][] = [
      [{ building_type_id: [65] }, facets.building_type_id['65'] ?? 0],
      [{ price: 50_000 }, facets.price_band['5'] ?? 0],
      [{ condition: [919] }, facets.condition['919'] ?? 0],
      [{ layout: '1K' }, facets.layout['1K'] ?? 0],
      [{ equipment: [805] }, facets.equipment['805'] ?? 0],
      [{ meal_type: [0] }, facets.meal_type['0'] ?? 0],
    ];
    for (const [change, count] of others) {
      expect((await nearCampus({ ...filter, ...change })).total_count).toBe(count);
    }
  });
});

describe('estates by their ids', () => {
  test('keeps the order of the ids and leaves out unknown ones', async () => {
    const ids = (await nearCampus({}, '?limit=5')).result.map((estate) => estate.estate_id).toReversed();
    const { result, total_count } = await list({ estate_id: [...ids, 999_999_999].join(',') });
    expect(result.map((estate) => estate.estate_id)).toEqual(ids);
    expect(total_count).toBe(5);
    expect(result[0]).not.toHaveProperty('commute_minutes');
  });

  test('come whole, or in the pages that are asked for', async () => {
    const ids = (await list({}, '?limit=50')).result.map((estate) => estate.estate_id);
    expect((await list({ estate_id: ids }, '')).result).toHaveLength(50);
    const page = await list({ estate_id: ids }, '?limit=20&page=3');
    expect(page).toMatchObject({ total_count: 50, page: 3, limit: 20 });
    expect(page.result.map((estate) => estate.estate_id)).toEqual(ids.slice(40));
  });
});
