import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StreetFacts } from '@gakumado/shared/contract';
import { mainRoadKinds, walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import { createWalker } from '#engines/walking/walker.ts';
import type { Walker } from '#engines/walking/walker.ts';
import { workOutStreetFlags } from './keep-street-flags.ts';
import { nightAccidentsAt, usualNightAccidents } from '#engines/places/night-accidents.ts';
import { refreshOldPlaces } from '#fill/listing/write-estates.ts';
import { findFirstEstate } from '#testing/first-estate.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let estateId: number;

/** 早稲田 (東西線) and 高田馬場. */
const [WASEDA, BABA] = [2_800_404, 1_130_210];
/** A house in 戸塚町 beside the university. */
const TOTSUKA = { lat: 35.7085, lon: 139.7222 };

beforeAll(async () => {
  backend = await withTestApp();
  estateId = await findFirstEstate(backend.pool);
});
afterAll(() => backend.close());

/** The answer for a home that stands elsewhere, with its stations and the minutes that its owner says. */
async function askAt(
  { lat, lon, city_id = 13104 }: { lat: number; lon: number; city_id?: number },
  stations: readonly (readonly [id: number, walk: number, bus?: number])[],
): Promise<StreetFacts> {
  await backend.pool.query('update estate set lat = $2, lon = $3, city_id = $4 where estate_id = $1', [
    estateId,
    lat,
    lon,
    city_id,
  ]);
  await backend.pool.query('delete from estate_station where estate_id = $1', [estateId]);
  for (const [index, [id, walk, bus = null]] of stations.entries()) {
    await backend.pool.query(
      `insert into estate_station (estate_id, station_id, line_id, walk_minutes, bus_minutes, bus_stop_name, sort_no)
       select $1, station_id, min(line_id), $3, $4, $5, $6 from station_line where station_id = $2 group by station_id`,
      [estateId, id, walk, bus, bus === null ? null : '見本', index + 1],
    );
  }
  const { statusCode, body } = await backend.call('estate/streets', { estate_id: estateId });
  expect(statusCode).toBe(200);
  return body.result as StreetFacts;
}

test('the ways home from two stations, with what is beside each', async () => {
  const { night_ways } = await askAt(TOTSUKA, [
    [WASEDA, 5],
    [BABA, 20],
  ]);
  expect(night_ways.map(({ station_name }) => station_name)).toEqual(['早稲田', '高田馬場']);
  const [near, far] = night_ways;
  for (const way of night_ways) {
    expect(way.walk_minutes).toBe(walkMinutesOfRoad(way.distance_m));
    expect(way.large_street_m).toBeLessThanOrEqual(way.distance_m);
    expect(way.accidents.city_name).toBe('新宿区');
    const usual = usualNightAccidents(13104)! * way.accidents.cells;
    expect(way.accidents.usual).toBe(Math.round(usual * 10) / 10);
  }
  // Along 早稲田通り.
  expect(far!.large_street_m / far!.distance_m).toBeGreaterThan(0.7);
  // From the station: the shop beside it comes first.
  expect(near!.stores.map(({ name }) => name)).toEqual(['ローソン', 'セブン-イレブン']);
  expect(far!.accidents.cells).toBeGreaterThan(near!.accidents.cells);
  expect(far!.accidents.count).toBeGreaterThan(near!.accidents.count);
  // Of 高田馬場 those of the underground, which is another station of its group.
  const times = (way: (typeof night_ways)[number]) =>
    way.last_trains.map(({ line_name, direction, weekday }) => [
      line_name,
      direction,
      weekday.time,
      weekday.to,
    ]);
  expect(times(near!)).toEqual([
    ['東京メトロ東西線', '中野方面', '24:25', '中野'],
    ['東京メトロ東西線', '西船橋方面', '24:02', '妙典'],
  ]);
  expect(times(far!)[0]).toEqual(['東京メトロ東西線', '中野方面', '24:28', '中野']);
});

test('steps on the way, and a park beside it', async () => {
  // From 上野 along 上野公園 to 谷中, past the police box at the zoo.
  const { night_ways } = await askAt({ lat: 35.719, lon: 139.7715, city_id: 13106 }, [[1_130_220, 12]]);
  expect(night_ways[0]!.park_m).toBeGreaterThan(500);
  expect(night_ways[0]!.police.map(({ name }) => name)).toContain('上野警察署動物園前交番');
  expect(night_ways[0]!.steps_m).toBe(0);
  // From 日暮里 down 夕やけだんだん.
  const down = await askAt({ lat: 35.7277, lon: 139.7664, city_id: 13118 }, [[1_130_218, 5]]);
  expect(down.night_ways[0]!.steps_m).toBeGreaterThan(20);
  expect(down.night_ways[0]!.steps_m).toBeLessThan(45);
});

test('a station that one reaches by bus or not within twenty minutes has no way, nor has one beyond unknown streets', async () => {
  const { night_ways } = await askAt(TOTSUKA, [
    [WASEDA, 5, 12],
    [BABA, 21],
  ]);
  expect(night_ways).toEqual([]);
  const away = await askAt({ lat: 27.09, lon: 142.19 }, [[WASEDA, 5]]);
  expect(away).toEqual({ night_ways: [], quiet: null });
});

const kindOf = (slug: string) => mainRoadKinds.find((kind) => kind.slug === slug)!.value;

test('the next main road and railway', async () => {
  // 百万遍, on 東大路通.
  const kyoto = (await askAt({ lat: 35.0292, lon: 135.779, city_id: 26103 }, [])).quiet;
  expect(kyoto).toEqual({
    road: { kind: kindOf('primary'), name: '東大路通', distance_m: 27 },
    railway: null,
  });
  // Beside 山手線, north of 高田馬場.
  const baba = (await askAt({ lat: 35.7147, lon: 139.7045 }, [])).quiet;
  expect(baba!.railway!.distance_m).toBeLessThan(60);
  expect(baba!.railway!.name).toContain('山手線');
});

test('searches ask for quiet places, and for a police box or a store nearby, by the tables of this release', async () => {
  const flagsAt = async (place: { lat: number; lon: number }) => {
    await askAt(place, [[WASEDA, 5]]);
    await backend.pool.query(`update estate set streets_digest = '' where estate_id = $1`, [estateId]);
    const client = await backend.pool.connect();
    try {
      expect(await refreshOldPlaces(client)).toBe(1);
      expect(await refreshOldPlaces(client)).toBe(0);
    } finally {
      client.release();
    }
    const { rows } = await backend.pool.query(
      'select is_quiet, is_near_police, is_near_store from estate where estate_id = $1',
      [estateId],
    );
    return rows[0];
  };
  // 戸塚町 is 246 m from 新目白通り.
  expect(await flagsAt(TOTSUKA)).toEqual({ is_quiet: true, is_near_police: true, is_near_store: true });
  // 百万遍, on 東大路通.
  expect(await flagsAt({ lat: 35.0292, lon: 135.779 })).toMatchObject({ is_quiet: false });
  const nowhere = { is_quiet: false, is_near_police: false, is_near_store: false };
  expect(await flagsAt({ lat: 30, lon: 145 })).toEqual(nowhere);
});

test('searches ask for facts of walks, which are worked out again for another place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gakumado-ways-'));
  const walker = createWalker(folder);
  await backend.pool.query('update estate set status = 2 where estate_id <> $1', [estateId]);
  const workOut = async () => {
    const count = await workOutStreetFlags({ db: backend.db, walker, log: { warn: jest.fn() } });
    const { rows } = await backend.pool.query(
      `select is_along_large_streets as along, is_police_on_foot as police, is_store_on_foot as store from estate
       where estate_id = $1`,
      [estateId],
    );
    return { count, ...rows[0] };
  };
  try {
    // Along 早稲田通り.
    await askAt(TOTSUKA, [[BABA, 20]]);
    const found = { along: true, police: true, store: true };
    expect(await workOut()).toEqual({ count: 1, ...found });
    expect(await workOut()).toEqual({ count: 0, ...found });
    // Too far for a way home.
    await askAt(TOTSUKA, [[BABA, 21]]);
    expect(await workOut()).toEqual({ count: 1, ...found, along: false });
    // Where no street is known.
    await askAt({ lat: 27.2, lon: 142.19 }, [[WASEDA, 5]]);
    expect(await workOut()).toEqual({ count: 1, along: false, police: false, store: false });
  } finally {
    await walker.close();
    await rm(folder, { recursive: true });
  }
});

