import type { Relaxation } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
/** 早稲田大学 早稲田キャンパス */
const campusId = 55;

const withoutNulls = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
const tokyo = { pref_id: [13] };

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function relax(filter: object): Promise<{ result: Relaxation[]; total_count: number }> {
  const { statusCode, body } = await backend.call('estate/relaxation/list', filter);
  expect({ statusCode, errors: body.errors }).toEqual({ statusCode: 200 });
  return body;
}

async function count(filter: object): Promise<number> {
  const { statusCode, body } = await backend.call('estate/list', { ...filter, count_only: 1 });
  expect({ statusCode, errors: body.errors }).toEqual({ statusCode: 200 });
  return body.total_count;
}

const labels = ({ result }: { result: Relaxation[] }) => result.map(({ label }) => label);
const find = ({ result }: { result: Relaxation[] }, id: string) =>
  result.find(({ relaxation_id }) => relaxation_id === id);

test.each<[string, object]>([
  ['rent', { ...tokyo, price_to: 30_000 }],
  ['a rent option', { ...tokyo, rentSelect: 3 }],
  ['a rent from an amount', { ...tokyo, price_from: 150_000 }],
  ['a band with the fee', { ...tokyo, price: 40_000, is_include_management: 1 }],
  ['limits', { ...tokyo, walk_minutes_max: 1, building_age_max: 1, room_area_from: 40 }],
  ['features', { ...tokyo, condition: [54, 911, 116], equipment: [801, 805, 828] }],
  [
    'single choices',
    { ...tokyo, layout: ['2K'], meal_type: [4], gender_type: [2], vacant_status_id: [3], is_panorama: 1 },
  ],
  ['a commute', { school_id: campusId, commute_minutes_max: 10, commute_transfers_max: 0, price_to: 40_000 }],
  [
    'two campuses',
    {
      school_id: campusId,
      second_school_id: 1,
      second_commute_minutes_max: 10,
      second_commute_transfers_max: 0,
    },
  ],
  ['a walk to a station', { station_id: [1130210], walk_minutes_max: 3 }],
  ['a station without homes', { station_id: [1130212] }],
  ['a station and a wish', { station_id: [1130212], condition: [916], walk_minutes_max: 3 }],
  ['two stations', { station_id: [1130212, 1130208], price_to: 30_000 }],
  ['a station in words', { station_name: '池袋' }],
  ['a station beside a campus', { station_id: [1130212], school_id: campusId }],
  ['a line without homes', { line_id: [99302] }],
  ['a line in a prefecture', { line_id: [99302], ...tokyo }],
  ['a small circle', { lat: 35.4935, lon: 134.2257, dis: 1 }],
  ['a small map', { bounds: { north: 35.703, south: 35.7, east: 139.703, west: 139.7 } }],
  ['cities', { city_id: [13101, 13102], price_to: 60_000 }],
  ['cities around a campus', { city_id: [13101], school_id: campusId, walk_minutes_max: 3 }],
  ['a circle', { lat: 35.709, lon: 139.72, dis: 1, gender_type: [1] }],
  ['a map', { bounds: { north: 35.71, south: 35.7, east: 139.72, west: 139.71 }, layout: ['1K'] }],
  [
    'a drawn area',
    {
      polygon: [
        [35.7, 139.7],
        [35.71, 139.7],
        [35.71, 139.71],
      ],
    },
  ],
  ['words', { ...tokyo, keyword: '早稲田 新宿 早稲田', station_name: '高田馬場' }],
  ['a month', { ...tokyo, move_in_ym: '2020-01', equipment: [801] }],
  [
    'much at once',
    { ...tokyo, price_to: 20_000, walk_minutes_max: 1, building_age_max: 1, equipment: [828, 829] },
  ],
])('with %s given, each is counted as the search counts it, and finds more', async (_name, filter) => {
  const answer = await relax(filter);
  expect(answer.total_count).toBe(await count(filter));
  const counts = answer.result.map(async ({ change }) => count({ ...filter, ...change }));
  expect(answer.result.map((row) => row.estate_count)).toEqual(await Promise.all(counts));
  expect(answer.result.every((row) => row.estate_count > answer.total_count)).toBe(true);
  expect(new Set(answer.result.map((row) => row.relaxation_id)).size).toBe(answer.result.length);
  expect(answer.result.length).toBeGreaterThan(0);
  expect(answer.result.length).toBeLessThanOrEqual(8);
});

test.each(['pref_id', 'city_id', 'condition', 'equipment', 'layout', 'meal_type'])(
  'an empty %s is one that was not given',
  async (field) => {
    const filter = { price_to: 30_000 };
    expect(await relax({ ...filter, [field]: [] })).toEqual(await relax(filter));
  },
);

