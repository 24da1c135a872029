import { answerCalls } from '@gakumado/shared/testing';
import { sitemapPages } from './sitemap-pages.ts';

const pathsOf = async (kind: string) => (await sitemapPages[kind]?.())?.map(({ path }) => path);

test('each prefecture has its portal, and its municipalities where there is something', async () => {
  answerCalls({
    'sitemap/list': [
      { pref_id: 13, slug: 'tokyo', estate_count: 3, updated_at: '2026-11-01' },
      { pref_id: 2, slug: 'aomori', estate_count: 0, updated_at: null },
    ],
  });
  expect(await pathsOf('area')).toEqual(['/city/tokyo/', '/search/area/pref_id:13/', '/city/aomori/']);
});

test('schools come by prefecture, school and campus, each with the latest day', async () => {
  const calls = answerCalls({
    'sitemap/list': [
      { pref_id: 13, school_id: 50, campus_id: 56, estate_count: 1, updated_at: '2026-11-01' },
      { pref_id: 11, school_id: 50, campus_id: 57, estate_count: 1, updated_at: '2026-11-05' },
      { pref_id: 13, school_id: 51, campus_id: 58, estate_count: 0, updated_at: null },
    ],
  });
  const pages = await sitemapPages['school']?.();
  expect(pages).toContainEqual({ path: '/search/school/school_id:50/', changedAt: '2026-11-05' });
  expect(pages?.map(({ path }) => path)).toEqual([
    '/search/school/pref_id:13/',
    '/search/school/pref_id:11/',
    '/search/school/school_id:50/',
    '/search/school/school_id:51/',
    '/search/school/pref_id:13/school_id:56/',
    '/search/school/pref_id:11/school_id:57/',
    '/search/school/pref_id:13/school_id:58/',
  ]);
  expect(calls[0]).toMatchObject({ body: { kind: 'school' }, params: { page: 1, limit: 50_000 } });
});

test('estates of all pages of the answer', async () => {
  answerCalls({
    'sitemap/list': ({ params }: { params: { page: number } }) => ({
      result: [{ estate_id: params.page, estate_count: 1, updated_at: '2026-11-01' }],
      total_count: 2,
    }),
  });
  expect(await pathsOf('estate')).toEqual(['/view/1/', '/view/2/']);
});

test('topics are in their region, and without the content service there is no list', async () => {
  const topic = { id: '301', pref_cd: 13, publishedAt: '2026-11-18T01:00:00.000Z', title: '' };
  answerCalls({ 'content/topics_gakumado': { contents: [topic], totalCount: 1, offset: 0, limit: 100 } });
  expect(await sitemapPages['topic']?.()).toEqual([
    { path: '/topic/kanto/301/', changedAt: '2026-11-18T01:00:00.000Z' },
  ]);
  answerCalls({ 'content/topics_gakumado': 500 });
  await expect(sitemapPages['topic']?.()).rejects.toThrow('content service');
});

test('campaigns of every level have their last change, and without the content service there is no list', async () => {
  const spring = { id: 'spring', title: '春', revisedAt: '2026-11-01T01:00:00.000Z' };
  const contents = [spring, { id: 'spring--schedule', title: '予定表' }];
  answerCalls({ 'content/event': { contents, totalCount: 2, offset: 0, limit: 100 } });
  expect(await sitemapPages['event']?.()).toEqual([
    { path: '/event/spring/', changedAt: '2026-11-01T01:00:00.000Z' },
    { path: '/event/spring/schedule/', changedAt: undefined },
  ]);
  answerCalls({ 'content/event': 500 });
  await expect(sitemapPages['event']?.()).rejects.toThrow('content service');
});

test('the pages that are always there are named once each, and the places with stores', async () => {
  answerCalls({
    'shop/list': [
      { shop_id: 1, area_slug: 'kanto', m_prefecture_id: 13 },
      { shop_id: 2, area_slug: 'kanto', m_prefecture_id: 13 },
    ],
    'sitemap/list': [{ pref_id: 13, slug: 'tokyo', estate_count: 3, updated_at: '2026-11-01' }],
  });
  const all = (await pathsOf('static')) ?? [];
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(-4)).toEqual([
    '/store/kanto/',
    '/store/kanto/tokyo/',
    '/store/kanto/tokyo/?shop=1',
    '/store/kanto/tokyo/?shop=2',
  ]);
  expect(all.every((path) => /^\/([^?]+\/)?(\?|$)/.test(path))).toBe(true);
});
