import type { APIRequestContext } from '@playwright/test';
import { siteRoutes } from '../site-routes.ts';
import { expect, test } from './fixtures.ts';

/** Guards send somebody without a session, or with an empty list, elsewhere. */
const redirects: Record<string, RegExp> = {
  mypage: /^\/login\/\?return=/,
  'mypage/search_condition': /^\/login\/\?return=/,
  change_registration: /^\/login\/\?return=/,
  withdrawal: /^\/login\/\?return=/,
};

const attributesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** The first HTML of an address with what search engines and screen readers read first. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    status: answer.status(),
    location: answer.headers()['location'],
    html,
    main,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
    headings: attributesOf(main, /<h1[^>]*>([\s\S]*?)<\/h1>/g),
    breadcrumbs: /<nav[^>]*aria-label="現在の位置"/.test(main),
    links: attributesOf(html, /<a[^>]* href="([^"#]+)/g).map((href) => href.replaceAll('&amp;', '&')),
  };
}

/** Pages that begin a way, and so have none behind them. */
const withoutWay = new Set(['', '404']);

for (const { route, example, layout, index } of siteRoutes) {
  test(`${route || 'home'} answers as the table says`, async ({ request, baseURL }) => {
    const page = await read(request, example);
    const target = redirects[route];
    if (target) {
      expect(page.status).toBe(302);
      expect(page.location).toMatch(target);
      return;
    }
    expect(page.status).toBe(route === '404' ? 404 : 200);
    expect(page.html).toContain(`data-layout="${layout}"`);
    expect(page.headings).toHaveLength(1);
    expect(page.title).toMatch(/ガクマド/);
    expect(page.breadcrumbs).toBe(!withoutWay.has(route));
    expect(page.html.includes('<header')).toBe(layout !== 'popup');
    if (route !== '404') {
      expect(page.description ?? '').not.toBe('');
      expect(page.canonical).toMatch(new RegExp(`^${baseURL}/`));
    }
    if (index === 'no') expect(page.robots).toContain('noindex');
    if (index === 'yes' && !page.main.includes('このページは現在準備中です。')) {
      expect(page.robots).not.toContain('noindex');
    }
  });
}

test('no two fixed pages have the same title', async ({ request }) => {
  const fixed = siteRoutes.filter(({ route }) => !route.includes(':') && !redirects[route]);
  const titles = new Map<string, string>();
  for (const { example } of fixed) {
    const { title } = await read(request, example);
    expect(titles.get(title), `${example} has the title of`).toBeUndefined();
    titles.set(title, example);
  }
});

test('no link of the frame, and of any page of the table, leads nowhere', async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const targets = new Map<string, string>();
  for (const { example } of siteRoutes) {
    const { links } = await read(request, example);
    for (const href of links) {
      if (!/^\/(?!\/)/.test(href)) continue;
      // Of the many estates, cities and stations that a list leads to, one for all.
      const kind = href.replaceAll(/\d{3,}/g, 'n').replaceAll(/\?.*/g, '?');
      if (!targets.has(kind)) targets.set(kind, href);
    }
  }
  expect(targets.size).toBeGreaterThan(80);
  const dead: string[] = [];
  for (const href of targets.values()) {
    const { status, location } = await read(request, href);
    const isMoved = status === 302 && (location ?? '').startsWith('/login/');
    if (status !== 200 && !isMoved && !href.startsWith('/404/'))
      dead.push(`${href}: ${status} ${location ?? ''}`);
  }
  expect(dead).toEqual([]);
  expect(baseURL).toBeTruthy();
});

for (const path of [
  '/nope/',
  '/%',
  '/faq/%E3%81',
  '/mypag/',
  '/search/area/13/',
  '/search/area/pref_id:x/result/',
  '/search/school/school_id/',
  '/search/school/pref_id:13:1/',
  '/search/school/school_id:5/school_id:5/',
  '/search/transit/pref_id:/',
  '/search/range/x/',
  '/search/range/35.7/3/',
  '/search/range/95/139.7/3/',
  '/search/range/35.7/139.7/4/',
  '/search/range/35.7/139.7/4/404/',
  '/topic/tokyo/301/',
  '/topic/kanto/x/',
  '/store/nowhere/',
  '/store/tokyo/tokyo/',
  '/event/Spring/',
  '/event/nothing/',
  '/mailform/nothing/',
  '/simpleview/short/',
  '/reset_password/change/?code=1',
]) {
  test(`${path} is a 404`, async ({ request }) => {
    const { status, html, robots } = await read(request, path);
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('お探しのページは見つかりませんでした');
    expect(robots).toContain('noindex');
  });
}

test('an unknown address ends at /404/, with a way home', async ({ page, complaints }) => {
  await page.goto('/nope/');
  await expect(page).toHaveURL(/\/404\/$/);
  await page.getByRole('main').getByRole('link', { name: 'ホームへ戻る' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The answer itself is a 404, which Chromium reports.
  complaints.length = 0;
});

/** The addresses that a sitemap, or the index of them, names. */
async function locations(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('application/xml');
  return attributesOf(await answer.text(), /<loc>([^<]*)<\/loc>/g);
}

test('a fixed page is in the sitemap when search engines may list it, and only then', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const listed = await locations(request, '/sitemap-static.xml');
  for (const { route, example } of siteRoutes.filter(({ index }) => index === 'yes')) {
    if (route.includes(':')) continue;
    const { robots } = await read(request, example);
    // A page in preparation is noindex; the day it is finished, it belongs into the sitemap.
    expect([example, listed.includes(`${baseURL}${example}`)]).toEqual([
      example,
      !robots.includes('noindex'),
    ]);
  }
});

test('the sitemap lists pages that may be found, under their canonical addresses', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const files = await locations(request, '/sitemap.xml');
  expect(files.map((file) => file.replace(`${baseURL}/sitemap-`, ''))).toEqual(
    ['static', 'area', 'school', 'station', 'estate', 'topic'].map((kind) => `${kind}.xml`),
  );
  for (const file of files) {
    const pages = await locations(request, file);
    const few = file.includes('static') ? pages : [pages[0], pages.at(-1)];
    for (const address of few) {
      const { status, canonical, robots: told } = await read(request, address ?? '');
      expect([address, status, canonical, told]).toEqual([address, 200, address, '']);
    }
  }
});
