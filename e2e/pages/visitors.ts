import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { logIn, registerMember } from '../members/member.ts';

type Visitor = 'guest' | 'member';

interface Visitors {
  /** The browser of a visitor, which keeps the files of the site from page to page. */
  browserOf: (visitor: Visitor) => Promise<BrowserContext>;
}

export const test = base.extend<object, Visitors>({
  browserOf: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, locale, baseURL } = project.use;
      const open = async (visitor: Visitor) => {
        const context = await browser.newContext({ viewport, hasTouch, locale, baseURL });
        if (visitor === 'guest') return context;
        const page = await context.newPage();
        await logIn(page, '/mypage/', await registerMember(context.request));
        await page.close();
        return context;
      };
      const contexts = new Map<Visitor, Promise<BrowserContext>>();
      await use((visitor) => {
        const context = contexts.get(visitor) ?? open(visitor);
        contexts.set(visitor, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
