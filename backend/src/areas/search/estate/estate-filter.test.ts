import { todayInJapan } from '@gakumado/shared/forms';
import { sortNames } from '@gakumado/shared/contract';
import type { Estate, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { isFull, rentBands, roomLayouts } from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { writeCommutes } from '#testing/write-commutes.ts';

/** An estate as the tables have it, with its commute to the campus of the tests. */
interface Row {
  estate_id: number;
  address_detail: string;
  keyword_text: string;
  prefecture_id: number;
  city_id: number;
  area: string;
  is_open: boolean;
  lat: number;
  lon: number;
  price_min: number;
  price_max: number;
  condition: number[];
  equipment: number[];
  room_area_max: number;
  walk_minutes_min: number;
  built_ym: string;
  gender_type: number;
  meal_type: number;
  vacant_status_id: number;
  building_type_id: number;
  is_panorama: boolean;
  is_youtube: boolean;
  is_quiet: boolean;
  is_near_police: boolean;
  is_near_store: boolean;
  is_police_on_foot: boolean | null;
  is_store_on_foot: boolean | null;
  is_along_large_streets: boolean;
  stations: number[];
  lines: number[];
  station_names: string[];
  first_move_in: string | null;
  created_at: Date;
  commute_minutes: number | null;
  commute_transfers: number | null;
  rooms: Room[];
  movein_terms: Pick<EstateDetail['movein_terms'], 'is_midterm_cancelable' | 'notice_months' | 'curfew_text'>;
}

type Room = Pick<
  Roomtype,
  | 'direction'
  | 'floor_text'
  | 'renewal_fee'
  | 'vacant_status_id'
  | 'price_min'
  | 'price_max'
  | 'management_fee'
  | 'layout'
  | 'room_area'
  | 'move_in_from'
> & { mats_area: number };

let backend: TestApp;
let rows: Row[];
/** 早稲田大学 早稲田キャンパス */
const campusId = 55;

beforeAll(async () => {
  backend = await withTestApp();
  // Of the samples, few have panoramas, and none a film.
  await backend.pool.query('update estate set is_panorama = estate_id % 7 = 0');
  await backend.pool.query(
    `update estate set is_youtube = estate_id % 5 = 0, is_along_large_streets = estate_id % 3 = 0,
       is_police_on_foot = case when estate_id % 4 = 0 then not is_near_police end,
       is_store_on_foot = case when estate_id % 3 = 0 then not is_near_store end`,
  );
  await writeCommutes(backend.pool, [campusId]);
  const found = await backend.pool.query<Row>(
    `select estate.*, area.name_other as area, prefecture.is_open,
       array(select station_id from estate_station where estate_station.estate_id = estate.estate_id) as stations,
       array(select line_id from estate_station where estate_station.estate_id = estate.estate_id) as lines,
       (select to_char(min(move_in_from), 'YYYY-MM') from roomtype where roomtype.estate_id = estate.estate_id)
         as first_move_in, commute_minutes, commute_transfers,
       (select json_agg(roomtype) from roomtype where roomtype.estate_id = estate.estate_id) as rooms
     from estate join prefecture using (prefecture_id) join area using (area_id)
       left join commute on commute.estate_id = estate.estate_id and campus_id = $1
     where status = 1`,
    [campusId],
  );
  rows = found.rows;
});
afterAll(() => backend.close());

const search = async (filter: object, query = '?limit=100') =>
  (await backend.call(`estate/list${query}`, filter)).body;

async function idsOf(filter: object): Promise<number[]> {
  const first = await search(filter);
  const pages = Array.from({ length: Math.ceil(first.total_count / 100) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(pages.map((page) => search(filter, `?limit=100&page=${page}`)));
  return [first, ...rest].flatMap((page) => page.result.map((estate: Estate) => estate.estate_id));
}

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

async function expectExactly(filter: object, isMet: (row: Row) => boolean): Promise<void> {
  const expected = rows.filter(isMet).map((row) => row.estate_id);
  expect(sorted(await idsOf(filter))).toEqual(sorted(expected));
  expect((await search({ ...filter, count_only: 1 })).total_count).toBe(expected.length);
}

/** Some room that somebody can move into, or in a home without any some room at all. */
function someOpenRoom({ rooms }: Row, isMet: (room: Room) => boolean): boolean {
  const free = rooms.filter(({ vacant_status_id }) => !isFull(vacant_status_id));
  return (free.length > 0 ? free : rooms).some(isMet);
}

const hasRent =
  (from: number, to: number, fee: (room: Room) => number = () => 0) =>
  (row: Row) =>
    someOpenRoom(row, (room) => room.price_max + fee(room) >= from && room.price_min + fee(room) <= to);

describe('rent', () => {
  test.each(rentBands)(
    'option $value, with and without the fee',
    async ({ value, from = 0, to = Infinity }) => {
      await expectExactly({ rentSelect: value }, hasRent(from, to));
      await expectExactly(
        { rentSelect: value, is_include_management: 1 },
        hasRent(from, to, ({ management_fee }) => management_fee),
      );
    },
  );

  test('the gap between the options is reached by a free range', () =>
    expectExactly({ price_from: 20_001, price_to: 29_999 }, hasRent(20_001, 29_999)));

  test('one bound alone', async () => {
    await expectExactly({ price_from: 80_000 }, hasRent(80_000, Infinity));
    await expectExactly({ price_to: 45_000 }, hasRent(0, 45_000));
  });
});

const hasOne = (wanted: readonly unknown[], has: readonly unknown[]) =>
  wanted.some((value) => has.includes(value));
const month = (yearsAgo: number) => {
  const [year, ofYear] = todayInJapan().split('-');
  return `${Number(year) - yearsAgo}-${ofYear}`;
};
const smallLayouts = new Set(['1R', '1K', '1DK', '1LDK', '2K']);
const hasLayout = (layout: string) => (row: Row) =>
  someOpenRoom(row, (room) => (layout === '2DK+' ? !smallLayouts.has(room.layout) : room.layout === layout));

const someFreeRoom = ({ rooms }: Row, isMet: (room: Room) => boolean) =>
  rooms.some((room) => room.vacant_status_id <= 3 && isMet(room));
const isUpstairs = ({ floor_text }: Room) =>
  (floor_text?.match(/\d+/g) ?? []).some((floor) => Number(floor) >= 2);
const looksTo =
  (...directions: string[]) =>
  ({ direction }: Room) =>
    directions.includes(direction ?? '');
const isAny = () => true;

describe('each field keeps exactly the estates that meet it', () => {
  test.each<[object, (row: Row) => boolean]>([
    [{ building_type_id: [65, 901] }, (row) => [65, 901].includes(row.building_type_id)],
    [{ condition: [53] }, (row) => hasOne([53, 54], row.condition)],
    [{ condition: [54, 55] }, (row) => hasOne([53, 54], row.condition) && row.condition.includes(55)],
    [{ condition: [64] }, (row) => hasOne([61, 64], row.condition)],
    [{ equipment: '801,815' }, (row) => [801, 815].every((id) => row.equipment.includes(id))],
    [{ is_panorama: 1 }, (row) => row.is_panorama],
    [{ is_panorama: 0 }, () => true],
    [{ is_youtube: true }, (row) => row.is_youtube],
    [{ is_quiet: true }, (row) => row.is_quiet],
    [{ is_near_police: true }, (row) => row.is_police_on_foot ?? row.is_near_police],
    [{ is_near_store: true }, (row) => row.is_store_on_foot ?? row.is_near_store],
    [{ is_along_large_streets: true }, (row) => row.is_along_large_streets],
    [{ pref_id: [13, 27] }, (row) => [13, 27].includes(row.prefecture_id)],
    [{ city_id: [13104, 13116] }, (row) => [13104, 13116].includes(row.city_id)],
    [{ area_slug: 'keiji' }, (row) => row.area === 'keiji'],
    [{ area_slug: 'tohoku' }, (row) => row.area === 'tohoku' && row.is_open],
    [{ school_id: campusId }, (row) => row.commute_minutes !== null],
    [{ school_id: campusId, commute_minutes_max: 30 }, (row) => (row.commute_minutes ?? 99) <= 30],
    [
      { school_id: campusId, commute_transfers_max: 0, commute_minutes_max: 90 },
      (row) => row.commute_transfers === 0,
    ],
    [{ bounds: { north: 35.75, south: 35.65, east: 139.75, west: 139.6 } }, isInBox],
    [{ room_area_from: 24 }, (row) => someOpenRoom(row, ({ room_area }) => room_area >= 24)],
    [{ mats_from: 8 }, (row) => someOpenRoom(row, ({ mats_area }) => mats_area >= 8)],
    [{ room_area_to: 18.5 }, (row) => someOpenRoom(row, ({ room_area }) => room_area <= 18.5)],
    [{ walk_minutes_max: 7 }, (row) => row.walk_minutes_min <= 7],
    [{ building_age_max: 5 }, (row) => row.built_ym >= month(5)],
    [{ building_age_max: 20 }, (row) => row.built_ym >= month(20)],
    [{ meal_type: [0, 3] }, (row) => [0, 3].includes(row.meal_type)],
    [{ gender_type: [1, 3] }, (row) => [1, 3].includes(row.gender_type)],
    [{ vacant_status_id: [4, 5] }, (row) => [4, 5].includes(row.vacant_status_id)],
    [{ floor_min: 2 }, (row) => someFreeRoom(row, isUpstairs)],
    [{ direction: ['南', '北東'] }, (row) => someFreeRoom(row, looksTo('南', '北東'))],
    [{ direction: '西' }, (row) => someFreeRoom(row, looksTo('西'))],
    [
      { is_midterm_cancelable: 1 },
      (row) => row.movein_terms.is_midterm_cancelable === true && someFreeRoom(row, isAny),
    ],
    [
      { notice_months_max: 1 },
      (row) => (row.movein_terms.notice_months ?? 99) <= 1 && someFreeRoom(row, isAny),
    ],
    [
      { notice_months_max: 2 },
      (row) => (row.movein_terms.notice_months ?? 99) <= 2 && someFreeRoom(row, isAny),
    ],
    [{ is_without_renewal_fee: 1 }, (row) => someFreeRoom(row, ({ renewal_fee }) => renewal_fee === 0)],
    [
      { is_without_curfew: 1 },
      (row) => row.movein_terms.curfew_text === '門限はありません。' && someFreeRoom(row, isAny),
    ],
    [{ keyword: '新宿区' }, (row) => row.address_detail.includes('新宿区')],
    [{ keyword: '東京都　杉並区' }, (row) => row.address_detail.startsWith('東京都杉並区')],
    [
      { price_to: 60_000, room_area_from: 22, direction: '南' },
      (row) =>
        someFreeRoom(row, (room) => room.price_min <= 60_000 && room.room_area >= 22 && looksTo('南')(room)),
    ],
    [
      { price_to: 60_000, layout: '1K', equipment: [801], condition: [55], walk_minutes_max: 10 },
      isAllOfThese,
    ],
  ])('%j', async (filter, isMet) => {
    expect(rows.some(isMet)).toBe(true);
    await expectExactly(filter, isMet);
  });

  test.each(roomLayouts)('the layout %s', (layout) => expectExactly({ layout }, hasLayout(layout)));
  test('one of two layouts', () =>
    expectExactly({ layout: ['1R', '2DK+'] }, (row) => hasLayout('1R')(row) || hasLayout('2DK+')(row)));

  test('a month to move in', async () => {
    const months = rows.flatMap((row) => row.first_move_in ?? []).toSorted();
    const middle = months[Math.floor(months.length / 2)] ?? '';
    await expectExactly(
      { move_in_ym: middle },
      (row) => row.first_move_in !== null && row.first_move_in <= middle,
    );
  });

  test('stations and lines by id', async () => {
    const [stations, lines] = [
      rows.slice(0, 3).flatMap((row) => row.stations),
      rows.slice(0, 2).flatMap((row) => row.lines),
    ];
    await expectExactly({ station_id: stations }, (row) => hasOne(stations, row.stations));
    await expectExactly({ line_id: lines }, (row) => hasOne(lines, row.lines));
  });

  test.each(['早稲田', '早稲田駅', ' 早稲田 駅', 'わせだ', 'ワセダ', 'ﾜｾﾀﾞえき'])(
    'the station %s',
    (station_name) => expectExactly({ station_name }, (row) => row.station_names.includes('早稲田')),
  );
  test('a station whose name is written with another small letter', async () => {
    const names = ['恋ケ窪', '恋ヶ窪'];
    for (const station_name of names)
      await expectExactly({ station_name }, (row) => hasOne(names, row.station_names));
  });
  test.each([
    ['恋ヶ窪', ['恋け窪', '恋 ケ窪', '恋が窪', '恋窪驛']],
    ['八戸ノ里', ['八戸の里', '八戸里', '八戸ﾉ里']],
  ])('the station %s has one meaning in every spelling', async (name, spellings) => {
    const there = await idsOf({ station_name: name });
    expect(there.length).toBeGreaterThan(0);
    for (const spelling of spellings) {
      expect([spelling, sorted(await idsOf({ station_name: spelling }))]).toEqual([spelling, sorted(there)]);
      expect(await idsOf({ keyword: spelling })).toEqual(expect.arrayContaining(there));
    }
  });
  test('a station whose name is another one without its kana is no other', async () => {
    await expectExactly({ station_name: '池上' }, (row) => row.station_names.includes('池上'));
  });
  test.each([
    ['世田谷区', ['世田谷區', '世田谷 区', '世田谷-区']],
    ['学生会館', ['學生会舘', '学生・会館']],
    ['ハイツ', ['はいつ', 'ﾊｲﾂ', 'ハイツー', 'ハイ-ツ']],
  ])('the word %s is found in every spelling', async (keyword, spellings) => {
    const there = await idsOf({ keyword });
    expect(there.length).toBeGreaterThan(0);
    for (const spelling of spellings)
      expect([spelling, sorted(await idsOf({ keyword: spelling }))]).toEqual([spelling, sorted(there)]);
  });
  test.each(['わせだ駅', 'ワセダえき', 'ﾜｾﾀﾞ駅'])('%s is the station 早稲田', async (keyword) => {
    const served = await idsOf({ keyword: '早稲田駅' });
    expect(served.length).toBeGreaterThan(0);
    expect(await idsOf({ keyword })).toEqual(expect.arrayContaining(served));
  });
  test.each([
    ['しんじゅくく', '新宿区'],
    ['キョウトシサキョウク', '京都市左京区'],
  ])('%s is %s', async (keyword, city) => {
    const there = await idsOf({ keyword: city });
    expect(there.length).toBeGreaterThan(0);
    expect(await idsOf({ keyword })).toEqual(expect.arrayContaining(there));
  });
  test.each(['早大', 'わせだ', 'WASEDA', 'ワセダ大学'])('%s is 早稲田大学', async (keyword) => {
    const named = await idsOf({ keyword: '早稲田大学' });
    expect(named.length).toBeGreaterThan(0);
    expect(await idsOf({ keyword })).toEqual(expect.arrayContaining(named));
  });
  test.each(['_', "'", '・', 'ー 　-'])('the signs %s are no word, as a blank is none', (keyword) =>
    expectExactly({ keyword }, () => true),
  );
  test.each(['%', '|', '大', '\\'])('the sign %s is a letter like any other', async (keyword) =>
    expectExactly({ keyword }, (row) => keyword === '|' || row.keyword_text.includes(keyword)),
  );
  test('words that no estate has together find nothing', () =>
    expectExactly({ keyword: '東京都 大阪府' }, () => false));
  test('an unknown station finds nothing', () => expectExactly({ station_name: '存在しない' }, () => false));
});

function isInBox({ lat, lon }: Row): boolean {
  return lat >= 35.65 && lat <= 35.75 && lon >= 139.6 && lon <= 139.75;
}

function isAllOfThese(row: Row): boolean {
  return (
    someOpenRoom(row, ({ price_min, layout }) => price_min <= 60_000 && layout === '1K') &&
    row.equipment.includes(801) &&
    row.condition.includes(55) &&
    row.walk_minutes_min <= 10
  );
}

describe('places on the map', () => {
  /** Even and odd crossings of a ray, which agrees with the database where no ring goes round twice. */
  function isInside({ lat, lon }: Row, polygon: number[][]): boolean {
    return (
      polygon.filter(([lat1 = 0, lon1 = 0], index) => {
        const [lat2 = 0, lon2 = 0] = polygon[(index + 1) % polygon.length] ?? [];
        return lat1 > lat !== lat2 > lat && lon < ((lon2 - lon1) * (lat - lat1)) / (lat2 - lat1) + lon1;
      }).length %
        2 ===
      1
    );
  }

  test.each([
    [
      'a triangle',
      [
        [35.6, 139.5],
        [35.9, 139.7],
        [35.6, 139.9],
      ],
    ],
    [
      'a hollow shape',
      [
        [35.5, 139.4],
        [35.9, 139.4],
        [35.7, 139.65],
        [35.9, 139.95],
        [35.5, 139.95],
      ],
    ],
    [
      'a bow tie that crosses itself',
      [
        [35.6, 139.5],
        [35.8, 139.9],
        [35.8, 139.5],
        [35.6, 139.9],
      ],
    ],
  ])('%s', async (_name, polygon) => {
    const expected = rows.filter((row) => isInside(row, polygon));
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(await idsOf({ polygon }))).toEqual(sorted(expected.map((row) => row.estate_id)));
  });

  test.each([
    [
      'a point',
      [
        [35.7, 139.7],
        [35.7, 139.7],
        [35.7, 139.7],
      ],
    ],
    [
      'a line',
      [
        [35.1, 139.1],
        [35.2, 139.2],
        [35.3, 139.3],
      ],
    ],
    [
      'very small numbers',
      [
        [1e-9, 1e-9],
        [2e-9, 1e-9],
        [1e-9, 2e-9],
      ],
    ],
    [
      'the corners of the earth',
      [
        [-90, -180],
        [90, -180],
        [90, -180],
      ],
    ],
  ])('%s holds no estate and fails nothing', async (_name, polygon) => {
    expect(await search({ polygon })).toMatchObject({ status: 200, total_count: 0 });
  });

  test('the whole earth holds every estate', async () => {
    const polygon = [
      [-90, -180],
      [90, -180],
      [90, 180],
      [-90, 180],
    ];
    expect((await search({ polygon, count_only: 1 })).total_count).toBe(rows.length);
  });

  test('a circle', async () => {
    const [lat, lon] = [35.709, 139.7195];
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const distance = (row: Row) =>
      6_371_000 *
      Math.acos(
        Math.sin(radians(lat)) * Math.sin(radians(row.lat)) +
          Math.cos(radians(lat)) * Math.cos(radians(row.lat)) * Math.cos(radians(row.lon - lon)),
      );
    for (const dis of [1, 2, 3, 5, 10])
      await expectExactly({ lat, lon, dis }, (row) => distance(row) <= dis * 1000);
  });
});

describe('wishes', () => {
  test('are counted per group of synonyms, named, and exclude nothing', async () => {
    const wishes = { optional_condition: [54, 55, 55], optional_equipment: [801] };
    const { result, total_count } = await search({ ...wishes, sort: 'match_desc' });
    expect(total_count).toBe(rows.length);
    const byId = new Map(rows.map((row) => [row.estate_id, row]));
    for (const estate of result as Estate[]) {
      const row = byId.get(estate.estate_id)!;
      const met = [
        ...(hasOne([53, 54], row.condition) ? [53] : []),
        ...(row.condition.includes(55) ? [55] : []),
        ...(row.equipment.includes(801) ? [801] : []),
      ];
      expect(estate).toMatchObject({ match_total: 3, match_count: met.length, matched_optional: met });
    }
    const counts = (result as Estate[])
      .filter((estate) => !isFull(estate.vacant_status_id))
      .map((estate) => estate.match_count ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});

describe('orders', () => {
  const keys: Record<(typeof sortNames)[number], (row: Row) => (number | string)[]> = {
    recommend: (row) => [row.walk_minutes_min, -ym(row)],
    new_desc: (row) => [-row.created_at.getTime()],
    price_asc: (row) => [row.price_min, row.price_max],
    price_desc: (row) => [-row.price_max, -row.price_min],
    commute_asc: (row) => [row.commute_minutes ?? 0],
    first_commute_asc: (row) => [row.commute_minutes ?? 0],
    second_commute_asc: () => [],
    walk_asc: (row) => [row.walk_minutes_min],
    room_area_desc: (row) => [-row.room_area_max],
    age_asc: (row) => [-ym(row)],
    match_desc: (row) => [-Number(row.condition.includes(55)), ...keys.recommend(row)],
    distance_asc: () => [],
    cost_asc: (row) => [costOf(row, 'min'), costOf(row, 'max')],
  };
  const costOf = (row: Row, bound: 'min' | 'max') => costs.get(row.estate_id)![`monthly_cost_${bound}`]!;
  let costs: Map<number, Estate>;
  beforeAll(async () => {
    const { result } = await search({ school_id: campusId, stay_months: 48 }, '?limit=100');
    const others = await search({ school_id: campusId, stay_months: 48 }, '?limit=100&page=2');
    costs = new Map([...result, ...others.result].map((card: Estate) => [card.estate_id, card]));
  });
  const full = (row: Row) => Number(isFull(row.vacant_status_id));
  const ym = (row: Row) => Number(row.built_ym.replace('-', ''));

  function compare(a: (number | string)[], b: (number | string)[]): number {
    const index = a.findIndex((value, at) => value !== b[at]);
    return index < 0 ? 0 : a[index]! < b[index]! ? -1 : 1;
  }

  test.each(sortNames.filter((name) => name !== 'distance_asc' && name !== 'second_commute_asc'))(
    '%s, full ones last, ties by id',
    async (sort) => {
      const near = rows.filter((row) => row.commute_minutes !== null);
      expect(near.some(full)).toBe(true);
      const expected = near.toSorted((a, b) =>
        compare([full(a), ...keys[sort](a), a.estate_id], [full(b), ...keys[sort](b), b.estate_id]),
      );
      expect(await idsOf({ school_id: campusId, optional_condition: [55], sort })).toEqual(
        expected.map((row) => row.estate_id),
      );
    },
  );

  test('distance_asc from the point, else from the campus', async () => {
    for (const from of [{ lat: 35, lon: 139 }, { school_id: campusId }]) {
      const { result } = await search({ ...from, sort: 'distance_asc' });
      const order = (result as Estate[]).map((estate) => [
        Number(isFull(estate.vacant_status_id)),
        estate.distance_m!,
      ]);
      expect(order).toEqual(order.toSorted(compare));
    }
  });

  test('a page past the end is empty and keeps the total', async () => {
    expect(await search({}, '?page=1000000&limit=100')).toMatchObject({
      result: [],
      total_count: rows.length,
    });
  });
});

describe('values outside the lists of the contract are refused', () => {
  test.each([
    [{ walk_minutes_max: 2 }, 'walk_minutes_max', 'range'],
    [{ building_age_max: 4 }, 'building_age_max', 'range'],
    [{ school_id: campusId, commute_minutes_max: 5 }, 'commute_minutes_max', 'range'],
    [{ school_id: campusId, commute_minutes_max: 33 }, 'commute_minutes_max', 'range'],
    [{ school_id: campusId, commute_minutes_max: 95 }, 'commute_minutes_max', 'range'],
    [{ school_id: campusId, commute_transfers_max: 4 }, 'commute_transfers_max', 'range'],
    [{ dis: 4, lat: 35, lon: 139 }, 'dis', 'range'],
    [{ rentSelect: 8 }, 'rentSelect', 'range'],
    [{ layout: '9Z' }, 'layout.0', 'format'],
    [{ floor_min: 3 }, 'floor_min', 'range'],
    [{ direction: '上' }, 'direction.0', 'format'],
    [{ notice_months_max: 4 }, 'notice_months_max', 'range'],
    [{ meal_type: [5] }, 'meal_type.0', 'range'],
    [{ move_in_ym: '0000-01' }, 'move_in_ym', 'format'],
    [{ move_in_ym: '2027-13' }, 'move_in_ym', 'format'],
    [{ price_from: 60_000, price_to: 50_000 }, 'price_from', 'range'],
    [{ cost_from: 60_000, cost_to: 50_000 }, 'cost_from', 'range'],
    [{ stay_months: 18 }, 'stay_months', 'range'],
    [{ room_area_from: 30, room_area_to: 20 }, 'room_area_from', 'range'],
    [{ bounds: { north: 35, south: 36, east: 140, west: 139 } }, 'bounds', 'range'],
    [{ bounds: { north: 36, south: 35, east: 139, west: 140 } }, 'bounds', 'range'],
    [
      {
        polygon: [
          [35, 139],
          [36, 139],
        ],
      },
      'polygon',
      'min_length',
    ],
    [{ polygon: Array.from({ length: 101 }, () => [35, 139]) }, 'polygon', 'max_length'],
    [{ area_slug: 'mars' }, 'area_slug', 'format'],
  ])('%j', async (filter, field, code) => {
    const answer = await backend.call('estate/list', filter);
    expect(answer.statusCode).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field, code }]);
  });

  test('a list that is too short or too long says how many entries it takes', async () => {
    const messageOf = async (polygon: number[][]) =>
      (await backend.call('estate/list', { polygon })).body.errors[0].message;
    expect(await messageOf([[35, 139]])).toBe('3件以上指定してください。');
    expect(await messageOf(Array.from({ length: 101 }, () => [35, 139]))).toBe('100件まで指定できます。');
  });

  test('with the message of the contract', async () => {
    const { body } = await backend.call('estate/list', { price_from: 60_000, price_to: 50_000 });
    expect(body.errors[0].message).toBe('下限は上限以下の金額を選択してください。');
  });
});
