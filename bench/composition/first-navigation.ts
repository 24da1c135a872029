import type { Browser, Page } from '@playwright/test';
import { keepFromLoadingAhead, openPhone, visit } from './measure-page.ts';

/** Long beside what a request takes on one machine: requests that wait for each other are far apart. */
const LATENCY_MS = 300;

/** How long a visitor looks at a page before the first press, in ms. */
const IDLE_MS = 3_000;

/** A press that leads to the first page of another remote. */
export interface FirstNavigation {
  /** Round trips that one after the other have to end before the new page asks for its data. */
  roundTrips: number;
  /** Scripts and stylesheets, in bytes as sent. */
  fileBytes: number;
  /** From the press until the new page is there, in ms. */
  milliseconds: number;
}

/** Requests after a press, and the first call for data among them. */
const readChain = ([pressedAt]: readonly [number]) => {
  const known = new Set<string>();
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= pressedAt)
    .toSorted((a, b) => a.startTime - b.startTime)
    // A file that was loaded ahead of its use is asked for twice, and travels once.
    .filter(({ name }) => !known.has(name) && known.add(name));
  const path = ({ name }: PerformanceResourceTiming) => new URL(name).pathname;
  const isData = (entry: PerformanceResourceTiming) => path(entry).startsWith('/api/');
  const files = entries.filter((entry) => /\.(js|css)$/.test(path(entry)));
  // Lists of hashes are JSON among the files of a remote.
  const before = entries.filter(
    (entry) => files.includes(entry) || /^\/_shell\/|^\/releases\//.test(path(entry)),
  );
  const depths = new Map<PerformanceResourceTiming, number>();
  const depthAt = (time: number) =>
    Math.max(0, ...[...depths].filter(([{ responseEnd }]) => responseEnd <= time).map(([, depth]) => depth));
  for (const entry of before) depths.set(entry, depthAt(entry.startTime) + 1);
  const firstData = entries.find(isData);
  return {
    roundTrips: depthAt(firstData?.startTime ?? Infinity),
    fileBytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
};

async function press(page: Page, toEstate: RegExp): Promise<FirstNavigation> {
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const pressedAt = await page.evaluate(() => performance.now());
  await link.click();
  await page.waitForURL(toEstate);
  await page.getByRole('heading', { level: 2, name: '費用' }).waitFor();
  const milliseconds = (await page.evaluate(() => performance.now())) - pressedAt;
  await page.waitForLoadState('networkidle');
  return { ...(await page.evaluate(readChain, [pressedAt] as const)), milliseconds };
}

/**
 * Goes from a list of homes to the first of them, with an empty cache and a slow network. Without `isIdle` the press
 * comes before anything was loaded ahead.
 */
export async function measureFirstNavigation(
  browser: Browser,
  list: string,
  isIdle: boolean,
): Promise<FirstNavigation> {
  const page = await openPhone(browser);
  if (!isIdle) await keepFromLoadingAhead(page);
  await visit(page, list);
  if (isIdle) await page.waitForTimeout(IDLE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const result = await press(page, /\/view\/\d+\//);
  await page.context().close();
  return result;
}
