import type { Page } from '@playwright/test';
import { cards } from './by-keyboard.ts';
import { fingersOf } from './fingers.ts';
import { expect, open, test } from '../browser.ts';

/** An estate of the sample data, each of which has plans. */
async function findEstate(page: Page): Promise<string> {
  await page.goto('/search/area/pref_id:13/result/');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  return (await link.getAttribute('href')) ?? '';
}

const PLANS = '?photo_group=3&photo=1';

test('a plan that is opened by its address fills a phone, and fingers enlarge and move it', async ({
  page,
}) => {
  const path = await findEstate(page);
  await open(page, `${path}${PLANS}`);
  const view = page.getByRole('dialog', { name: /間取りの写真$/ });
  const plan = view.getByRole('img', { name: /間取り図$/ }).first();
  await expect(plan).toBeVisible();
  const box = (await plan.boundingBox())!;
  // The plans of the samples are wider than high.
  expect(box.height).toBeGreaterThan(box.width);

  const { touch, swipe } = await fingersOf(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch('touchStart', [x - 30, y], [x + 30, y]);
  for (let apart = 40; apart <= 90; apart += 10) await touch('touchMove', [x - apart, y], [x + apart, y]);
  await touch('touchEnd');
  await expect(view.getByRole('status')).toHaveText(/％に拡大しています$/);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  const enlarged = (await plan.boundingBox())!;
  await swipe([x + 60, y], -120);
  await expect.poll(async () => (await plan.boundingBox())!.x).toBeLessThan(enlarged.x - 40);
  await expect(page).toHaveURL(`${path}${PLANS}`);

  await page.keyboard.press('0');
  await expect(view.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(page).toHaveURL(`${path}?photo_group=3`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every photograph leads to its picture', async ({ page, request }) => {
    const path = await findEstate(page);
    await page.goto(`${path}?photo_group=3`);
    const photos = page.getByRole('region', { name: '写真' });
    const links = await photos.getByRole('link', { name: /を拡大$/ }).all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const picture = await request.get((await link.getAttribute('href'))!);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
  });
});
