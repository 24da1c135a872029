import type { SchoolCampus } from '@gakumado/shared/contract';
import { NEAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import { countHomesOfCampuses } from '#fill/commutes/homes-of-campuses.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { writeCommutes } from '#testing/write-commutes.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function search(body: object, query = ''): Promise<SchoolCampus[]> {
  const answer = await backend.call(`school/campus/list${query}`, body);
  expect(answer.statusCode).toBe(200);
  return answer.body.result;
}

test.each([
  'わせだ',
  'ワセダ',
  'ﾜｾﾀﾞ',
  '早稲田',
  '早大',
  'waseda',
  'WASEDA University',
  '早稲田大学',
  ' 早稲田　大学 ',
  'わせだ大学',
])('%s finds every campus of 早稲田大学, the main one first', async (keyword) => {
  const found = await search({ keyword });
  const waseda = found.filter((campus) => campus.school_name === '早稲田大学');
  expect(waseda.length).toBeGreaterThanOrEqual(4);
  expect(found[0]?.school_name).toBe('早稲田大学');
  expect(found[0]?.campus_name).toBe('早稲田キャンパス');
});

test('a short name comes before names that only contain it', async () => {
  const found = await search({ keyword: '東大' });
  expect(found[0]?.school_name).toBe('東京大学');
});

test('a name that begins with the keyword comes before one that contains it', async () => {
  const names = (await search({ keyword: '京都', school_type: '大学' }, '?limit=100')).map(
    (campus) => campus.school_name,
  );
  const lastPrefix = names.findLastIndex((name) => name.startsWith('京都'));
  const firstOther = names.findIndex((name) => !name.startsWith('京都'));
  expect(lastPrefix).toBeGreaterThan(0);
  if (firstOther >= 0) expect(firstOther).toBeGreaterThan(lastPrefix);
});

test('the campus that a suggestion named', async () => {
  const [campus] = await search({ keyword: 'わせだ' });
  expect(await search({ campus_id: campus?.campus_id })).toEqual([campus]);
  expect(campus).toMatchObject({
    school_kana: expect.any(String),
    pref_name: '東京都',
    lat: expect.any(Number),
    nearest_station_text: expect.stringMatching(/駅$/),
  });
});

test.each([
  ['東大', '東京大学'],
  ['とうだい', '東京大学'],
  ['慶大', '慶應義塾大学'],
  ['阪大', '大阪大学'],
  ['理科大', '東京理科大学'],
  ['日本電子', '日本電子専門学校'],
  ['戸板女子短大', '戸板女子短期大学'],
  ['早大　所沢', '早稲田大学'],
  ['早稲田大学戸山', '早稲田大学'],
  ['ｋｅｉｏ', '慶應義塾大学'],
  ['大阪大学', '大阪大学'],
  ['京都大学', '京都大学'],
  ['熊本大学', '熊本大学'],
  ['くまもとだいがく', '熊本大学'],
  ['日本大学', '日本大学'],
])('%s finds %s first', async (keyword, name) => {
  expect((await search({ keyword }))[0]?.school_name).toBe(name);
});

test('places of a name come in the same answer where they are asked for', async () => {
  const { body } = await backend.call('school/campus/list', { keyword: '三田', with_places: true });
  expect(body.result).not.toEqual([]);
  const [first] = body.places;
  expect(first).toMatchObject({ lat: expect.any(Number), lon: expect.any(Number) });
  expect(body.places.map(({ name }: { name: string }) => name)).toContain('三田駅');
  const { body: alone } = await backend.call('search/suggest', {
    keyword: '三田',
    kinds: ['station', 'city', 'town', 'zip'],
    limit: 5,
  });
  expect(body.places).toEqual(alone.result);
  expect((await backend.call('school/campus/list', { keyword: '三田' })).body).not.toHaveProperty('places');
  expect((await backend.call('school/campus/list', { with_places: true })).statusCode).toBe(400);
});

test('all words must match', async () => {
  const found = await search({ keyword: '早稲田 所沢' });
  expect(found.map((campus) => campus.campus_name)).toEqual(['所沢キャンパス']);
  expect(await search({ keyword: '早稲田 札幌' })).toEqual([]);
});

