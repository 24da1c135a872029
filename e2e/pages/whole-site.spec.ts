import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { readHtml } from './first-html.ts';
import { siteRoutes } from '../table/site-routes.ts';

// One after the other, so that what one has read is there for the next.
test.describe.configure({ mode: 'default' });

const forGuests = siteRoutes.filter(({ guards }) => !guards.includes('auth'));

type Answer = ReturnType<typeof readHtml> & { status: number; location: string };
const answers = new Map<string, Promise<Answer>>();

async function ask(request: APIRequestContext, address: string): Promise<Answer> {
  let answer = await request.get(address, { maxRedirects: 0 });
  // A busy site is asked again.
  for (let tries = 0; answer.status() === 503 && tries < 20; tries += 1)
    answer = await request.get(address, { maxRedirects: 0 });
  const location = answer.headers()['location'] ?? '';
  return { ...readHtml(await answer.text()), status: answer.status(), location };
}

/** The answer of an address to a guest, asked for once. */
function read(request: APIRequestContext, address: string): Promise<Answer> {
  const answer = answers.get(address) ?? ask(request, address);
  answers.set(address, answer);
  return answer;
}

test('no two fixed pages have the same title', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { route, example } of forGuests) {
    if (route.includes(':')) continue;
    const { title } = await read(request, example);
    expect.soft(titles.get(title), `${example} has the title of`).toBeUndefined();
    titles.set(title, example);
  }
});

test('no link of the frame, and of any page of the table, leads nowhere', async ({ request }) => {
  const targets = new Map<string, string>();
  for (const { example, visits } of forGuests) {
    const { links } = await read(request, (await visits[0]?.make?.()) ?? example);
    for (const href of links) {
      if (!/^\/(?!\/)/.test(href)) continue;
      // Of the many estates, cities and stations that a list leads to, one for all.
      const kind = href.replaceAll(/\d{3,}/g, 'n').replaceAll(/\?.*/g, '?');
      if (!targets.has(kind)) targets.set(kind, href);
    }
  }
  expect(targets.size).toBeGreaterThan(80);
  for (const href of targets.values()) {
    const { status, location } = await read(request, href);
    const isMoved = status === 302 && location.startsWith('/login/');
    const isFine = status === 200 || isMoved || href.startsWith('/404/');
    expect.soft(isFine, `${href}: ${status} ${location}`).toBe(true);
  }
});

test('an unknown address is a 404', async ({ request }) => {
  for (const path of [
    '/nope/',
    '/404/',
    '/%',
    '/faq/%E3%81',
    '/mypag/',
    '/view/abc/',
    '/view/4294967295/',
    '/search/area/13/',
    '/search/area/pref_id:48/',
    '/search/area/pref_id:48/result/',
    '/search/area/pref_id:x/result/',
    '/search/school/school_id/',
    '/search/school/pref_id:x/',
    '/search/school/pref_id:13:1/',
    '/search/school/school_id:5/school_id:5/',
    '/search/transit/pref_id:/',
    '/search/transit/pref_id:48/',
    '/search/range/x/',
    '/search/range/35.7/3/',
    '/search/range/95/139.7/3/',
    '/search/range/35.7/139.7/4/',
    '/search/range/35.7/139.7/4/404/',
    '/city/atlantis/',
    '/topic/tokyo/301/',
    '/topic/kanto/x/',
    '/topic/nowhere/1/',
    '/store/nowhere/',
    '/store/tokyo/tokyo/',
    '/event/Spring/',
    '/event/nothing/',
    '/mailform/nothing/',
    '/simpleview/short/',
    '/reset_password/change/?code=1',
  ]) {
    const { status, main, robots } = await read(request, path);
    expect.soft(status, path).toBe(404);
    expect.soft(main, path).toContain('This page could not be found');
    expect.soft(main, path).toContain('お探しのページは見つかりませんでした');
    expect.soft(robots, path).toContain('noindex');
  }
});

/** The addresses that a sitemap, or the index of them, names. */
async function locations(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('application/xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}

test('a fixed page is in the sitemap when search engines may list it, and only then', async ({
  request,
  baseURL,
}) => {
  const files = ['/sitemap-static.xml', '/sitemap-event.xml'];
  const listed = new Set((await Promise.all(files.map((file) => locations(request, file)))).flat());
  for (const { route, example, index } of forGuests) {
    if (index !== 'yes' || route.includes(':')) continue;
    const { robots } = await read(request, example);
    expect.soft(listed.has(`${baseURL}${example}`), example).toBe(!robots.includes('noindex'));
  }
});

test('the sitemap lists pages that may be found, under their canonical addresses', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const files = await locations(request, '/sitemap.xml');
  expect(files.map((file) => file.replace(`${baseURL}/sitemap-`, ''))).toEqual(
    ['static', 'area', 'school', 'station', 'estate', 'topic', 'event'].map((kind) => `${kind}.xml`),
  );
  for (const file of files) {
    const pages = await locations(request, file);
    const few = file.includes('static') ? pages : [pages[0], pages.at(-1)];
    for (const address of few) {
      const path = (address ?? '').replace(baseURL ?? '', '');
      const { status, canonical, robots: robotsOfPage } = await read(request, path);
      expect.soft([path, status, canonical, robotsOfPage]).toEqual([path, 200, address, '']);
    }
  }
});
