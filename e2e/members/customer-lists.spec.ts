import type { Page } from '@playwright/test';
import { open } from '../browser.ts';
import { expect, logIn, openOtherDevice, test } from './member.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });

async function expectCounts(page: Page, favorites: number, history: number): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /お気に入り/ })).toContainText(`${favorites}件`);
  await expect(header.getByRole('link', { name: /閲覧履歴/ })).toContainText(`${history}件`);
}

interface Listed {
  id: number;
  name: string;
  path: string;
}

/** The first estates of a list, to work with. */
async function findEstates(page: Page): Promise<[Listed, Listed, Listed]> {
  await open(page, '/search/area/pref_id:13/result/');
  const links = cards(page).getByRole('heading').getByRole('link');
  await expect(links).not.toHaveCount(0);
  const all = await links.evaluateAll((found) =>
    found.map((link) => {
      const path = link.getAttribute('href') ?? '';
      return { id: Number(/\d+/.exec(path)?.[0]), name: link.textContent, path };
    }),
  );
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('The list has less than three estates.');
  return [first, second, third];
}

test("a guest's lists join the member's, are the same on every device, and stay removed", async ({
  page,
  context,
  browser,
  member,
}) => {
  const [mine, others, both] = await findEstates(page);
  const estates = [{ estate_id: others.id }, { estate_id: both.id }];
  await member.call('estate/favorite/create', { estates });
  await member.call('estate/history/create', { estates });

  for (const { path } of [mine, both]) {
    await open(page, path);
    await page
      .getByRole('button', { name: /お気に入りに追加/ })
      .first()
      .click();
    await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();
  }
  await expectCounts(page, 2, 2);
  await logIn(page, '/favorite/', member);
  await expectCounts(page, 3, 3);
  await expect(cards(page)).toHaveCount(3);
  const left = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
  expect(left).not.toMatch(/"?(Data-Favorite|DATA_HISTORY)"?[=:]"?(\[|%5B)\d/);

  const tab = await context.newPage();
  await open(tab, '/favorite/');
  await expect(cards(tab)).toHaveCount(3);
  const device = await openOtherDevice(browser, '/favorite/', member);
  await expect(cards(device)).toHaveCount(3);

  await card(page, mine.name).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: '選択した物件を削除' }).click();
  await expect(page.getByText('1件をお気に入りから削除しました。')).toBeVisible();
  await expect(card(tab, mine.name)).toHaveCount(0);
  await expectCounts(tab, 2, 3);
  await device.reload();
  await expect(cards(device)).toHaveCount(2);
  await expect(card(device, mine.name)).toHaveCount(0);
  await device.context().close();

  await open(page, '/mypage/');
  await main(page).getByRole('button', { name: 'ログアウト', exact: true }).click();
  await expectCounts(page, 0, 0);
  await expectCounts(tab, 0, 0);
  await tab.close();
  await logIn(page, '/favorite/', member);
  await expectCounts(page, 2, 3);
});

test('a second view is the latest, and a removal is kept and can be undone', async ({ page, member }) => {
  const [first, second] = await findEstates(page);
  await logIn(page, '/history/', member);
  await expect(main(page).getByText('閲覧履歴はありません')).toBeVisible();
  for (const [index, { path }] of [first, second, first].entries()) {
    const saved = page.waitForResponse(/\/estate\/history\/create/);
    await open(page, path);
    expect((await saved).status()).toBe(200);
    await expectCounts(page, 0, Math.min(index + 1, 2));
  }
  const names = () => cards(page).getByRole('heading').allInnerTexts();
  await open(page, '/history/');
  await expect.poll(names).toEqual([first.name, second.name]);

  await card(page, first.name).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: '選択した物件を削除' }).click();
  await expect.poll(names).toEqual([second.name]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.poll(names).toEqual([first.name, second.name]);
  await card(page, second.name).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: '選択した物件を削除' }).click();
  await expect(page.getByText('1件を閲覧履歴から削除しました。')).toBeVisible();
  await page.reload();
  await expect.poll(names).toEqual([first.name]);
});

