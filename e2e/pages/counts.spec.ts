import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { siteRoutes } from '../table/site-routes.ts';

// Each page is read once for all tests.
test.describe.configure({ mode: 'default' });

/** Of the links of one kind on a page so many are followed. */
const SAMPLE = 3;

/** Pages whose links name how many homes they lead to, and the pages of the table. */
const PAGES = [
  ...siteRoutes
    .filter(({ guards }) => !guards.includes('auth'))
    .flatMap(({ visits, example }) => [example].concat(visits.flatMap(({ at, make }) => (make ? [] : [at])))),
  // A campus with many homes, narrowed and not; between two of them; lists that find little.
  '/search/school/pref_id:13/school_id:56/?filter=open',
  '/search/school/pref_id:13/school_id:56/?filter=open&layout=1K&cost_to=80000',
  '/search/school/pref_id:13/school_id:56/?second_school_id=161',
  '/search/area/pref_id:13/result/?filter=open&room_area_from=20&cost_to=70000&direction=南',
  '/search/area/pref_id:13/result/?cost_to=50000&layout=1LDK&room_area_from=30',
  '/search/keyword/?keyword=早稲田大学 1K 8万円まで',
];

interface Counted {
  href: string;
  words: string;
  count: number;
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const withoutTags = (html: string) => decode(html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')).trim();

/** 女性専用 45件, （30件）: links of the page itself that name a number of homes. A number with a sign is a difference. */
function countedLinks(html: string): Counted[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<a\b[^>]*? href="([^"#]+)[^>]*>([\s\S]*?)<\/a>/g)].flatMap(
    ([, href = '', inner = '']) => {
      const words = withoutTags(inner);
      const [, sign, number] = /([+＋−-]?)([\d,]+)件(?!中|まで)/.exec(words) ?? [];
      return number === undefined || sign
        ? []
        : [{ href: decode(href), words, count: Number(number.replaceAll(',', '')) }];
    },
  );
}

/** How many homes the list of a page has, as its heading says; undefined on a page without a list. */
function listTotal(html: string): number | undefined {
  const [, number] = /<h2[^>]*>(?:(?!<\/h2>)[\s\S])*?<strong>([\d,]+)<\/strong>件/.exec(html) ?? [];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

/** The list that a page without one chooses from: that of its prefecture. */
function listBehind(href: string): string {
  const [, prefecture] = /^\/search\/(?:area|transit)\/pref_id:(\d+)\/$/.exec(href) ?? [];
  return prefecture === undefined ? href : `/search/area/pref_id:${prefecture}/result/`;
}

const texts = new Map<string, Promise<string>>();

async function ask(request: APIRequestContext, address: string): Promise<string> {
  let answer = await request.get(address);
  for (let tries = 0; answer.status() === 503 && tries < 20; tries += 1) answer = await request.get(address);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

function read(request: APIRequestContext, address: string): Promise<string> {
  const text = texts.get(address) ?? ask(request, address);
  texts.set(address, text);
  return text;
}

/** Of many links alike a few: those of one kind differ in numbers and words alone. */
const kindOf = (href: string) =>
  decodeURIComponent(href)
    .replaceAll(/\d+(\.\d+)?/g, 'n')
    .replaceAll(/=[^&]*/g, '=');

test('the number beside a link is that of the list which it opens', async ({ request }) => {
  test.setTimeout(600_000);
  const differences: string[] = [];
  const kinds = new Set<string>();
  let compared = 0;
  for (const page of new Set(PAGES)) {
    const taken = new Map<string, number>();
    const html = await read(request, page);
    const ofPage = listTotal(html);
    for (const [, all = ''] of html.matchAll(/([\d,]+)件中/g)) {
      if (ofPage !== undefined && Number(all.replaceAll(',', '')) !== ofPage)
        differences.push(`${page}: ${ofPage} in the heading, ${all} in its pages`);
    }
    for (const { href, words, count } of countedLinks(html)) {
      if (!href.startsWith('/')) continue;
      const kind = kindOf(href);
      const before = taken.get(kind) ?? 0;
      if (before >= SAMPLE) continue;
      taken.set(kind, before + 1);
      const total = listTotal(await read(request, listBehind(href)));
      if (total === undefined) continue;
      kinds.add(`${kindOf(page)} → ${kind}`);
      compared += 1;
      if (total !== count) differences.push(`${page}: 「${words}」 → ${href} has ${total}`);
    }
  }
  expect(differences).toEqual([]);
  expect(kinds.size).toBeGreaterThan(20);
  expect(compared).toBeGreaterThan(60);
});

interface Option {
  name: string;
  value: string;
  count: number;
}

/** The options of the open filter with the number of homes beside each. */
const optionsOf = (html: string): Option[] =>
  [
    ...html.matchAll(
      /<input type="(?:radio|checkbox)"[^>]*? name="([^"]+)"[^>]*? value="([^"]+)"[^>]*\/><span class="label[^>]*>(?:(?!<\/label>)[\s\S])*?<span class="count[^>]*>([\d,]+)<span/g,
    ),
  ].map(([, name = '', value = '', number = '']) => ({
    name,
    value: decode(value),
    count: Number(number.replaceAll(',', '')),
  }));

test('the number beside an option of the filter is that of the list with it, and the button has that of the list', async ({
  request,
}) => {
  test.setTimeout(600_000);
  const differences: string[] = [];
  const fields = new Set<string>();
  for (const page of PAGES.filter((address) => address.includes('filter=open'))) {
    const html = await read(request, page);
    const total = listTotal(html);
    const [, button = ''] = /この条件で絞り込む<span[^>]*>([\d,]+)/.exec(html) ?? [];
    if (Number(button.replaceAll(',', '')) !== total)
      differences.push(`${page}: ${button} on the button, ${total} listed`);
    const taken = new Map<string, number>();
    for (const { name, value, count } of optionsOf(html)) {
      const address = new URL(page, 'http://site.example');
      // Beside what is chosen in a field an option counts in the field's own way.
      if (address.searchParams.has(name) || (taken.get(name) ?? 0) >= SAMPLE || count === 0) continue;
      taken.set(name, (taken.get(name) ?? 0) + 1);
      fields.add(name);
      address.searchParams.delete('filter');
      address.searchParams.set(name, value);
      const listed = listTotal(await read(request, address.pathname + address.search));
      if (listed !== count)
        differences.push(`${page}: ${name}=${value} says ${count} and finds ${String(listed)}`);
    }
  }
  expect(differences).toEqual([]);
  expect(fields.size).toBeGreaterThan(8);
});

test('the number beside a city or a station is that of its list', async ({ request }) => {
  test.setTimeout(600_000);
  const differences: string[] = [];
  let compared = 0;
  for (const prefecture of [4, 13, 26, 27]) {
    for (const part of ['area', 'transit']) {
      const html = await read(request, `/search/${part}/pref_id:${prefecture}/`);
      const boxes = [
        ...html.matchAll(
          /<input(?![^>]*disabled)[^>]* name="(city_id|station_id)"[^>]* value="(\d+)"[^>]*>((?:(?!<input|<\/label>)[\s\S])*)/g,
        ),
      ].slice(0, 12);
      for (const [, field = '', id = '', label = ''] of boxes) {
        const [, number] = /([\d,]+)件/.exec(withoutTags(label)) ?? [];
        if (number === undefined) continue;
        const list = `/search/area/pref_id:${prefecture}/result/?${field}=${id}`;
        const total = listTotal(await read(request, list));
        compared += 1;
        if (total !== Number(number.replaceAll(',', '')))
          differences.push(`${withoutTags(label)} → ${list} has ${String(total)}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});
