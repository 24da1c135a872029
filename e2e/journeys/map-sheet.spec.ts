import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { tabTo } from './by-keyboard.ts';
import { canvas, openCampusMap } from './by-map.ts';
import { expect, test } from '../browser.ts';

/** The map begins below the header, the line of わたしの条件 and one row of tools. In px. */
const MAP_TOP_MAX = 180;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const handle = (page: Page) => page.getByRole('group', { name: '一覧の高さ' });
const state = (page: Page) => handle(page).getByRole('status');
const step = (page: Page, name: '一覧を広げる' | '一覧を下げる') =>
  handle(page).getByRole('button', { name });

const boxOf = async (locator: ReturnType<typeof handle>) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

/** The upper edge of the site's bar at the lower edge of the screen. */
const topOfBar = async (page: Page) =>
  (await boxOf(page.getByRole('navigation', { name: 'よく使うページ' }))).y;

/** Drags the handle, and waits until the sheet rests. */
async function dragHandle(page: Page, distance: number): Promise<void> {
  const { x, y, width } = await boxOf(handle(page));
  const start = [x + width / 3, y + 24] as const;
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(start[0], start[1] + distance, { steps: 8 });
  await page.mouse.up();
  await rest(page);
}

const rest = (page: Page) =>
  handle(page).evaluate((element) =>
    Promise.all((element.parentElement?.getAnimations() ?? []).map(({ finished }) => finished)),
  );

/** Steps the sheet up from its lowest stop, by keyboard: a button that moves under the mouse is not pressed. */
async function openFully(page: Page): Promise<void> {
  for (const stop of ['一覧を半分まで広げています', '一覧をいっぱいに広げています']) {
    await step(page, '一覧を広げる').press('Enter');
    await expect(state(page)).toHaveText(stop);
    await rest(page);
  }
}

test('the list over the map is dragged and stepped, and 一覧 goes on at the same home', async ({ page }) => {
  await openCampusMap(page);
  const map = await boxOf(canvas(page));
  expect(map.y).toBeLessThan(MAP_TOP_MAX);
  // From the map to the list on it, and with the list down to the bar of the site.
  const low = await boxOf(handle(page));
  expect(low.y).toBeLessThan(map.y + map.height);
  const bar = await topOfBar(page);
  const sheet = await boxOf(handle(page).locator('..'));
  expect(Math.abs(sheet.y + sheet.height - bar)).toBeLessThan(2);
  expect(bar - low.y).toBeLessThan(map.height / 2);
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);

  await dragHandle(page, -600);
  await expect(state(page)).toHaveText('一覧をいっぱいに広げています');
  expect((await boxOf(handle(page))).y).toBeLessThan(map.y + 20);
  await expectAccessible(page);

  await step(page, '一覧を下げる').click();
  await expect(state(page)).toHaveText('一覧を半分まで広げています');
  await rest(page);
  await expectAccessible(page);
  await step(page, '一覧を下げる').click();
  await expect(state(page)).toHaveText('一覧を下げています');
  await rest(page);

  await step(page, '一覧を下げる').focus();
  const third = cards(page).nth(2).getByRole('heading').getByRole('link');
  await tabTo(page, third);
  await expect(state(page)).toHaveText('一覧を半分まで広げています');
  const id = await cards(page).nth(2).locator('xpath=ancestor::li[1]').getAttribute('id');
  await page.getByRole('navigation', { name: '表示の切り替え' }).getByRole('link', { name: '一覧' }).click();
  await expect(page).toHaveURL(new RegExp(`/#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(handle(page)).toBeHidden();
});

test('everything below the list can be reached in the sheet, and Back finds it as it was left', async ({
  page,
}) => {
  await openCampusMap(page);
  await openFully(page);
  const save = page.getByRole('button', { name: /保存/ });
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport();
  await expect(page.getByText('費用の条件')).toHaveCount(1);
  const last = cards(page).last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/\/view\//);
  await page.goBack();
  await expect(state(page)).toHaveText('一覧をいっぱいに広げています');
  await expect(last).toBeInViewport();
});

test('map and list have their room on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCampusMap(page);
  const map = await boxOf(canvas(page));
  const low = await boxOf(handle(page));
  expect(map.y).toBeLessThan(MAP_TOP_MAX);
  expect(low.y - map.y).toBeGreaterThan(120);
  expect(low.y + 44).toBeLessThanOrEqual(640);
  await openFully(page);
  await expectAccessible(page);
});

test('on a phone that lies down the list is beside the map', async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await openCampusMap(page);
  const map = await boxOf(canvas(page));
  expect(map.y + map.height).toBeLessThanOrEqual(376);
  expect(map.height).toBeGreaterThan(200);
  await expect(handle(page)).toBeHidden();
  await expect(cards(page).first()).toBeInViewport();
  expect((await boxOf(cards(page).first())).x).toBeGreaterThan(map.x + map.width);
  await expectAccessible(page);
});

test('the list ends at the bar of the site when the banner is scrolled away', async ({ page }) => {
  await openCampusMap(page);
  await page.evaluate(() => scrollTo({ top: 28, behavior: 'instant' }));
  await expect(async () => {
    const sheet = await boxOf(handle(page).locator('..'));
    expect(Math.abs(sheet.y + sheet.height - (await topOfBar(page)))).toBeLessThan(2);
  }).toPass();
});
