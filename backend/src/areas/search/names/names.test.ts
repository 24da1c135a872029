import { paths } from '@gakumado/shared/paths';
import { ESTATE_PUBLISHED } from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { findCampuses } from '#engines/names/find-campuses.ts';
import { interpret } from '#engines/names/interpret.ts';
import { createResolver } from '#fill/names/resolver.ts';
import type { KnownNames } from '#engines/names/known-names.ts';
import { suggest } from '#engines/names/suggest.ts';
import { readTyped } from '#engines/names/typed.ts';
import { measureSchools, measureWords, tableOf } from './testing/measure-queries.ts';
import type { ClassResult } from './testing/measure-queries.ts';

let backend: TestApp;
let names: KnownNames;

beforeAll(async () => {
  backend = await withTestApp();
  names = await createResolver(backend.db).known();
});
afterAll(() => backend.close());

/** The least share of right first answers, by class. */
const aims: Readonly<Record<string, number>> = {
  official: 0.99,
  short: 0.97,
  campus: 0.95,
  faculty: 0.9,
  english: 0.95,
  hepburn: 0.97,
  kunrei: 0.97,
  'kana-missing': 0.75,
  'kana-swapped': 0.75,
  'kanji-wrong': 0.75,
  ime: 0.8,
  'old-kanji': 0.8,
  brackets: 0.8,
  groups: 0.8,
  former: 0.8,
  bare: 1,
};
/** Of the keyword search, for every class. */
const WORDS_AIM = 0.9;

const shareOf = ({ right, known }: ClassResult) => (known === 0 ? 1 : right / known);

test('schools are found by what people type, class by class', () => {
  const results = measureSchools(names);
  process.stdout.write(`First answers of the school box\n${tableOf(results)}\n`);
  const missed = results.filter((result) => shareOf(result) < (aims[result.group] ?? 1));
  expect(missed.flatMap(({ title, wrong }) => [title].concat(wrong))).toEqual([]);
});

test('places and wishes are understood, class by class', () => {
  const results = measureWords(names);
  process.stdout.write(`Words of the keyword search\n${tableOf(results)}\n`);
  const missed = results.filter((result) => shareOf(result) < WORDS_AIM);
  expect(missed.flatMap(({ title, wrong }) => [title].concat(wrong))).toEqual([]);
});

test('the schools of the list are nearly all in the data', () => {
  const results = measureSchools(names).filter(({ group }) => group !== 'english');
  const sum = (valueOf: (result: ClassResult) => number) =>
    results.reduce((total, result) => total + valueOf(result), 0);
  expect(sum(({ known }) => known) / sum(({ total }) => total)).toBeGreaterThan(0.95);
});

test('a sentence is a filter, and what it finds is what estate/list finds', async () => {
  const answer = await backend.call('search/interpret', {
    keyword: '早稲田に30分以内、7万円まで、オートロック、2階以上',
  });
  expect(answer.body.result).toMatchObject({
    filter: { commute_minutes_max: 30, cost_to: 70_000, equipment: [801], floor_min: 2 },
    rest: '',
  });
  const { filter } = answer.body.result;
  const found = await backend.call('estate/school/list', { ...filter, count_only: 1 });
  expect(found.statusCode).toBe(200);
  expect(answer.body.result.understood.map(({ label }: { label: string }) => label)).toEqual([
    '早稲田大学 早稲田キャンパス',
    '通学30分以内',
    '毎月の実質負担7万円以下',
    'オートロック',
    '2階以上',
  ]);
});

test('words that stay unknown are not used, and a town is its municipality and its name', () => {
  expect(interpret(names, 'ぬるぽ 新宿区')).toMatchObject({
    filter: { city_id: [13104] },
    rest: '',
    unused: ['ぬるぽ'],
  });
  expect(interpret(names, '169-0051')).toMatchObject({ filter: { city_id: [13104] }, rest: '西早稲田' });
  expect(interpret(names, 'ぬるぽがっ')).toMatchObject({ filter: {}, understood: [], rest: 'ぬるぽがっ' });
});

const yen = (field: string, value: number) => ({ [field]: value });

