import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { loadContent } from '../../fill/content/load-content.ts';

const KEY = 'content-test-key';
let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp({ CONTENT_API_KEY: KEY });
  const client = await backend.pool.connect();
  await loadContent(client);
  client.release();
});

afterAll(() => backend.close());

async function get(path: string, query: Record<string, string> = {}, key: string | null = KEY) {
  const answer = await backend.app.inject({
    url: `/content/${path}`,
    query,
    headers: key === null ? {} : { 'x-microcms-api-key': key },
  });
  return { statusCode: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const ids = (body: { contents: { id: string }[] }) => body.contents.map(({ id }) => id);

test('forms need no key: a page asks for them here also where another service has the texts', async () => {
  const { statusCode, body } = await get('mailforms/owner', {}, null);
  expect([statusCode, body.id]).toEqual([200, 'owner']);
  expect((await get('mailforms/nothing', {}, 'x')).statusCode).toBe(404);
});

test.each([null, '', 'content-test-kex', 'x'])(
  'without the right key (%s) nothing is returned',
  async (key) => {
    const { statusCode, body } = await get('area', {}, key);
    expect(statusCode).toBe(401);
    expect(body).toEqual({ message: 'X-MICROCMS-API-KEY header is invalid.' });
  },
);

test('areas and prefectures are those of the specification', async () => {
  const areas = await get('area', { limit: '8', orders: 'area_id' });
  expect(areas.body.contents.map((area: { name_other: string }) => area.name_other)).toEqual([
    'hokkaido',
    'tohoku',
    'kanto',
    'tokai',
    'keiji',
    'hanshin',
    'chushi',
    'kyushu',
  ]);
  const kanto = await get('prefecture', { filters: 'area_cd[equals]3', orders: 'prefecture_id' });
  expect(kanto.body).toMatchObject({ totalCount: 8, offset: 0, limit: 10 });
  expect(kanto.body.contents.map((it: { name_kana: string }) => it.name_kana)).toEqual([
    '茨城県',
    '栃木県',
    '群馬県',
    '埼玉県',
    '千葉県',
    '東京都',
    '神奈川県',
    '山梨県',
  ]);
  const closed = await get('prefecture', {
    filters: 'is_open[equals]false',
    fields: 'prefecture_id',
    limit: '100',
    orders: 'prefecture_id',
  });
  expect(closed.body.contents.map((it: { prefecture_id: number }) => it.prefecture_id)).toEqual([
    2, 6, 7, 9, 19, 21, 30, 31, 32, 39,
  ]);
});

test('topics come newest first in pages that do not overlap, with the wanted fields only', async () => {
  const query = { orders: '-publishedAt', limit: '20', fields: 'id,publishedAt,title,pref_cd' };
  const [first, second] = [
    await get('topics_gakumado', query),
    await get('topics_gakumado', { ...query, offset: '20' }),
  ];
  const all = [...first.body.contents, ...second.body.contents];
  expect(first.body.totalCount).toBeGreaterThanOrEqual(64);
  expect(new Set(all.map(({ id }) => id)).size).toBe(40);
  expect(Object.keys(all[0]).toSorted()).toEqual(['id', 'pref_cd', 'publishedAt', 'title']);
  const dates = all.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('one topic is an object with its text; one that is missing is 404', async () => {
  const { body, headers } = await get('topics_gakumado/201');
  expect(body).toMatchObject({ id: '201', pref_cd: 4, area_cd: 2, eyecatch: { width: 960, height: 640 } });
  expect(body.body).toContain('<h2>');
  expect(headers['cache-control']).toBe('public, max-age=60');
  await expect(get('topics_gakumado/999999')).resolves.toMatchObject({
    statusCode: 404,
    body: { message: expect.any(String) },
  });
  await expect(get('nothing')).resolves.toMatchObject({ statusCode: 404 });
  await expect(get('nothing/1')).resolves.toMatchObject({ statusCode: 404 });
});

test('only the asked part of a nested field is sent', async () => {
  const { body } = await get('topics_gakumado/201', { fields: 'id,eyecatch.url' });
  expect(body).toEqual({ id: '201', eyecatch: { url: '/images/pictures/exterior-01.webp' } });
});

test.each([
  ['pref_cd[equals]4', (id: string) => ['201', '202', '203'].includes(id)],
  ['pref_cd[less_than]2', (id: string) => id.startsWith('1')],
  ['pref_cd[greater_than]46', (id: string) => id === '804'],
  ['title[begins_with]仙台', (id: string) => id === '201'],
  ['title[contains]仙台[and]pref_cd[not_equals]4', () => false],
  [
    '(pref_cd[equals]47[or]pref_cd[equals]46)[and]publishedAt[greater_than]2026-05-01T00:00:00.000Z',
    (id: string) => id === '803',
  ],
  ['eyecatch.url[contains]exterior-01[and]draft[not_exists]', (id: string) => id === '201'],
  ['no_such_field[exists]', () => false],
  ['no_such_field[less_than]5', () => false],
  // As microCMS has it: a number contains nothing and begins with nothing.
  ['pref_cd[contains]4', () => false],
  ['pref_cd[begins_with]4', () => false],
])('filter %s', async (filters, isExpected) => {
  const { body } = await get('topics_gakumado', { filters, limit: '100', fields: 'id' });
  const all = await get('topics_gakumado', { limit: '100', fields: 'id' });
  expect(ids(body).toSorted()).toEqual(ids(all.body).filter(isExpected).toSorted());
});

test('not_contains is the rest of contains, and contains looks for whole elements of a list', async () => {
  const [yes, no, all] = await Promise.all(
    ['title[contains]部屋', 'title[not_contains]部屋', ''].map((filters) =>
      get('topics_gakumado', { limit: '0', ...(filters ? { filters } : {}) }),
    ),
  );
  expect(yes?.body.totalCount + no?.body.totalCount).toBe(all?.body.totalCount);
  await backend.pool.query(`insert into content_item (endpoint, id, published_at, search_text, body)
    values ('tags', 'a', now(), '', '{"id":"a","tags":["春","夏休み"]}')`);
  await expect(get('tags', { filters: 'tags[contains]春' })).resolves.toMatchObject({
    body: { totalCount: 1 },
  });
  await expect(get('tags', { filters: 'tags[contains]夏' })).resolves.toMatchObject({
    body: { totalCount: 0 },
  });
});

test('q finds items that have every word, whatever the width of its letters', async () => {
  const deposit = await get('faq', { q: '敷金　精算', limit: '100' });
  expect(deposit.body.totalCount).toBeGreaterThan(0);
  expect(JSON.stringify(deposit.body.contents)).toContain('敷金');
  const found = async (q: string) => (await get('faq', { q, limit: '100' })).body.totalCount;
  for (const spelling of ['wifi', 'ＷＩＦＩ', 'Wi‐Fi', 'WI・FI'])
    expect([spelling, await found(spelling)]).toEqual([spelling, await found('Wi-Fi')]);
  const wide = await get('faq', { q: 'ＩＨコンロ' });
  expect(ids(wide.body)).toContain('setsubi-05');
  await expect(get('faq', { q: '宇宙エレベーター' })).resolves.toMatchObject({
    body: { contents: [], totalCount: 0 },
  });
});

test('totalCount counts what filters and q match, not what ids picks', async () => {
  const { body } = await get('area', { ids: 'kanto,tohoku', orders: 'area_id', fields: 'name' });
  expect(body).toEqual({
    contents: [{ name: '東北' }, { name: '関東' }],
    totalCount: 8,
    offset: 0,
    limit: 10,
  });
});

test('ids picks items; every category of questions has at least eight', async () => {
  const { body } = await get('faq', { ids: 'keiyaku-01,yoyaku-02,none' });
  expect(ids(body).toSorted()).toEqual(['keiyaku-01', 'yoyaku-02']);
  const slugs = [
    'chintai',
    'keiyaku',
    'koushin',
    'mansion',
    'nyuukyogo',
    'raitenkengaku',
    'setsubi',
    'shiryou',
    'shurui',
    'yoyaku',
  ];
  for (const slug of slugs) {
    const list = await get('faq', { filters: `category[equals]${slug}`, limit: '0' });
    expect(list.body.totalCount).toBeGreaterThanOrEqual(8);
  }
});

test.each([
  [{ limit: '101' }, "Invalid 'limit' value."],
  [{ offset: '-1' }, "Invalid 'offset' value."],
  [{ draftKey: '\0' }, 'invalid parameter.'],
])('%j is refused in the words of microCMS', async (query: Record<string, string>, message) => {
  await expect(get('faq', query)).resolves.toMatchObject({ statusCode: 400, body: { message } });
});

test('parameters that make no difference here are left aside', async () => {
  const plain = await get('faq', { limit: '3' });
  const query = { limit: '3', depth: '3', richEditorFormat: 'html', orders: 'system:default' };
  expect((await get('faq', query)).body).toEqual(plain.body);
  expect(plain.headers['x-current-date-time']).toMatch(/^\d{4}-.*Z$/);
});

test("unknown addresses are reported in the service's own words", async () => {
  await expect(get('faq/a/b')).resolves.toMatchObject({
    statusCode: 404,
    body: { message: expect.any(String) },
  });
  await expect(get('faq', { q: 'あ'.repeat(3000) })).resolves.toMatchObject({ statusCode: 414 });
  const answer = await backend.app.inject({
    method: 'POST',
    url: '/content/faq',
    headers: { 'x-microcms-api-key': KEY },
  });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ['message']]);
});

const attack = "x'; drop table content_item; --";

test.each<Record<string, string>>([
  { limit: '101' },
  { limit: '-1' },
  { limit: '1.5' },
  { limit: '' },
  { offset: '99999999999999999999' },
  { orders: attack },
  { orders: '--publishedAt' },
  { fields: 'title,body->x' },
  { filters: `${attack}[equals]1` },
  { filters: 'title[equals' },
  { filters: 'title[like]x' },
  { filters: 'title[equals]\0' },
  { q: '\0' },
  { draftKey: '\0' },
  { ids: Array.from({ length: 101 }, (_, index) => String(index)).join(',') },
])('parameters %j are refused with a message', async (query) => {
  const { statusCode, body } = await get('topics_gakumado', query);
  expect(statusCode).toBe(400);
  expect(body).toEqual({ message: expect.any(String) });
});

test.each<Record<string, string>>([
  { filters: `title[equals]${attack}` },
  { filters: `title[contains]' or 1=1 --` },
  { filters: `title[contains]$1::text) is null or true --` },
  { filters: 'title[contains]%' },
  { q: attack },
  { ids: attack },
  { draftKey: attack.slice(1) + "' or '1'='1" },
])('%j is only a value', async (query) => {
  const { statusCode, body } = await get('topics_gakumado', query);
  expect(statusCode).toBe(200);
  if (!('draftKey' in query)) expect(body.contents).toEqual([]);
  const all = await get('topics_gakumado', { limit: '0' });
  expect(all.body.totalCount).toBeGreaterThanOrEqual(64);
});

test('a parameter given twice and a path that cannot be decoded are refused, not a failure', async () => {
  const headers = { 'x-microcms-api-key': KEY };
  const urls = [
    '/content/faq?limit=1&limit=2',
    '/content/faq/%00',
    '/content/faq/%ff',
    '/content/FAQ',
    "/content/faq/'",
  ];
  const codes = await Promise.all(
    urls.map(async (url) => (await backend.app.inject({ url, headers })).statusCode),
  );
  expect(codes[0]).toBe(400);
  for (const code of codes) expect([400, 404]).toContain(code);
});

test('loading again changes nothing; a file that is gone takes its item along', async () => {
  const client = await backend.pool.connect();
  try {
    const count = async () => (await client.query('select count(*)::int as n from content_item')).rows[0].n;
    const before = await count();
    await loadContent(client);
    expect(await count()).toBe(before);
    await client.query(`update seed_state set version = 'older' where name = 'content'`);
    await client.query(
      `insert into content_item (endpoint, id, search_text, body) values ('faq', 'old-01', '', '{}')`,
    );
    await client.query(`update content_item set body = '{}' where endpoint = 'pages' and id = 'privacy'`);
    await loadContent(client);
    const { rows } = await client.query(
      `select id, body ->> 'title' as title from content_item where id in ('old-01', 'privacy')`,
    );
    expect(rows).toEqual([{ id: 'privacy', title: 'プライバシーポリシー' }]);
  } finally {
    client.release();
  }
});
