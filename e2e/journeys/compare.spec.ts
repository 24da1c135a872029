import type { Page } from '@playwright/test';
import { addRules, chooseCampus, expect, open, test } from '../browser.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

/** Keeps the first homes of a school's list as favourites, and answers their names. */
async function keepHomes(page: Page, count: number): Promise<string[]> {
  await open(page, '/');
  await chooseCampus(page, 'わせだ', '早稲田大学 早稲田キャンパス');
  await expect(cards(page)).toHaveCount(20);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    names.push(await card.getByRole('heading').innerText());
    await card.getByRole('button', { name: /お気に入りに追加/ }).click();
    await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();
    await page.getByRole('button', { name: 'メッセージを閉じる' }).click();
  }
  return names;
}

async function homesOf(page: Page): Promise<string[]> {
  const homes = main(page).getByRole('table').getByRole('columnheader').getByRole('link');
  await expect(homes.first()).toBeVisible();
  return homes.allInnerTexts();
}

test('homes of a school are chosen from the favourites and stand side by side', async ({ page, browser }) => {
  const names = await keepHomes(page, 3);
  await open(page, '/favorite/');
  await expect(cards(page)).toHaveCount(3);
  const compare = main(page).getByRole('button', { name: '比べる' });
  await main(page)
    .getByRole('checkbox', { name: `${names[0]}を選択` })
    .check();
  await expect(main(page).getByText('2〜4件を選ぶと比べられます')).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'すべて選択' }).check();
  await compare.click();
  await expect(page).toHaveURL(/\/favorite\/\?compare=\d+,\d+,\d+&campus=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '物件をくらべる' })).toBeVisible();
  expect((await homesOf(page)).toSorted()).toEqual(names.toSorted());
  const table = main(page).getByRole('table');
  await expect(table.getByRole('row', { name: /^通学の差 .*分/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^毎月の実質負担 [\d,]+円/ })).toBeVisible();

  const rows = await table.getByRole('row').count();
  await main(page).getByLabel('違いだけ表示').check();
  await expect(page).toHaveURL(/&diff=1$/);
  expect(await table.getByRole('row').count()).toBeLessThan(rows);

  // The address is all that another guest needs.
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(page.url());
  expect((await homesOf(guest)).toSorted()).toEqual(names.toSorted());
  await guest.context().close();

  await main(page)
    .getByRole('link', { name: `${names[0]}を比較から外す` })
    .click();
  await expect(page).toHaveURL(/\/favorite\/\?compare=\d+,\d+&/);
  const removed = table.getByRole('columnheader', { name: names[0] ?? '', exact: true });
  await expect(removed).toHaveCount(0);
  await page.goBack();
  await expect(removed).toBeVisible();
});

test('four homes with long notes are the two sides of one sheet of paper, in letters that one can read', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const ids = new URLSearchParams(location.search).get('compare')?.split(',') ?? [];
    const guest = Object.fromEntries(ids.map((id) => [id, '日当たりが良かった。'.repeat(20)]));
    if (ids.length > 0) localStorage.setItem('HOME_NOTES', JSON.stringify({ guest }));
  });
  const names = await keepHomes(page, 4);
  await open(page, '/favorite/');
  await expect(cards(page)).toHaveCount(names.length);
  await main(page).getByRole('checkbox', { name: 'すべて選択' }).check();
  await main(page).getByRole('button', { name: '比べる' }).click();
  await expect(page).toHaveURL(/\?compare=/);
  await page.reload();
  await expect(main(page).getByRole('columnheader')).toHaveCount(5);
  await expect(main(page).getByRole('row', { name: /^メモ/ })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  const source = main(page).getByText(new RegExp(`年\\d+月\\d+日現在.*${page.url().replace(/[?]/g, '\\?')}`));
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(source).toBeVisible();
  const table = main(page).getByRole('table');
  const sizes = await table
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
  // 8 pt.
  expect(Math.min(...sizes)).toBeGreaterThan(10.6);
});

test('hearts are compared without scripts as well', async ({ page, browser, baseURL }) => {
  const names = await keepHomes(page, 2);
  const cookies = await page.context().cookies();
  const guest = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await guest.addCookies(cookies.filter(({ name }) => name === 'Data-Favorite'));
  const plain = await guest.newPage();
  await plain.goto('/favorite/');
  await main(plain).getByRole('button', { name: 'JavaScriptを使わずに見る' }).click();
  await expect(cards(plain)).toHaveCount(2);
  for (const name of names)
    await main(plain)
      .getByRole('checkbox', { name: `${name}を選択` })
      .check();
  await main(plain).getByRole('button', { name: '比べる' }).click();
  expect((await homesOf(plain)).toSorted()).toEqual(names.toSorted());
  await guest.close();
});

test('everything that is done with hearts is one row at the lower edge of the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await keepHomes(page, 2);
  await open(page, '/favorite/');
  await main(page).getByRole('checkbox', { name: 'すべて選択' }).check();
  const bar = main(page).getByRole('group', { name: '選択した物件の操作' });
  const names = ['比べる', '見学を予約', 'まとめて問い合わせ', '家族のリストにする', '資料請求'];
  const boxes = await Promise.all(
    names.map((name) => bar.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) {
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole('button', { name: '比べる' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: '見学を予約' })).toBeFocused();
  await expect(bar.getByRole('button', { name: '見学を予約' })).toBeInViewport();
});

test('large texts leave room for the school, and for the homes', async ({ page }) => {
  await keepHomes(page, 2);
  await open(page, '/favorite/');
  await main(page).getByRole('checkbox', { name: 'すべて選択' }).check();
  await main(page).getByRole('button', { name: '比べる' }).click();
  await page
    .getByRole('link', { name: /を通学先から外す$/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/campus=/);
  await addRules(page, 'html { font-size: 200% !important }');
  await page.setViewportSize({ width: 375, height: 740 });
  const school = main(page).getByRole('combobox', { name: '通学時間を比べる学校' });
  const button = main(page).getByRole('button', { name: '決定' });
  await expect(school).toBeVisible();
  const [field, below] = await Promise.all([school.boundingBox(), button.boundingBox()]);
  expect(below!.y).toBeGreaterThanOrEqual(field!.y + field!.height);

  const box = main(page).getByRole('region', { name: '物件の比較' });
  const label = box.getByRole('rowheader', { name: '賃料', exact: true });
  await box.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  await expect(label).not.toBeInViewport();
});