test.each<[string, object]>([
  // An amount is read to its end, and one number makes one limit.
  ['家賃5万5000円以下', yen('price_to', 55_000)],
  ['5万5千円以下', yen('cost_to', 55_000)],
  ['6万5,500円以内', yen('cost_to', 65_500)],
  ['5万5000円〜7万5000円', { cost_from: 55_000, cost_to: 75_000 }],
  ['1LDK6万5000円', { layout: ['1LDK'], cost_to: 65_000 }],
  ['14万2000円まで', yen('cost_to', 142_000)],
  ['￥65,000以下', yen('cost_to', 65_000)],
  ['六万五千円以内', yen('cost_to', 65_000)],
  ['ろくまんえん以下', yen('cost_to', 60_000)],
  ['月8万くらい', { cost_from: 75_000, cost_to: 85_000 }],
  ['家賃8万円台', { price_from: 80_000, price_to: 89_999 }],
  ['6万円台前半', { cost_from: 60_000, cost_to: 64_999 }],
  ['5万円以上8万円以下', { cost_from: 50_000, cost_to: 80_000 }],
  ['7万円を切る部屋', yen('cost_to', 70_000)],
  ['家賃は5〜7万', { price_from: 50_000, price_to: 70_000 }],
  // Minutes lead to a named place, and are no limit without one.
  ['渋谷から30分以内', { destination: { name: '渋谷駅' }, commute_minutes_max: 30 }],
  ['池袋駅まで電車で20分以内', { destination: { name: '池袋駅' }, commute_minutes_max: 20 }],
  ['池袋駅 徒歩10分', { station_id: [1_130_212], walk_minutes_max: 10 }],
  ['渋谷と新宿から30分以内', { destination: { name: '渋谷駅' }, second_destination: { name: '新宿駅' } }],
  ['早稲田大学まで20分、渋谷まで30分', { commute_minutes_max: 20, second_commute_minutes_max: 30 }],
  ['早稲田と慶應の両方に30分以内', { commute_minutes_max: 30, second_commute_minutes_max: 30 }],
  // A denied feature is not asked for; a name that is a wish by itself is.
  ['門限なし 食事なし 礼金なし', { is_without_curfew: true, meal_type: [0], condition: [912] }],
  // Everyday wishes.
  ['安い部屋ないかな', { sort: 'cost_asc' }],
  ['早稲田に近い広い部屋', { school_id: 55 }],
  ['日当たりの良い部屋がいいです', { direction: ['南', '南東', '南西'] }],
  ['女の子が住める寮', { gender_type: [0, 1, 3], building_type_id: [901] }],
  ['新しめの部屋', { optional_condition: [914] }],
  ['都内', { pref_id: [13] }],
  ['関西', { pref_id: [25, 26, 27, 28, 29, 30] }],
  ['阪急沿線 ワンルーム', { line_id: expect.arrayContaining([34_001, 34_002, 34_003]), layout: ['1R'] }],
  ['西早稲田2丁目', { city_id: [13_104] }],
  // Other characters of the same name.
  ['⻑崎大学', { school_id: 203 }],
  ['庆应义塾大学', { school_id: 60 }],
  ['澀谷', { city_id: [13_113] }],
  ['新\u200b宿\u{e0100}区', { city_id: [13_104] }],
])('%s asks for %j', (keyword, filter) => {
  expect(interpret(names, keyword).filter).toMatchObject(filter);
});

test.each([
  '通学30分以内',
  '乗り換えなし',
  '管理人なし',
  '家具なし',
  'オートロック不要',
  'エレベーターなしでもいい',
])('%s alone limits nothing, and a chip says why', (keyword) => {
  const { filter, understood, rest, unused } = interpret(names, keyword);
  expect({ filter, rest, unused }).toEqual({ filter: {}, rest: '', unused: [] });
  expect(understood).toMatchObject([
    { label: expect.stringMatching(/条件にしません|絞り込めません|一緒に/) },
  ]);
});

test.each([
  ['静かな部屋', { is_quiet: true }, '静かさ（幹線道路から50m・線路から100m以上）'],
  ['閑静な住宅街', { is_quiet: true }, '静かさ（幹線道路から50m・線路から100m以上）'],
  ['大通り沿いの道で帰れる', { is_along_large_streets: true }, '大通り沿いの道で帰れる（駅からの60%以上）'],
  ['交番の近く', { is_near_police: true }, '交番まで徒歩5分以内'],
  ['近くにコンビニがある部屋', { is_near_store: true }, 'コンビニまで徒歩3分以内'],
])('%s asks for a fact of the place, and the chip says which', (keyword, filter, label) => {
  const { understood, ...meant } = interpret(names, keyword);
  expect(meant.filter).toEqual(filter);
  expect(understood.map((word) => word.label)).toEqual([label]);
});

