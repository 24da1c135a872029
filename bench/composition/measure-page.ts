import type { Browser } from '@playwright/test';

/** The cost of one cold visit. Times in ms from the start of the navigation, sizes in bytes on the wire. */
export interface PageCost {
  scriptBytes: number;
  requests: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  hydrated: number;
  /** The position of the page's heading, in px from its top. It must be the same on both sites to compare them. */
  headingTop: number;
}

/** A mid-range phone on a slow 4G network. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Lets the browser come to rest after the work before. */
const REST_MS = 1_000;

/** Visits `url` once with an empty cache, throttled, on a phone-sized screen. */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
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
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]', { timeout: 60_000 });
  // The requests of a map count as well. They come after everything else.
  await page.waitForSelector('[data-state="loading"]', { state: 'detached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const cost = await page.evaluate((): PageCost => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: resources.length + 1,
      firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestContentfulPaint: Number(Reflect.get(globalThis, 'largestPaint') ?? 0),
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
      headingTop: Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? Number.NaN),
    };
  });
  await context.close();
  return cost;
}
