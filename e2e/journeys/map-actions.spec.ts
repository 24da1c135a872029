import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { pressAt } from './by-keyboard.ts';
import { RANGE, canvas, findCanvas, isDrawn, openCampusMap } from './by-map.ts';
import { expect, open, test } from '../browser.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function drawArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: '範囲を描く' }).click();
  const box = await findCanvas(page);
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.4));
  await page.mouse.down();
  for (const [x, y] of [
    [0.7, 0.4],
    [0.7, 0.8],
    [0.2, 0.8],
    [0.2, 0.45],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 6 });
  }
  await page.mouse.up();
}

test('one stroke encloses an area, which is in the address and stays while the map is moved', async ({
  page,
}) => {
  await openCampusMap(page);
  await page.getByLabel('地図を動かしたら検索').check();
  await drawArea(page);
  await expect(page).toHaveURL(/\?polygon=[\w-]+&view=map$/);
  const area = page.getByRole('link', { name: /地図で囲んだ範囲\s*を外す/ });
  await expect(area).toBeVisible();
  const drawn = page.url();
  await page.getByRole('button', { name: '地図を縮小' }).click();
  await page.getByRole('button', { name: 'この範囲で検索' }).click();
  await expect(page).toHaveURL(/\?bounds=/);
  await page.goBack();
  await expect(page).toHaveURL(drawn);
  await expect(area).toBeVisible();
  const heading = page.getByRole('heading', { level: 2, name: /物件/ }).first();
  const count = await heading.textContent();
  await page.reload();
  await expect(heading).toHaveText(count ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\?view=map$/);
});

test('after a look at an estate the map shows its last view', async ({ page }) => {
  await openCampusMap(page);
  const searchHere = page.getByRole('button', { name: 'この範囲で検索' });
  await page.getByRole('button', { name: '地図を縮小' }).click();
  await expect(searchHere).toBeVisible();
  // A pointer goes down on one home and up on another while the list follows the map.
  await cards(page).first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/view\/\d+\/(\?campus=\d+)?$/);
  await page.goBack();
  await isDrawn(page);
  await expect(searchHere).toBeVisible();
  await page.reload();
  await isDrawn(page);
  await expect(searchHere).toBeVisible();
  await page.getByLabel('地図を動かしたら検索').check();
  await expect(page).toHaveURL(/\?bounds=/);
});

test('with the keyboard alone the map is moved, searched and enclosed', async ({ page }) => {
  await openCampusMap(page);
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'この範囲で検索' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'この範囲で検索' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bounds=/);
  await expect(canvas(page)).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: '範囲を描く' }));
  await pressAt(page, page.getByText('いま見えている範囲で絞り込む'));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('地図の中心から')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?polygon=/);
  await expectAccessible(page);
});

test('around a point the focus stays on the map that is moved', async ({ page }) => {
  await open(page, RANGE);
  await isDrawn(page);
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await pressAt(page, page.getByRole('button', { name: 'ここを中心に検索' }));
  await expect(page).not.toHaveURL(new RegExp(RANGE));
  await expect(page.getByRole('button', { name: 'ここを中心に検索' })).toBeHidden();
  await expect(canvas(page)).toBeFocused();
});

test('without WebGL a notice replaces the map, and the list is there', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, RANGE);
  await expect(page.getByText('お使いの環境では地図を表示できません')).toBeVisible();
  await expect(page.getByText(/件を地図に表示しています/)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
});

test('around a station, within another radius, and with nothing there', async ({ page }) => {
  await open(page, '/search/range/3/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^東京都\s*[\d,]+件/ })
    .click();
  await expect(page).toHaveURL(/\/search\/range\/3\/\?pref_id=13$/);
  await page
    .getByRole('link', { name: /駅\s*[\d,]+件$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\/range\/[\d.]+\/[\d.]+\/3\/$/);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: '半径5km' }).click();
  await expect(page).toHaveURL(/\/5\/\?view=map$/);
  await open(page, '/search/range/20.5/136.1/1/');
  await expect(page).toHaveURL('/search/range/20.5/136.1/1/404/');
  await expect(page.getByRole('heading', { level: 2, name: 'いちばん近い物件' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a map shows the list', async ({ page }) => {
    await page.goto(`${RANGE}?view=map`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/地図の表示にはJavaScriptが必要です/)).toBeVisible();
    await expect(page.getByText('地図を読み込んでいます')).toBeHidden();
    await expect(page.getByText(/件を地図に表示しています/)).toBeHidden();
    await page.getByRole('link', { name: '半径1km' }).click();
    await expect(page).toHaveURL(/\/1\//);
  });
});