test.each(['コンビニも近くて早稲田大学に通える', 'コンビニまで歩いて3分 早稲田大学'])(
  '%s says nothing of the way to the station or the school',
  (keyword) => {
    const { filter } = interpret(names, keyword);
    expect(filter).toMatchObject({ is_near_store: true });
    expect(filter.walk_minutes_max).toBeUndefined();
  },
);

test.each([
  '静かなところで早稲田大学に通える部屋',
  '早稲田大学に通う娘のために安心な部屋を',
  '母子で早稲田大学の見学をしたい',
  '新しめで日当たりのいい早稲田大学の近くの部屋',
  '早稲田大学と慶應の両方に通えるところ',
  '早稲田大学の近くで女子大生が通いやすい部屋',
])('%s names no place but the school', (keyword) => {
  const places = interpret(names, keyword).understood.filter(({ kind }) => kind !== 'condition');
  expect(places.map(({ kind }) => kind)).toEqual(places.map(() => 'school'));
});

test('an amount without the word for the rent is all that is paid, and can be turned into the rent', () => {
  const { understood } = interpret(names, '早稲田 8万円まで');
  expect(understood[1]).toMatchObject({
    label: '毎月の実質負担8万円以下',
    turned: { label: '家賃8万円以下', words: '家賃8万円まで' },
  });
  expect(interpret(names, understood[1]!.turned!.words).filter).toEqual({ price_to: 80_000 });
  const rent = interpret(names, '家賃8万円まで').understood[0]!;
  expect(interpret(names, rent.turned!.words).filter).toEqual({ cost_to: 80_000 });
});

