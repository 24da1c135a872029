import type { Page } from '@playwright/test';

/** Sum of all layout shifts of the page so far, and the elements that moved. It runs in the page. */
const read = () =>
  new Promise<{ sum: number; moved: string }>((resolve) => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
      const moved = nodes.map((node) => `${node?.nodeName} ${node?.textContent.trim().slice(0, 20)}`);
      resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: moved.join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
    // Without a shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum: 0, moved: '' })));
  });

/** Says what has moved of the page since it was opened, when it is more than `max` (Cumulative Layout Shift). */
export async function findShifts(page: Page, max: number): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { sum, moved } = await page.evaluate(read);
  return sum > max ? [`layout shift: ${sum.toFixed(3)}: ${moved}`] : [];
}
