import { expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { makeOld } from './old-browser.ts';
import { test as base } from './visited.ts';

interface Journey {
  /** The browser's complaints about this page. A test must end without any. */
  complaints: string[];
}

/** Collects the browser's complaints about a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Graphics drawn in software are slow; that the driver says so is no fault of a page.
    if (message.text().includes('GL Driver Message')) return;
    // The page itself, from a busy site: open() asks again.
    if (message.text().includes('status of 503') && message.location().url === page.url()) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/** Every journey ends with the question whether the browser complained: hydration, scripts, policies. */
export const test = base.extend<Journey>({
  complaints: [
    async ({ page }, use) => {
      if (process.env['OLD_BROWSER'] === '1') await makeOld(page.context());
      const complaints = complaintsOf(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until it is interactive. A site that is busy says so, and is asked again. */
export async function open(page: Page, path: string): Promise<Response> {
  let answer: Response | null = null;
  await expect(async () => {
    answer = await page.goto(path);
    expect(answer?.status()).not.toBe(503);
  }).toPass({ timeout: 120_000 });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  if (!answer) throw new Error(`${path} was not loaded.`);
  return answer;
}

/** Adds rules to a page that allows no style element of anybody else; the function that it returns takes them away. */
export async function addRules(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
}

/** Waits until the page has drawn and finished its work. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          // An old browser has none.
          (window.requestIdleCallback ?? setTimeout)(() => resolve(null)),
        ),
      ),
  );
}

/** Holds the requests to `url` back until the answer is called; those that come later go through. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await isOver;
    await route.continue();
  });
  return resolve;
}

/** The one school box of a page that a visitor sees first. */
export const schoolBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: /学校名/ });

/** A suggestion by its name; its place and its number of homes stand behind. */
export const suggestion = (page: Page, name: string) =>
  page.getByRole('option', { name: new RegExp(`^${name}`) }).first();

/** Types a word, chooses a campus from the suggestions and waits for its page. */
export async function chooseCampus(page: Page, word: string, campus: string): Promise<void> {
  await schoolBox(page).click();
  await schoolBox(page).pressSequentially(word);
  await suggestion(page, campus).click();
  await expect(page).toHaveURL(/\/search\/school\/pref_id:\d+\/school_id:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(campus.split(' ')[1] ?? campus);
}

export { expect };
