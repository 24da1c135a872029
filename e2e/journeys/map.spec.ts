import type { Page } from '@playwright/test';
import { pressAt } from './by-keyboard.ts';
import { expectAccessible } from './expect-accessible.ts';
import { chooseCampus, expect, open, test } from './fixtures.ts';

/** A busy place in Tokyo. */
const RANGE = '/search/range/35.709/139.72/3/';

/** Drawn in software, a map takes its time. */
const isDrawn = (page: Page) =>
  expect(page.getByRole('button', { name: '地図を拡大' })).toBeVisible({ timeout: 25_000 });

const canvas = (page: Page) => page.getByRole('region', { name: '物件の地図' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openCampusMap(page: Page): Promise<void> {
  await open(page, '/');
  await chooseCampus(page, '早大', '早稲田大学 早稲田キャンパス');
  await page.getByRole('link', { name: '地図', exact: true }).click();
  await expect(page).toHaveURL(/\?view=map$/);
  await isDrawn(page);
}

async function drawArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: '範囲を描く' }).click();
  await canvas(page).scrollIntoViewIfNeeded();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
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

test.describe.configure({ timeout: 90_000 });

test('a visitor looks at results on the map, searches where it was moved, and goes back at once', async ({
  page,
}) => {
  await openCampusMap(page);
  await expect(page.getByText(/件を地図に表示しています/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  for (let turn = 0; turn < 2; turn++) {
    await page.getByRole('button', { name: '地図を縮小' }).click();
    await page.getByRole('button', { name: 'この範囲で検索' }).click();
    await expect(page).toHaveURL(/\?bounds=[\d.]+_[\d.]+_[\d.]+_[\d.]+&view=map$/);
    await expect(page.getByRole('button', { name: 'この範囲で検索' })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: /地図の表示範囲\s*を外す/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/school_id:\d+\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/bounds=/);
  await isDrawn(page);
  await expectAccessible(page);
});

test('one stroke encloses an area, which stands in the address', async ({ page }) => {
  await openCampusMap(page);
  await drawArea(page);
  await expect(page).toHaveURL(/\?polygon=[\w-]+&view=map$/);
  await expect(page.getByRole('link', { name: /地図で囲んだ範囲\s*を外す/ })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 2, name: /物件/ }).first().textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /物件/ }).first()).toHaveText(heading ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\?view=map$/);
});

test('after a look at an estate the map stands where it was left', async ({ page }) => {
  await openCampusMap(page);
  const searchHere = page.getByRole('button', { name: 'この範囲で検索' });
  await page.getByRole('button', { name: '地図を縮小' }).click();
  await expect(searchHere).toBeVisible();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view\/\d+\/$/);
  await page.goBack();
  await isDrawn(page);
  await expect(searchHere).toBeVisible();
  await page.reload();
  await isDrawn(page);
  await expect(searchHere).toBeVisible();
  await page.getByLabel('地図の動きに合わせて検索').check();
  await expect(page).toHaveURL(/\?bounds=/);
  await page.reload();
  await isDrawn(page);
  await expect(page.getByLabel('地図の動きに合わせて検索')).toBeChecked();
});

test('a drawn area stays while the map is moved, and Back brings it back', async ({ page }) => {
  await openCampusMap(page);
  await page.getByLabel('地図の動きに合わせて検索').check();
  await drawArea(page);
  await expect(page).toHaveURL(/\?polygon=[\w-]+&view=map$/);
  const drawn = page.url();
  await page.getByRole('button', { name: '地図を縮小' }).click();
  await page.getByRole('button', { name: 'この範囲で検索' }).click();
  await expect(page).toHaveURL(/\?bounds=/);
  await page.goBack();
  await expect(page).toHaveURL(drawn);
  await expect(page.getByRole('link', { name: /地図で囲んだ範囲\s*を外す/ })).toBeVisible();
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
  await pressAt(page, page.getByText('描かずに囲む'));
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

test('a pin shows its estate, and Escape puts it away', async ({ page }) => {
  await openCampusMap(page);
  const chosen = page.getByRole('complementary', { name: '地図で選んだ物件' });
  await canvas(page).scrollIntoViewIfNeeded();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  // Clusters on the way are opened, as a visitor would.
  const isShown = async () => {
    for (let y = 80; y < box.height - 60; y += 26) {
      for (let x = 24; x < box.width - 80; x += 26) {
        await canvas(page).click({ position: { x, y } });
        if (await chosen.isVisible()) return true;
      }
    }
    return false;
  };
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  await expect(chosen.getByRole('link')).toHaveAttribute('href', /^\/view\/\d+\/$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chosen).toBeHidden();
});

test('without WebGL a notice stands in place of the map, and the list is there', async ({ page }) => {
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
