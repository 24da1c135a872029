import type { Page } from '@playwright/test';

/** Fingers on the screen, one point each. */
export async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  async function swipe([x, y]: [x: number, y: number], distance: number) {
    await touch('touchStart', [x, y]);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', [x + (distance * step) / 10, y]);
    await touch('touchEnd');
  }
  return { touch, swipe };
}
