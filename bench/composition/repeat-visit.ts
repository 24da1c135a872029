import type { Browser } from '@playwright/test';
import { openPhone, visit } from './measure-page.ts';

/** A visit to a page that this browser knows from before a release. */
export interface RepeatVisit {
  /** JavaScript that was not in the cache, in bytes as sent. */
  scriptBytes: number;
  /** Scripts that were not in the cache. */
  scripts: string[];
  /** Scripts of the visits before the release. */
  before: string[];
  /** Scripts that the release added. */
  released: string[];
}

const readLoaded = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, transferSize }) => transferSize > 0 && new URL(name).pathname.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }));

/** Visits addresses, then lets `release` change the site, and visits the first of them again in the same browser. */
export async function measureRepeatVisit(
  browser: Browser,
  addresses: readonly [string, ...string[]],
  release: () => Promise<string[]>,
): Promise<RepeatVisit> {
  const page = await openPhone(browser);
  const before = new Set<string>();
  for (const address of addresses) {
    await visit(page, address);
    for (const { name } of await page.evaluate(readLoaded)) before.add(name);
  }
  const released = await release();
  await page.goto('about:blank');
  await visit(page, addresses[0]);
  const loaded = await page.evaluate(readLoaded);
  await page.context().close();
  return {
    scriptBytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: loaded.map(({ name }) => name),
    before: [...before],
    released,
  };
}