test('a month is counted in Japan', () => {
  // 08:30 on 1 December in Japan, still November in UTC.
  jest.useFakeTimers({
    now: Date.parse('2026-11-30T23:30:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
  });
  expect(interpret(names, '11月入居').filter).toEqual({ move_in_ym: '2027-11' });
  expect(interpret(names, '来月入居').filter).toEqual({ move_in_ym: '2027-01' });
  expect(interpret(names, '来年4月から住みたい').filter).toEqual({ move_in_ym: '2027-04' });
  jest.useRealTimers();
});

test('other places of the same name have an address that means them', () => {
  const { alternatives } = interpret(names, '三田');
  expect(alternatives.length).toBeGreaterThan(0);
  for (const { label, path } of alternatives) {
    const again = interpret(names, decodeURIComponent(path.split('keyword=')[1] ?? ''));
    expect([label, again.filter]).toEqual([label, expect.objectContaining(interpretedAs(label))]);
  }
});

/** The field that a label is one of. */
const interpretedAs = (label: string) =>
  label.includes('駅') ? { station_id: [expect.any(Number)] } : { city_id: [expect.any(Number)] };

test('suggestions tell what they are, where, and how many homes there are', async () => {
  const { body } = await backend.call('search/suggest', { keyword: 'わせ', limit: 5 });
  expect(body.result[0]).toMatchObject({
    kind: 'school',
    name: '早稲田大学',
    note: '東京都 早稲田キャンパス',
    path: expect.stringMatching(/^\/search\/school\/pref_id:13\/school_id:\d+\/$/),
    estate_count: expect.any(Number),
  });
  expect(body.result).toHaveLength(5);
  const kinds = (keyword: string) =>
    suggest(names, readTyped(keyword), { limit: 20 }).map(({ kind }) => kind);
  expect(kinds('オートロ')).toContain('condition');
  expect(kinds('渋谷')).toEqual(expect.arrayContaining(['station', 'city']));
  expect(kinds('東西線')[0]).toBe('line');
  expect(kinds('明治 農')[0]).toBe('faculty');
  const wishes = suggest(names, readTyped('渋谷 1'), { limit: 20 }).filter(
    ({ kind }) => kind === 'condition',
  );
  expect(wishes.map(({ name }) => name)).toContain('渋谷 1K');
});

test.each([
  ['search/suggest', {}, 'keyword', 'required'],
  ['search/suggest', { keyword: '　' }, 'keyword', 'required'],
  ['search/suggest', { keyword: 'あ'.repeat(101) }, 'keyword', 'max_length'],
  ['search/suggest', { keyword: 'あ', limit: 21 }, 'limit', 'range'],
  ['search/interpret', { keyword: '' }, 'keyword', 'required'],
  ['search/interpret', { keyword: 3 }, 'keyword', 'type'],
])('%s refuses %j', async (path, body, field, code) => {
  const answer = await backend.call(path, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors).toMatchObject([{ field, code }]);
});

test.each([
  '%',
  '_',
  '(',
  '\\',
  '𠮷',
  '1',
  '~',
  '-',
  '・',
  'ー',
  '駅',
  '大学',
  'x'.repeat(100),
  '一二三四五六七八九十'.repeat(10),
])('%s is a text like any other', (text) => {
  expect(() => [
    findCampuses(names, readTyped(text)),
    interpret(names, text),
    suggest(names, readTyped(text), { limit: 20 }),
  ]).not.toThrow();
});

test.each([
  ['渋谷', 'station', '渋谷駅', 35.658, 139.7016],
  ['港区三田2-15-45', 'town', '港区三田2丁目', 35.6483, 139.7427],
  ['東京都 港区 三田二丁目', 'town', '港区三田2丁目', 35.6483, 139.7427],
  ['京都市左京区吉田本町', 'town', '京都市左京区吉田本町', 35.026, 135.781],
  ['國分寺市本多3-7', 'town', '国分寺市本多3丁目', 35.703, 139.487],
  ['鎌ヶ谷市東道野辺1-2', 'town', '鎌ケ谷市東道野辺1丁目', 35.757, 139.994],
  // As letters, maps and forms give it.
  ['〒108-0073東京都港区三田2-15-45', 'town', '港区三田2丁目', 35.6483, 139.7427],
  ['日本、〒108-0073 東京都港区三田２丁目１５−４５', 'town', '港区三田2丁目', 35.6483, 139.7427],
  ['住所：東京都新宿区西早稲田1-6-1', 'town', '新宿区西早稲田1丁目', 35.709, 139.7186],
  ['岡山岡山市北区津島中1-1-1', 'town', '岡山市北区津島中1丁目', 34.6886, 133.9221],
  ['1-6-1 Nishiwaseda, Shinjuku-ku, Tokyo 169-8050', 'town', '新宿区西早稲田1丁目', 35.709, 139.7186],
  ['Kita 2-chome, Not A Place, Tokyo', 'town', undefined, 0, 0],
  // Numbers in names are written in digits as often as in kanji.
  ['札幌市北区北8条西5丁目', 'town', '札幌市北区北八条西5丁目', 43.0705, 141.3473],
  ['札幌市北区北２４条西６丁目１−１', 'town', '札幌市北区北二十四条西6丁目', 43.09, 141.341],
  ['札幌市中央区南1条西10丁目', 'town', '札幌市中央区南一条西10丁目', 43.0568, 141.3447],
  ['札幌市西区二十四軒4条5丁目', 'town', '札幌市西区二十四軒四条5丁目', 43.0745, 141.3135],
  ['千代田区1番町', 'town', '千代田区一番町', 35.688, 139.742],
  // A town in the name of a building is none.
  ['札幌市中央区北1条西4丁目 円山ビル', 'town', '札幌市中央区北一条西4丁目', 43.063, 141.35],
  ['港区麻布十番1-2-3 銀座ハイツ', 'town', '港区麻布十番1丁目', 35.6558, 139.737],
  ['札幌市中央区ぬるぽ 円山ビル', 'town', undefined, 0, 0],
  ['京都市上京区今出川通烏丸東入相国寺門前町647-20', 'town', '京都市上京区相国寺門前町', 35.031, 135.763],
  // The district is left out as often as it is written.
  ['東京都瑞穂町箱根ケ崎2335', 'town', '西多摩郡瑞穂町大字箱根ケ崎', 35.772, 139.354],
  ['瑞穂町箱根ケ崎2335', 'town', '西多摩郡瑞穂町大字箱根ケ崎', 35.772, 139.354],
  ['東京都西多摩郡桧原村本宿', 'town', '西多摩郡檜原村本宿', 35.726, 139.15],
  ['岐阜県飛驒市古川町壱之町', 'town', '飛騨市古川町壱之町', 36.237, 137.19],
  ['塩釜市旭町1-1', 'town', '塩竈市旭町', 38.3143, 141.0222],
  ['⻑野市⾼⽥', 'town', '長野市大字高田', 36.65, 138.215],
  ['北区赤\u200b羽\u{e0100}西1-2', 'town', '北区赤羽西1丁目', 35.777, 139.716],
  ['108-0073', 'zip', '〒108-0073（港区三田）', 35.648, 139.742],
  ['吹田市', 'city', '吹田市', 34.78, 135.51],
])('%s is a destination', (keyword, kind, name, lat, lon) => {
  const kinds = ['station', 'city', 'town', 'zip'] as const;
  const found = suggest(names, readTyped(keyword), { limit: 5, kinds }).find((place) => place.kind === kind);
  expect(found?.name).toBe(name);
  if (name === undefined) return;
  expect(Math.abs(found!.lat! - lat)).toBeLessThan(0.03);
  expect(Math.abs(found!.lon! - lon)).toBeLessThan(0.03);
});

test.each(['高田馬場駅', 'ﾀｶﾀﾞﾉﾊﾞﾊﾞ', '高田 馬場', '高田-馬場', '髙田馬場驛', 'たかだのばばえき'])(
  'every box understands %s',
  async (spelling) => {
    const answers = async (call: string, body: object) => (await backend.call(call, body)).body;
    const { places } = await answers('school/campus/list', { keyword: spelling, with_places: true });
    expect(places[0]).toMatchObject({ kind: 'station', name: '高田馬場駅' });
    const [suggested] = (await answers('search/suggest', { keyword: spelling, kinds: ['station'] })).result;
    expect(suggested.name).toBe('高田馬場駅');
    const { understood } = (await answers('search/interpret', { keyword: spelling })).result;
    expect(understood).toMatchObject([{ kind: 'station', label: '高田馬場駅' }]);
    const homesOf = async (body: object) => (await answers('estate/list', body)).total_count;
    const homes = await homesOf({ station_name: '高田馬場' });
    expect(homes).toBeGreaterThan(0);
    expect(await homesOf({ station_name: spelling })).toBe(homes);
    expect(await homesOf({ keyword: spelling })).toBeGreaterThanOrEqual(homes);
    const station = await answers('estate/station/detail', { station_name: spelling, pref_id: 13 });
    expect(station.result.station_name).toBe('高田馬場');
    const shops = await answers('shop/list', { keyword: spelling });
    expect(JSON.stringify(shops.result)).toContain('高田馬場');
  },
);

test('a name that is loaded while the backend runs is known by its names', async () => {
  const resolver = createResolver(backend.db);
  await resolver.known();
  await backend.pool.query(
    "update school set aliases = aliases || '{あたらしいよびな}' where school_name = '上智大学'",
  );
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const first = async () =>
    findCampuses(await resolver.known(), readTyped('あたらしいよびな'))[0]?.school_name;
  while ((await first()) === undefined) await new Promise(setImmediate);
  jest.restoreAllMocks();
  expect(await first()).toBe('上智大学');
});

test('the name of a home is looked for as it is, also where places, schools or wishes are in it', async () => {
  const homes = await backend.db
    .selectFrom('estate')
    .select(['estate_id', 'name'])
    .where('status', '=', ESTATE_PUBLISHED)
    .orderBy('estate_id')
    .limit(300)
    .execute();
  const takenApart = homes.filter(({ name }) => interpret(names, name).understood.length > 0);
  expect(takenApart.length).toBeGreaterThan(100);
  const missed: string[] = [];
  for (const { estate_id, name } of takenApart) {
    const { filter, rest } = (await backend.call('search/interpret', { keyword: name })).body.result;
    const found = await backend.estates.findMeeting({ ...filter, keyword: rest || undefined }, [estate_id]);
    if (found.length === 0) missed.push(name);
  }
  expect(missed).toEqual([]);
});

describe('suggestions by group', () => {
  const grouped = async (keyword: string) => {
    const { body } = await backend.call('search/suggest', { keyword, by_group: true });
    return body.result as { kind: string; name: string; note: string; path: string; estate_count: number }[];
  };

  test('schools come first, then stations, lines, places, conditions and homes', async () => {
    const order = ['campus', 'station', 'line', 'prefecture', 'city', 'town', 'zip', 'condition', 'estate'];
    for (const keyword of ['早稲田', '新宿', '学生', 'おーと', '小田急']) {
      const kinds = (await grouped(keyword)).map(({ kind }) => order.indexOf(kind));
      const ranks = kinds.map((place) => (place >= 3 && place <= 6 ? 3 : place));
      expect([keyword, ranks]).toEqual([keyword, ranks.toSorted((a, b) => a - b)]);
      expect(kinds.length).toBeGreaterThan(0);
    }
  });

  test('each says how many homes it leads to and where it is', async () => {
    const found = await grouped('早稲田');
    expect(found.find(({ kind }) => kind === 'campus')).toMatchObject({
      name: '早稲田大学 早稲田キャンパス',
      note: '東京都',
    });
    expect(found.find(({ kind }) => kind === 'station')).toMatchObject({ name: '早稲田駅' });
    const wishes = (await grouped('女性')).filter(({ kind }) => kind === 'condition');
    for (const { path, estate_count } of wishes) {
      const filter = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
      const { body } = await backend.call('estate/list', { ...filter, count_only: true });
      expect([path, estate_count]).toEqual([path, body.total_count]);
    }
    expect(wishes.length).toBeGreaterThan(1);
    expect(
      found.every(({ kind, note }) => note !== '' || kind === 'condition' || kind === 'prefecture'),
    ).toBe(true);
  });

  test.each(['明治大学 生田駅', '早稲田大学 女子', '新宿区 女性', '京都 オートロック 1'])(
    '%s: behind several words each says how many homes the page of all of them lists',
    async (keyword) => {
      const answer = async (call: string, body: object) => (await backend.call(call, body)).body;
      const found = await grouped(keyword);
      expect(found.length).toBeGreaterThan(0);
      for (const { name, path, estate_count } of found) {
        expect(path).toBe(paths.keyword(name));
        const { filter, rest } = (await answer('search/interpret', { keyword: name })).result;
        const isAround = 'school_id' in filter && !('pref_id' in filter);
        const asked = { commute_minutes_max: isAround ? 30 : undefined, ...filter, count_only: true };
        const list = 'school_id' in filter ? 'estate/school/list' : 'estate/list';
        const meant = await answer(list, { ...asked, keyword: rest || undefined });
        const text = await answer('estate/list', { keyword: name, count_only: true });
        expect([name, estate_count]).toEqual([name, meant.total_count || text.total_count]);
      }
      expect(found.some(({ estate_count }) => estate_count > 0)).toBe(true);
    },
  );

  test('a home is found by its name and by its reading', async () => {
    const { name, name_kana, estate_id } = await backend.db
      .selectFrom('estate')
      .select(['estate_id', 'name', 'name_kana'])
      .where('status', '=', ESTATE_PUBLISHED)
      .orderBy('estate_id')
      .executeTakeFirstOrThrow();
    for (const keyword of [name, name_kana]) {
      const homes = (await grouped(keyword)).filter(({ kind }) => kind === 'estate');
      expect(homes).toContainEqual(expect.objectContaining({ name, path: `/view/${estate_id}/` }));
    }
  });

  test.each([
    ['明治大学 生田駅', '明治大学 生田駅', '神奈川県'],
    ['関西学院大学に三田駅', '関西学院大学 三田駅', '兵庫県'],
    ['早稲田大学 三田駅', '早稲田大学 三田駅', '東京都'],
  ])('%s: the place near the named school comes before the one far away', async (keyword, name, note) => {
    const station = (await grouped(keyword)).find(({ kind }) => kind === 'station');
    expect(station).toMatchObject({ name, note: expect.stringContaining(note) });
  });

  test('a page from before is told no kind that it does not know', async () => {
    const { name } = await backend.db.selectFrom('estate').select('name').executeTakeFirstOrThrow();
    const { body } = await backend.call('search/suggest', { keyword: name });
    expect((body.result as { kind: string }[]).filter(({ kind }) => kind === 'estate')).toEqual([]);
  });
});
