import type { EstateSurroundings } from '@gakumado/shared/contract';
import { placeKinds } from '@gakumado/shared/vocabulary';
import { findFirstEstate } from '#testing/first-estate.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let estateId: number;

beforeAll(async () => {
  backend = await withTestApp();
  estateId = await findFirstEstate(backend.pool);
});
afterAll(() => backend.close());

/** The answer for a home that stands elsewhere. */
async function askAt(
  place: { lat: number; lon: number; city_id?: number; town_name?: string },
  estate_id = estateId,
) {
  const { lat, lon, city_id = 13104, town_name = '西早稲田' } = place;
  await backend.pool.query(
    'update estate set lat = $2, lon = $3, city_id = $4, town_name = $5 where estate_id = $1',
    [estate_id, lat, lon, city_id, town_name],
  );
  return (await backend.call('estate/surroundings', { estate_id })).body.result as EstateSurroundings;
}

const waseda = { lat: 35.7072, lon: 139.7201 };

test('the nearest of each kind are real, the nearest first, within ten minutes on foot', async () => {
  const { places } = await askAt(waseda);
  const named = new Map(places.map(({ place_kind, name }) => [place_kind, name]));
  const kindOf = (slug: string) => placeKinds.find((kind) => kind.slug === slug)!.value;
  expect(named.get(kindOf('koban'))).toBe('牛込警察署馬場下交番');
  expect(named.get(kindOf('post-office'))).toBe('早稲田大学前郵便局');
  expect(named.size).toBe(places.length);
  const metres = places.map(({ distance_m }) => distance_m);
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(metres.at(-1)).toBeLessThanOrEqual(800);
  // Stations are told elsewhere.
  expect(places.every(({ place_kind }) => place_kind !== null)).toBe(true);
});

test('doctors of the town, all of its 丁目 together, and nothing where none is known', async () => {
  const { doctors } = await askAt(waseda);
  expect(doctors).toEqual({ town_name: '西早稲田', hospitals: 0, clinics: 10 });
  expect((await askAt({ ...waseda, town_name: '西早稲田2丁目' })).doctors).toEqual(doctors);
  expect((await askAt({ ...waseda, town_name: '存在しない町' })).doctors).toBeNull();
});

test.each([
  // 江戸川区 lies below the sea; 早稲田 is on a hill.
  ['船堀', { lat: 35.6838, lon: 139.8641 }, [3, 4]],
  ['早稲田', { lat: 35.7094, lon: 139.7195 }, [0]],
])('the flood at %s', async (_name, place, ranks) => {
  expect(ranks).toContain((await askAt(place)).risks.flood_rank);
});

test('surge at the nearest station, and no station where none is near', async () => {
  expect((await askAt({ lat: 35.664, lon: 139.861 })).risks.station).toEqual({
    station_name: '西葛西',
    distance_m: 246,
    surge_depth: '3-5',
    tsunami_depth: null,
  });
  expect((await askAt({ lat: 27.0947, lon: 142.1919 })).risks.station).toBeNull();
});

test('the nearest place to flee to against each hazard, and the nearest to stay in', async () => {
  const { shelters } = (await askAt({ lat: 35.7094, lon: 139.7195 })).risks;
  expect(shelters.map(({ name }) => name)).toEqual([
    '早稲田大学早稲田キャンパス',
    '早稲田大学早稲田キャンパス一帯',
    '千登世橋中学校',
    '目白小学校',
  ]);
  expect(shelters[1]).toMatchObject({ is_refuge: true, is_shelter: false, hazards: [4, 6], walk_minutes: 3 });
});

test('the places that an owner names', async () => {
  await backend.pool.query('delete from facility where estate_id = $1', [estateId]);
  await backend.pool.query(
    `insert into facility (facility_id, estate_id, name, category, icon, description, is_paid, price_text, distance_m,
       walk_minutes, sort_no)
     values (99900001, $1, '見本食堂', 4, 'store', '', false, '', 160, 2, 2),
       (99900002, $1, '駐輪場', 1, 'bike', '', false, '', null, null, 1)`,
    [estateId],
  );
  expect((await askAt(waseda)).own_places).toEqual([
    { name: '見本食堂', description: '', distance_m: 160, walk_minutes: 2 },
  ]);
});

test('an estate that never was', async () => {
  expect((await backend.call('estate/surroundings', { estate_id: 999_999_999 })).body).toMatchObject({
    status: 404,
    errors: [{ field: 'estate_id', code: 'not_found' }],
  });
});