test('lists that cannot be loaded are empty, say so, and come back unharmed', async ({
  page,
  member,
  complaints,
}) => {
  const [first] = await findEstates(page);
  const estates = [{ estate_id: first.id }];
  await member.call('estate/favorite/create', { estates });
  await member.call('estate/history/create', { estates });
  const saves: string[] = [];
  page.on('request', (sent) => {
    if (/estate\/(favorite|history)\/create/.test(sent.url())) saves.push(sent.url());
  });
  await page.route(/\/estate\/(favorite|history)\/list/, (route) =>
    route.fulfill({ status: 500, json: { status: 500, result: null, message: '' } }),
  );
  await logIn(page, '/favorite/', member);
  await expect(main(page).getByRole('alert')).toContainText('読み込めませんでした');
  await expectCounts(page, 0, 0);
  await open(page, '/history/');
  await expect(main(page).getByRole('alert')).toContainText('読み込めませんでした');
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(card(page, first.name)).toBeVisible();
  await expectCounts(page, 1, 1);
  expect(saves).toEqual([]);
  // The calls that failed, which Chromium reports.
  complaints.length = 0;
});

for (const refusals of [1, 2]) {
  test(`a favourite that the server refuses ${refusals} times: the visitor stays and sees the outcome`, async ({
    page,
    complaints,
    member,
  }) => {
    const [, second] = await findEstates(page);
    await logIn(page, '/search/area/pref_id:13/result/', member);
    let left = refusals;
    await page.route('**/estate/favorite/create', (route) => {
      left -= 1;
      return left < 0
        ? route.fallback()
        : route.fulfill({ status: 500, json: { status: 500, result: null, message: '' } });
    });
    const shown = card(page, second.name);
    const heart = shown.getByRole('button', { name: /お気に入りに追加/ });
    await heart.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await heart.click();
    if (refusals === 2) {
      await expect(page.getByText('変更できませんでした。')).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('button', { name: 'もう一度試す' }).click();
    }
    await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/search/area/pref_id:13/result/');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    // The refused calls, which Chromium reports.
    complaints.length = 0;
    await open(page, '/favorite/');
    await expect(card(page, second.name)).toBeVisible();
  });
}

test('a member saves a search, runs it on another device, and deletes it there', async ({
  page,
  context,
  browser,
  member,
}) => {
  await logIn(page, '/search_condition/?place=pref&pref=13&layout=1K', member);
  const tab = await context.newPage();
  await open(tab, '/search_condition/');
  const savedOn = (shown: Page) => shown.getByRole('region', { name: '保存した条件' });
  await expect(savedOn(tab).getByText('保存した条件はありません')).toBeVisible();

  await page.getByRole('button', { name: 'この条件を保存' }).click();
  await page.getByRole('textbox', { name: '条件の名前' }).fill('大学の近く');
  await page.getByRole('combobox', { name: '新着のお知らせ' }).selectOption({ label: '1日1回' });
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('条件を保存しました。')).toBeVisible();
  await expect(savedOn(page).getByRole('link', { name: '大学の近く', exact: true })).toBeVisible();
  await expect(savedOn(tab).getByRole('link', { name: '大学の近く', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('KEY_SEARCH_CONDITION'))).toBeNull();

  const device = await openOtherDevice(browser, '/search_condition/', member);
  await savedOn(device).getByRole('link', { name: '大学の近く', exact: true }).click();
  await expect(device).toHaveURL(/\/search\/area\/pref_id:13\/result\/\?layout=1K$/);
  await expect(cards(device).first()).toBeVisible();
  await device.goBack();
  await savedOn(device)
    .getByRole('button', { name: /^削除\s*：大学の近く$/ })
    .click();
  await expect(savedOn(device).getByText('「大学の近く」を削除しました。')).toBeVisible();
  await device.context().close();
  await page.reload();
  await expect(savedOn(page).getByText('保存した条件はありません')).toBeVisible();
  await tab.close();
});
