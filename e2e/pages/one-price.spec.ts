import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

const withoutTags = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

async function read(request: APIRequestContext, address: string): Promise<string> {
  let answer = await request.get(address);
  for (let tries = 0; answer.status() === 503 && tries < 20; tries += 1) answer = await request.get(address);
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

interface Priced {
  id: number;
  /** The link of the card, which says the stay. */
  href: string;
  /** 毎月の実質負担（2年間・食費込み）98,010円～101,500円 */
  price: string;
}

const LABEL = /毎月の実質負担（[^）]*）/;

/** The exact amounts behind a price in short, as a page says them. */
function exactly(html: string): string {
  const short =
    /<strong class="loud[^>]*><data value="(\d+)">[^<]*<\/data><\/strong><span>(?:<data value="(\d+)")?/;
  const [loud = ''] = /<strong class="loud[\s\S]*/.exec(html) ?? [];
  const [, ...ends] = (loud.search(short) === 0 && short.exec(loud)) || [];
  return ends
    .filter(Boolean)
    .map((yen) => `${Number(yen).toLocaleString('en')}円`)
    .join('～');
}

/** The label of the loud price of a part of a page, with the price. */
function priceIn(html: string): string {
  const [, loud = ''] = /<strong class="loud[^>]*>([\s\S]*?)<\/strong>/.exec(html) ?? [];
  const [label = ''] = LABEL.exec(withoutTags(html)) ?? [];
  return `${label}${exactly(html) || withoutTags(loud)}`;
}

const cardsOf = (html: string): Priced[] =>
  [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => {
    const [, href = ''] = /href="(\/view\/\d+\/[^"]*)"/.exec(card) ?? [];
    return {
      id: Number(/\d+/.exec(href)?.[0]),
      href: href.replaceAll('&amp;', '&'),
      price: priceIn(card),
    };
  });

/** The cells of the row 毎月の実質負担 of a comparison. */
function comparedPrices(html: string): string[] {
  const row = [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].find(([text]) =>
    /<th[^>]*>(?:(?!<\/th>)[\s\S])*毎月の実質負担/.test(text),
  );
  return [...(row?.[0] ?? '').matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) =>
    withoutTags(cell),
  );
}

const SEARCHES = [
  // Halls with meals are among them, and rooms that are asked for.
  '/search/area/pref_id:13/result/?sort=cost_asc',
  '/search/area/pref_id:13/result/?meal_type=1',
];

for (const months of [12, 24, 48]) {
  for (const meals of ['', '&with_meals=1']) {
    test(`${months} months${meals}: card, pin, page, comparison and family's list say one price`, async ({
      request,
    }) => {
      for (const search of SEARCHES) {
        const stay = `stay_months=${months}${meals}`;
        const cards = cardsOf(await read(request, `${search}&${stay}`)).slice(0, 3);
        expect(cards).toHaveLength(3);
        const amounts = cards.map(({ price }) => price.replace(LABEL, ''));
        expect(cards.every(({ price }) => price.startsWith(`毎月の実質負担（${months / 12}年間`))).toBe(true);
        expect(cards.every(({ price }) => price.includes('食費込み') === (meals !== ''))).toBe(true);

        const pages = await Promise.all(cards.map(({ href }) => read(request, href)));
        expect(pages.map(priceIn)).toEqual(cards.map(({ price }) => price));

        const ids = cards.map(({ id }) => id);
        const compared = await read(request, `/favorite/?compare=${ids.join(',')}&${stay}`);
        expect(comparedPrices(compared)).toEqual(amounts);

        const call = async (path: string, data: object) =>
          (await (await request.post(`/api/v1/user/${path}`, { data })).json()).result;
        const { share_key } = await call('share/list/create', { estate_ids: ids });
        const shared = cardsOf(await read(request, `/favorite/?share=${share_key}&${stay}`));
        expect(new Map(shared.map(({ id, price }) => [id, price]))).toEqual(
          new Map(cards.map(({ id, price }) => [id, price])),
        );

        const pins: { estate_id: number; monthly_cost_min: number }[] = await call('estate/map/list', {
          pref_id: [13],
          stay_months: months,
          with_meals: meals !== '',
        });
        const lowest = ids.map((id) => pins.find(({ estate_id }) => estate_id === id)?.monthly_cost_min);
        expect(lowest.map((yen) => `${yen?.toLocaleString('en')}円`)).toEqual(
          amounts.map((amount) => amount.split('～')[0]),
        );
      }
    });
  }
}

test('from a search for rooms, the page of a home has the price of its card', async ({ request }) => {
  const cards = cardsOf(
    await read(
      request,
      '/search/area/pref_id:13/result/?cost_to=80000&layout=1K&stay_months=24&sort=cost_asc',
    ),
  ).slice(0, 6);
  expect(cards).toHaveLength(6);
  for (const { href, price } of cards) {
    const page = await read(request, href);
    expect(priceIn(page)).toBe(price);
    expect(withoutTags(page)).toMatch(/条件に合う部屋 (\d+／\d+室|満室)/);
  }
});
