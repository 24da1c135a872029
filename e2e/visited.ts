import { test as base } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { siteRoutes } from './table/site-routes.ts';

/** The type of the annotations in which a test names the pages that it depends on (scripts/stamps/e2e-parts.ts). */
const VISITED = 'visited';

const PAGE_FILE = /\/releases\/(mf-[a-z]+)\/[^/]+\/web\/mf-[a-z]+-([a-z-]+-page)\.[0-9a-f]+\.js$/;

/** Addresses that the backend answers, or the shell without a remote. */
const WITHOUT_REMOTE = /^\/(api|content|includes|images|releases|cognito|inbox)(\/|$)/;

const patterns = siteRoutes.map(({ route, owner }) => ({
  owner,
  pattern: new RegExp(`^/${route.replaceAll(/:[a-z_0-9]+/gi, '[^/]+').replace('*', '.*')}/?$`),
}));

/** The remotes that may answer an address; `all` for an address that the table of pages does not know. */
function ownersOf(address: string): string[] {
  const { pathname } = new URL(address, 'http://site');
  if (WITHOUT_REMOTE.test(pathname)) return [];
  const owners = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ owner }) => owner);
  return owners.length > 0 ? [...new Set(owners)] : ['all'];
}

/** Dependencies of the running test: `mf-content/faq-page`, `mf-content`, `shell` or `all`. */
let visited = new Set<string>();
/** Remotes whose page a window has opened without having loaded its script yet. */
let opened = new Map<Page, string[]>();

function settle(page: Page): void {
  for (const owner of opened.get(page) ?? []) visited.add(owner);
  opened.delete(page);
}

function note(request: Request): void {
  const file = PAGE_FILE.exec(request.url());
  const isDocument = request.resourceType() === 'document';
  if (!file && !isDocument) return;
  let page: Page;
  try {
    page = request.frame().page();
  } catch {
    // The request of a window that is about to open.
    for (const owner of isDocument ? ownersOf(request.url()) : []) visited.add(owner);
    return;
  }
  if (isDocument) {
    settle(page);
    opened.set(page, ownersOf(request.url()));
  } else if (file) {
    const [, remote = '', name] = file;
    visited.add(`${remote}/${name}`);
    opened.set(page, opened.get(page)?.filter((owner) => owner !== remote) ?? []);
  }
}

const SENDS = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'fetch']);

/** The same requests, with a note of the remotes that may answer them. */
function noted(request: APIRequestContext): APIRequestContext {
  return new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const [address] = args;
        if (SENDS.has(String(name))) {
          for (const owner of typeof address === 'string' ? ownersOf(address) : ['all']) visited.add(owner);
        }
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/**
 * Tests that note the pages which they depend on, so that a later run can leave them out while none of these changes. A
 * page without its script, with scripts off or refused, counts as the whole remote.
 */
export const test = base.extend<{ notes: undefined }, { watch: undefined }>({
  watch: [
    async ({ browser }, use) => {
      const listen = (context: BrowserContext) => context.on('request', note);
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
    },
    { scope: 'worker', auto: true },
  ],
  notes: [
    async ({ watch }, use, testInfo) => {
      visited = new Set();
      opened = new Map();
      await use(watch);
      for (const page of opened.keys()) settle(page);
      const description = [...visited].toSorted().join(' ');
      testInfo.annotations.push({ type: VISITED, description });
    },
    { auto: true },
  ],
  request: async ({ request }, use) => use(noted(request)),
});