test('the number of estates is that of the published ones near it', async () => {
  const countOf = async () => (await search({ campus_id: 55 }))[0]?.estate_count ?? 0;
  const count = async () => {
    const client = await backend.pool.connect();
    await countHomesOfCampuses(client).finally(() => client.release());
  };
  await writeCommutes(backend.pool, [55]);
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    `select estate_id from commute join estate using (estate_id)
     where status = 1 and commute_minutes <= ${NEAR_COMMUTE_MINUTES}`,
  );
  expect(await countOf()).toBe(rows.length);
  await backend.pool.query('update estate set status = 2 where estate_id = $1', [rows[0]!.estate_id]);
  await backend.pool.query('delete from estate where estate_id = $1', [rows[1]!.estate_id]);
  await count();
  expect(await countOf()).toBe(rows.length - 2);
  await backend.pool.query('select refresh_campus_summary()');
  expect(await countOf()).toBe(rows.length - 2);
});

test('the answer to a word is remembered for seconds, that to a filter is not', async () => {
  const names = async (filter: object) => (await search(filter)).map((campus) => campus.campus_name);
  const before = await names({ keyword: 'とうきょうだいがく' });
  await backend.pool.query("update campus_summary set campus_name = '移転先' where campus_id = 55");
  expect(await names({ keyword: 'とうきょうだいがく' })).toEqual(before);
  expect(await names({ campus_id: 55 })).toEqual(['移転先']);
  await backend.pool.query('select refresh_campus_summary()');
});

test('filters without a keyword', async () => {
  const inKyoto = await search({ pref_id: 26 }, '?limit=100');
  expect(inKyoto.length).toBeGreaterThan(3);
  expect(new Set(inKyoto.map((campus) => campus.pref_name))).toEqual(new Set(['京都府']));
  const withWa = await search({ kana_row: 'わ', area_slug: 'kanto' }, '?limit=100');
  expect(withWa.every((campus) => /^[ワヲン]/.test(campus.school_kana))).toBe(true);
  expect(withWa.map((campus) => campus.school_name)).toContain('早稲田大学');
});

test('campuses of other schools around one, the nearest first, those without estates left out', async () => {
  const [here] = await search({ campus_id: 56 });
  const near = await search({ near_campus_id: 56 }, '?limit=100');
  const metres = ({ lat, lon }: SchoolCampus) =>
    Math.hypot(
      (lat - here!.lat) * 111_195,
      (lon - here!.lon) * 111_195 * Math.cos((here!.lat * Math.PI) / 180),
    );
  const distances = near.map(metres);
  expect(near.length).toBeGreaterThan(6);
  expect(distances.every((distance, index) => index === 0 || distance > distances[index - 1]! - 20)).toBe(
    true,
  );
  expect(distances.at(-1)).toBeLessThan(8_020);
  expect(near.every(({ school_id, estate_count }) => school_id !== 50 && estate_count > 0)).toBe(true);
  expect(await search({ near_campus_id: 999_999 })).toEqual([]);
});

test.each([
  ['International Christian University', '国際基督教大学'],
  ['東工大', '東京科学大学'],
  ['大阪市立大学', '大阪公立大学'],
  ['MARCH', '明治大学'],
  ['日芸', '日本大学'],
  ['函館高専', '函館工業高等専門学校'],
  ['トライデント', 'トライデントコンピュータ専門学校'],
  ['公立はこだて未来大学', '公立はこだて未来大学'],
])('%s is among what %s is found by', async (keyword, name) => {
  expect((await search({ keyword }, '?limit=100')).map(({ school_name }) => school_name)).toContain(name);
});

test('pages have no gaps and share the total', async () => {
  const all = await backend.call('school/campus/list?limit=100', { keyword: '大学' });
  const second = await backend.call('school/campus/list?limit=10&page=2', { keyword: '大学' });
  expect(second.body.total_count).toBe(all.body.total_count);
  expect(second.body.result).toEqual(all.body.result.slice(10, 20));
});

test.each(['存在しない学校', '%', '_', "'", '・'])('%s finds nothing', async (keyword) => {
  expect(await search({ keyword })).toEqual([]);
});

test.each(['', '　 ', '\u200b'])('without any filter the keyword %j is none', async (keyword) => {
  const answer = await backend.call('school/campus/list', { keyword });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors).toEqual([
    { field: 'keyword', code: 'required', message: '学校名を入力してください。' },
  ]);
});

test.each([[undefined], ['somebody-else'], [42]])('access key %s is refused with 400', async (access_key) => {
  const answer = await backend.call('school/campus/list', { keyword: 'わせだ', access_key });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.errors[0]).toMatchObject({ field: 'access_key' });
});
