import type { Browser, Page } from '@playwright/test';

/** The cost of one cold visit in bytes as sent and in requests. It is the same on every run. */
export interface PageCost {
  /** JavaScript that was asked for before the page was hydrated; on a page with a map, the engine as well. */
  scriptBytes: number;
  htmlBytes: number;
  /** The same of scripts and stylesheets. */
  requests: number;
  /** The position of the page's heading, in px from its top. It must be the same on both sites to compare them. */
  headingTop: number;
}

/** The times of one cold visit, in ms from the start of the navigation. */
export interface PageTimes {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  hydrated: number;
}

/** A mid-range phone on a slow 4G network. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Lets the browser come to rest after the work before. */
const REST_MS = 1_000;

/** A window of a phone with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 }, locale: 'ja-JP' });
  return context.newPage();
}

/** Lets a page load nothing of other remotes before it is needed: it never hears that it is idle. */
export const keepFromLoadingAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));

/** Opens an address and waits until the page is hydrated and asks for nothing more. A map counts as well. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]', { timeout: 60_000 });
  await page.waitForSelector('[data-state="loading"]', { state: 'detached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

/**
 * Visits `url` once with an empty cache. A page with a map (`hasMap`) loads nothing ahead, so that what it asks for after
 * hydration is what it needs itself.
 */
export async function measureCost(browser: Browser, url: string, hasMap: boolean): Promise<PageCost> {
  const page = await openPhone(browser);
  if (hasMap) await keepFromLoadingAhead(page);
  await visit(page, url);
  const cost = await page.evaluate((isWhole): PageCost => {
    const hydrated = isWhole ? Infinity : (performance.getEntriesByName('hydrated')[0]?.startTime ?? 0);
    const [document_] = performance.getEntriesByType('navigation');
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime < hydrated && /\.(js|css)$/.test(new URL(name).pathname));
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      htmlBytes: document_?.encodedBodySize ?? 0,
      requests: files.length,
      headingTop: Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? Number.NaN),
    };
  }, hasMap);
  await page.context().close();
  return cost;
}

/** Visits `url` once with an empty cache, throttled. */
export async function measureTimes(browser: Browser, url: string): Promise<PageTimes> {
  const page = await openPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last) Object.assign(globalThis, { largestPaint: last.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.waitForTimeout(REST_MS);
  await visit(page, url);
  const times = await page.evaluate((): PageTimes => ({
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestContentfulPaint: Number(Reflect.get(globalThis, 'largestPaint') ?? 0),
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
  }));
  await page.context().close();
  return times;
}
