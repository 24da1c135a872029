import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const KEY = 'content-test-key';
let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp({ CONTENT_API_KEY: KEY });
});
afterAll(() => backend.close());

async function get(path: string, query: Record<string, string> = {}) {
  const headers = { 'x-microcms-api-key': KEY };
  const answer = await backend.app.inject({ url: `/content/${path}`, query, headers });
  return { statusCode: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const ids = (body: { contents: { id: string }[] }) => body.contents.map(({ id }) => id);

test('a draft needs its key, and is never cached', async () => {
  for (const [id, draftKey, category] of [
    ['901', 'haru-no-mikka', '時期とスケジュール'],
    ['902', 'shin-kaikan-2027', '新しい物件'],
  ] as const) {
    await expect(get(`topics_gakumado/${id}`)).resolves.toMatchObject({ statusCode: 404 });
    await expect(get(`topics_gakumado/${id}`, { draftKey: 'other' })).resolves.toMatchObject({
      statusCode: 404,
    });
    const seen = await get(`topics_gakumado/${id}`, { draftKey });
    expect(seen.body).toMatchObject({ category, createdAt: expect.any(String) });
    expect(seen.body).not.toHaveProperty('publishedAt');
    expect(seen.headers['cache-control']).toBe('no-store');
    const list = await get('topics_gakumado', { filters: `id[equals]${id}` });
    expect(list.body.totalCount).toBe(0);
    const own = await get('topics_gakumado', { filters: `id[equals]${id}`, draftKey });
    expect(ids(own.body)).toEqual([id]);
  }
});

test('events have children two deep, and past ones are marked', async () => {
  const top = await get('event', { filters: 'parent[not_exists]', orders: 'sort_no', limit: '100' });
  const names = ['rakusearch', 'line', 'corona', 'gekkan_chintai', 'template1', 'taisyuku', 'spring'];
  expect(ids(top.body)).toEqual(expect.arrayContaining(names));
  expect(top.body.totalCount).toBeGreaterThanOrEqual(8);
  const children = await get('event', { filters: 'parent[equals]rakusearch' });
  expect(ids(children.body)).toContain('rakusearch--s_videocall');
  await expect(get('event/spring--schedule--checklist')).resolves.toMatchObject({
    body: { path: '/event/spring/schedule/checklist/', parent: 'spring--schedule' },
  });
  const past = await get('event', { filters: 'ends_at[less_than]2026-11-21T00:00:00.000Z' });
  expect(ids(past.body).toSorted()).toEqual(['gekkan_chintai', 'open_campus']);
});

test('every text page of the remotes is there', async () => {
  const pages = ['cm', 'download', 'leaflets', 'sitemap', 'store', 'pr-it_id', 'pr-self_naiken'];
  const { body } = await get('pages', { ids: pages.join(','), limit: '100', fields: 'id,body' });
  expect(ids(body).toSorted()).toEqual(pages.toSorted());
  const introductions = await get('shop_introduction', { limit: '0' });
  expect(introductions.body.totalCount).toBe(27);
});

test('a mail form is a list of fields of the kit', async () => {
  const { body } = await get('mailforms/owner');
  expect(body).toMatchObject({ title: '物件をお持ちの方のご相談', lead: expect.stringMatching(/^<p>/) });
  expect(body.finished).toContain('2営業日以内にご希望の方法でご連絡します。');
  expect(body.fields).toContainEqual({
    name: 'contact_method',
    label: 'ご連絡の方法',
    type: 'radio',
    is_required: true,
    options: ['メール', '電話', '郵便'],
  });
  await expect(get('mailforms/none')).resolves.toMatchObject({ statusCode: 404 });
});
