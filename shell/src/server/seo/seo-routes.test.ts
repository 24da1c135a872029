import Fastify from 'fastify';
import { addSeoRoutes } from './seo-routes.ts';
import type { SitemapPage } from './sitemap-xml.ts';

const origin = 'https://example.com';

async function serve(
  pagesByKind: Record<string, () => Promise<SitemapPage[]>>,
  listStaticPages = async () => [] as string[],
) {
  const app = Fastify();
  addSeoRoutes(app, { origin, pagesByKind, listStaticPages });
  app.get('/*', (_request, reply) => reply.code(404).send('page'));
  return async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url);
    return { statusCode, body, type: headers['content-type'], cache: headers['cache-control'] };
  };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('robots.txt names the sitemap and leaves pages readable', async () => {
  const get = await serve({});
  const { body, type } = await get('/robots.txt');
  expect(type).toContain('text/plain');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /_shell/',
    '',
    'Sitemap: https://example.com/sitemap.xml',
    '',
  ]);
});

test('the index names one file per kind, each with its latest change', async () => {
  const get = await serve({
    static: async () => [{ path: '/' }],
    topic: async () => [
      { path: '/topic/kanto/1/', changedAt: '2026-11-01T00:00:00.000Z' },
      { path: '/topic/kanto/2/', changedAt: '2026-11-20T00:00:00.000Z' },
    ],
  });
  const { body, type, cache } = await get('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(cache).toContain('public');
  expect(locations(body)).toEqual([`${origin}/sitemap-static.xml`, `${origin}/sitemap-topic.xml`]);
  expect(body).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  const topics = await get('/sitemap-topic.xml');
  expect(locations(topics.body)).toEqual([`${origin}/topic/kanto/1/`, `${origin}/topic/kanto/2/`]);
  expect((await get('/sitemap-static.xml')).body).not.toContain('lastmod');
  expect((await get('/sitemap-other.xml')).statusCode).toBe(404);
});

test('more than 50,000 pages make more files', async () => {
  const estates = Array.from({ length: 50_001 }, (_, index) => ({ path: `/view/${index + 1}/` }));
  const get = await serve({ estate: async () => estates });
  expect(locations((await get('/sitemap.xml')).body)).toEqual([
    `${origin}/sitemap-estate.xml`,
    `${origin}/sitemap-estate-2.xml`,
  ]);
  expect(locations((await get('/sitemap-estate.xml')).body)).toHaveLength(50_000);
  expect(locations((await get('/sitemap-estate-2.xml')).body)).toEqual([`${origin}/view/50001/`]);
  expect((await get('/sitemap-estate-3.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-estate-x.xml')).statusCode).toBe(404);
});

test('addresses are written as XML, and asked for once', async () => {
  const ask = jest.fn(async () => [{ path: '/topic/?area=kanto&page=2' }]);
  const get = await serve({ topic: ask });
  const answers = await Promise.all([
    get('/sitemap-topic.xml'),
    get('/sitemap.xml'),
    get('/sitemap-topic.xml'),
  ]);
  expect(answers[0]?.body).toContain('/topic/?area=kanto&amp;page=2');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failed load is a 503 without caching, and known pages are served on', async () => {
  const ask = jest.fn<Promise<SitemapPage[]>, []>().mockRejectedValueOnce(new Error('down'));
  const get = await serve({ estate: ask });
  expect(await get('/sitemap-estate.xml')).toMatchObject({ statusCode: 503, cache: 'no-store' });
  ask.mockResolvedValueOnce([{ path: '/view/1/' }]);
  expect((await get('/sitemap-estate.xml')).statusCode).toBe(200);
  jest.useFakeTimers({ now: Date.now() + 31 * 60_000, doNotFake: ['nextTick', 'setImmediate'] });
  ask.mockRejectedValueOnce(new Error('down'));
  expect(locations((await get('/sitemap-estate.xml')).body)).toEqual([`${origin}/view/1/`]);
  jest.useRealTimers();
});

test('pages of remotes follow their releases at once, and those of data are remembered', async () => {
  let claimed = ['/faq/'];
  const ask = jest.fn(async () => [{ path: '/store/kanto/' }]);
  const get = await serve({ static: ask }, async () => claimed);
  const listed = async () => locations((await get('/sitemap-static.xml')).body);
  expect(await listed()).toEqual([`${origin}/faq/`, `${origin}/store/kanto/`]);
  claimed = ['/faq/', '/campus/'];
  expect(await listed()).toEqual([`${origin}/faq/`, `${origin}/campus/`, `${origin}/store/kanto/`]);
  expect(ask).toHaveBeenCalledTimes(1);
});
