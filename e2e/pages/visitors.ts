import type { Page } from '@playwright/test';
import { logIn, registerMember } from '../members/member.ts';
import { test as base } from '../visited.ts';

export type Visitor = 'guest' | 'member';

interface Visitors {
  /** The browser window of a visitor, which keeps the files of the site from page to page. */
  windowOf: (visitor: Visitor) => Promise<Page>;
}

export const test = base.extend<object, Visitors>({
  windowOf: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, locale, baseURL } = project.use;
      const open = async (visitor: Visitor) => {
        const context = await browser.newContext({ viewport, hasTouch, locale, baseURL });
        const page = await context.newPage();
        if (visitor === 'guest') await context.addInitScript(() => sessionStorage.clear());
        else await logIn(page, '/mypage/', await registerMember(context.request));
        return page;
      };
      const windows = new Map<Visitor, Promise<Page>>();
      await use((visitor) => {
        const page = windows.get(visitor) ?? open(visitor);
        windows.set(visitor, page);
        return page;
      });
      for (const page of windows.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

/** Leaves the page and clears everything that a guest has closed, kept and looked at. */
export async function leave(page: Page, visitor: Visitor): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  if (visitor === 'member') return;
  const context = page.context();
  await context.clearCookies();
  // setStorageState() would do it too, in ten times the time.
  const session = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb';
  // A page that could not be opened is of no origin.
  if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

export { expect } from '@playwright/test';