test('a home whose walks fail holds up none of the others', async () => {
  const { rows } = await backend.pool.query<{ estate_id: number; lat: number }>(
    `update estate set status = 1, street_flags_of = '' where estate_id in (
       select estate_id from estate where estate_id <> $1 and status = 2 order by estate_id limit 3)
     returning estate_id, lat`,
    [estateId],
  );
  const [ill] = rows;
  const warn = jest.fn();
  const walker: Walker = {
    walks: ({ from, to }) =>
      from.lat === ill!.lat ? Promise.reject(new Error('No way.')) : Promise.resolve(to.map(() => null)),
    field: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
  const workOut = () => workOutStreetFlags({ db: backend.db, walker, log: { warn } });
  expect(await workOut()).toBe(rows.length - 1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0][0]).toMatchObject({ estate_id: ill!.estate_id });
  // Alone in its batch: nothing works, and the caller is told.
  await expect(workOut()).rejects.toThrow('No way.');
});

test('each cell of a way counts once', () => {
  const once = nightAccidentsAt([TOTSUKA]);
  expect(once.cells).toBe(1);
  expect(nightAccidentsAt([TOTSUKA, TOTSUKA, { lat: TOTSUKA.lat + 1e-6, lon: TOTSUKA.lon }])).toEqual(once);
});

test('an estate that never was', async () => {
  expect((await backend.call('estate/streets', { estate_id: 999_999_999 })).body).toMatchObject({
    status: 404,
    errors: [{ field: 'estate_id', code: 'not_found' }],
  });
});