test('the smallest concession first, each with its change', async () => {
  const answer = await relax({ ...tokyo, price_to: 60_000, walk_minutes_max: 7, equipment: [801] });
  expect(find(answer, 'price_to')).toMatchObject({ label: '家賃 +1万円', change: { price_to: 70_000 } });
  expect(find(answer, 'equipment.801')).toMatchObject({
    label: 'オートロックなしでも可',
    change: { equipment: null },
  });
  expect(labels(answer).indexOf('家賃 +1万円')).toBeLessThan(
    labels(answer).indexOf('オートロックなしでも可'),
  );
});

test('a rent option becomes its amounts', async () => {
  const answer = await relax({ ...tokyo, rentSelect: 4, equipment: [801] });
  expect(find(answer, 'price_to')?.change).toEqual({
    rentSelect: null,
    price_from: 40_000,
    price_to: 59_999,
  });
});

test('synonyms are dropped together', async () => {
  const answer = await relax({ ...tokyo, condition: [54, 115] });
  expect(find(answer, 'condition.53')).toMatchObject({
    label: '「女性専用」でなくても可',
    change: { condition: [115], gender_type: [0, 1, 3] },
  });
});

test('who asks for one sex is never offered homes for the other', async () => {
  const few = { ...tokyo, price_to: 60_000 };
  const women = await relax({ ...few, gender_type: [1] });
  expect(find(women, 'gender_type')).toMatchObject({
    label: '女性が入居できる物件すべて',
    change: { gender_type: [0, 1, 3] },
  });
  expect(find(await relax({ ...few, gender_type: [0, 2, 3] }), 'gender_type')).toBeUndefined();
  const { result } = await relax({
    ...tokyo,
    condition: [54],
    price_to: 1,
    walk_minutes_max: 1,
    layout: ['2K'],
  });
  expect(result).toEqual([
    expect.objectContaining({
      relaxation_id: 'all',
      change: {
        condition: null,
        gender_type: [0, 1, 3],
        price_to: null,
        walk_minutes_max: null,
        layout: null,
      },
    }),
  ]);
});

test('a city widens to its prefecture, beside a campus to every city', async () => {
  expect(find(await relax({ city_id: [13101] }), 'city_id')).toMatchObject({
    label: '東京都の全域',
    change: { city_id: null, pref_id: [13] },
  });
  expect(find(await relax({ city_id: [13101], school_id: campusId }), 'city_id')?.change).toEqual({
    city_id: null,
  });
});

test('a number that is no city is in no prefecture', async () => {
  expect(find(await relax({ city_id: [55, 13101], price_to: 30_000 }), 'city_id')?.change).toMatchObject({
    city_id: null,
    pref_id: [13],
  });
  for (const unknown of [55, 99_999])
    expect(find(await relax({ city_id: [unknown] }), 'city_id')?.change).toEqual({ city_id: null });
  // Beside the prefecture of a station as well.
  const beside = await relax({ city_id: [55], station_id: [1_130_212], price_to: 1_000 });
  for (const { change } of beside.result) expect(change.pref_id ?? []).not.toContain(0);
});

test('a station is looked around, as far as homes are', async () => {
  const ikebukuro = { station_id: [1130212] };
  expect((await relax(ikebukuro)).result).toEqual([
    expect.objectContaining({
      relaxation_id: 'around',
      label: expect.stringMatching(/^池袋駅から半径\d+km$/),
      change: { station_id: null, lat: 35.730_256, lon: 139.711_086, dis: expect.any(Number) },
    }),
  ]);
  expect(labels(await relax({ ...ikebukuro, school_id: campusId }))).toContain('池袋駅の近くに限らない');
});

test('where homes are far, the prefecture and then the region are the place', async () => {
  const tottori = { station_id: [1161619], equipment: [801] };
  await backend.pool.query('update estate set status = 2 where prefecture_id = 31');
  const { result } = await relax(tottori);
  expect(result.length).toBeGreaterThan(0);
  expect(result[0]!.label).toContain('中国・四国の全域');
  expect(result[0]!.change).toMatchObject({ station_id: null, area_slug: 'chushi' });
  const prefecture = await relax({ pref_id: [31] });
  expect(labels(prefecture)[0]).toContain('中国・四国の全域');
});

