import type { Page } from '@playwright/test';
import { complaintsOf, open, untilIdle } from '../browser.ts';
import { siteRoutes } from '../table/site-routes.ts';
import type { Visit } from '../table/page-table.ts';
import { translate } from './translator.ts';
import { countRests, useControls } from './use-controls.ts';
import { expect, leave, test } from './visitors.ts';
import type { Visitor } from './visitors.ts';

/** Pages of each remote with much that moves. `TRANSLATED=all` visits every page of the table. */
const FEW = new Set([
  '/',
  '/search/keyword/?keyword=早稲田',
  '/inquiry/general/?inquiryContentsId=3&isVisit=1',
  '/faq/',
  '/login/',
]);
const isAll = process.env['TRANSLATED'] === 'all';

/** The page after a visitor has used it, in the words of the site. */
interface Outcome {
  path: string;
  texts: string[];
  complaints: string[];
}

/** The texts of the page itself, without the marks of the translator. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const lines = (document.querySelector('main') ?? document.body).innerText.replaceAll(/[⟦⟧]/g, '');
    // The visit before this one has put a home among its favourites.
    const counted = lines.replaceAll(/[\d,]+(?=\s*人がお気に入り)/g, '');
    return counted.split('\n').flatMap((line) => line.replaceAll(/\s+/g, '') || []);
  });

async function visit(page: Page, at: string, isTranslated: boolean): Promise<Outcome> {
  const complaints = complaintsOf(page);
  try {
    await countRests(page);
    await open(page, at);
    // A member's page is loaded by the browser.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('読み込んでいます')).toHaveCount(0);
    await untilIdle(page);
    if (isTranslated) await page.evaluate(translate);
    await useControls(page);
    await untilIdle(page);
    return { path: new URL(page.url()).pathname, texts: await textsOf(page), complaints };
  } finally {
    page.removeAllListeners('pageerror');
    page.removeAllListeners('console');
    for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
      page.removeAllListeners(event);
  }
}

/** Lines of one outcome that the other has nowhere; elements around texts may break its lines elsewhere. */
function missingIn(some: readonly string[], others: readonly string[]): string[] {
  const known = others.join('');
  return some.filter((line) => !known.includes(line));
}

async function compare(page: Page, visitor: Visitor, { at, make }: Visit) {
  const address = make ? await make() : at;
  const plain = await visit(page, address, false);
  await leave(page, visitor);
  const translated = await visit(page, address, true);
  await leave(page, visitor);
  return {
    path: translated.path === plain.path ? '' : `${plain.path} → ${translated.path}`,
    gone: missingIn(plain.texts, translated.texts),
    added: missingIn(translated.texts, plain.texts),
    complaints: missingIn(translated.complaints, plain.complaints),
  };
}

for (const route of siteRoutes) {
  const visitor = route.guards.includes('auth') ? 'member' : 'guest';
  for (const planned of route.visits) {
    if (route.route === '404' || planned.isAlike || !(isAll || FEW.has(planned.at))) continue;
    test(`${planned.at} is used in a translation as without one`, { tag: '@phone' }, async ({ windowOf }) => {
      const differences = await compare(await windowOf(visitor), visitor, planned);
      expect(differences).toEqual({ path: '', gone: [], added: [], complaints: [] });
    });
  }
}