test.each([
  [{ keyword: '存在しない物件' }, '「存在しない物件」を使わずに全国から探す'],
  [{ keyword: 'ふわふわ ぽよぽよ' }, '「ふわふわ ぽよぽよ」を使わずに全国から探す'],
  [
    { keyword: '存在しない物件', station_name: '存在しない' },
    '「存在しない物件 存在しない」を使わずに全国から探す',
  ],
])('words that nothing has are dropped at the very end: %j', async (filter, label) => {
  const { result } = await relax(filter);
  expect(labels({ result })).toEqual([label]);
  expect(result[0]!.estate_count).toBe(await count({}));
});

test('words that nothing has are dropped before the wishes beside them', async () => {
  const [first] = (await relax({ keyword: '存在しない物件', equipment: [801] })).result;
  expect(first).toMatchObject({
    change: { keyword: null },
    estate_count: await count({ equipment: [801] }),
  });
  const more = await relax({ keyword: '存在しない物件', price_to: 1 });
  expect(more.result.length).toBeGreaterThan(0);
  expect(more.result.every(({ change }) => change.keyword === null)).toBe(true);
});

test('where relaxing one criterion does not help, two are relaxed, then three, then all', async () => {
  const none = { ...tokyo, equipment: [828, 829], gender_type: [2], meal_type: [4], is_youtube: 1 };
  // No home has any of four of these.
  await backend.pool.query(
    `update estate set is_youtube = false, equipment = array_remove(array_remove(equipment, 828), 829),
       meal_type = case meal_type when 4 then 3 else meal_type end where prefecture_id = 13`,
  );
  const answer = await relax(none);
  expect(answer.total_count).toBe(0);
  expect(labels(answer)).toEqual(['こだわり条件をすべて外す']);
  await backend.pool.query(
    `update estate set is_youtube = true, equipment = equipment || '{828,829}', walk_minutes_min = 12
     where estate_id = (select min(estate_id) from estate where prefecture_id = 13 and gender_type = 0 and meal_type = 0)`,
  );
  const [pair, ...others] = (await relax(none)).result;
  expect(others).toEqual([]);
  expect(pair).toEqual({
    relaxation_id: 'gender_type+meal_type',
    label: '男性が入居できる物件すべて、食事の有無を問わない',
    change: { meal_type: null, gender_type: [0, 2, 3] },
    estate_count: 1,
  });
  const three = await relax({ ...none, walk_minutes_max: 10 });
  expect(three.result).toEqual([
    expect.objectContaining({
      relaxation_id: 'gender_type+walk_minutes_max+meal_type',
      change: { walk_minutes_max: 15, meal_type: null, gender_type: [0, 2, 3] },
    }),
  ]);
});

test('where no home suits both campuses one of them goes, and more where that is not enough', async () => {
  const { rows } = await backend.pool.query<{ campus_id: number }>(
    'select campus_id from campus_summary where estate_count > 0 and pref_id = 1 order by campus_id limit 1',
  );
  const far = { school_id: campusId, second_school_id: rows[0]?.campus_id, second_commute_minutes_max: 30 };
  const gone = { second_school_id: null, second_commute_minutes_max: null };
  const one = await relax(far);
  expect(one.result).toEqual([expect.objectContaining({ relaxation_id: 'second_school_id', change: gone })]);
  const more = await relax({ ...far, price_to: 1 });
  expect(more.result).toEqual([
    expect.objectContaining({ relaxation_id: 'second_school_id+all', change: { ...gone, price_to: null } }),
  ]);
  expect(more.result[0]?.estate_count).toBe(await count({ school_id: campusId }));
});

test('a campus without a home in reach leads to where it lies', async () => {
  const { rows } = await backend.pool.query<{ campus_id: number; pref_id: number }>(
    'select campus_id, pref_id from campus_summary where school_name = any($1) and estate_count = 0 order by campus_id',
    [['長岡技術科学大学', '名桜大学']],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { campus_id: school_id, pref_id } of rows) {
    const { result } = await relax({ school_id, commute_minutes_max: 30, equipment: [810] });
    const [first] = result;
    expect(first?.change).toMatchObject({ school_id: null, commute_minutes_max: null });
    expect(first?.change.pref_id ?? [pref_id]).toEqual([pref_id]);
    expect(first?.estate_count).toBeGreaterThan(0);
    const { school_id: _school, commute_minutes_max: _minutes, ...elsewhere } = first!.change;
    expect(first?.estate_count).toBe(await count({ equipment: [810], ...withoutNulls(elsewhere) }));
  }
});

test('half a filter is refused', async () => {
  expect(await backend.call('estate/relaxation/list', { commute_minutes_max: 30 })).toMatchObject({
    statusCode: 400,
    body: { errors: [{ field: 'school_id', code: 'required' }] },
  });
});
