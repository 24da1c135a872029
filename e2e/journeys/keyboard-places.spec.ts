import {
  cards,
  enterFirstEstate,
  expectList,
  expectPage,
  pressAt,
  skipToMain,
  tabTo,
} from './by-keyboard.ts';
import { expect, open, test } from '../browser.ts';

test('from the home page to a region, and back to a prefecture with several cities', async ({ page }) => {
  await open(page, '/');
  await skipToMain(page);
  const main = page.getByRole('main');
  await pressAt(page, main.getByRole('link', { name: /^エリアから探す/ }));
  await expect(page).toHaveURL(/\/search\/#area$/);
  const areas = main.getByRole('region', { name: /エリア/ });
  await expect(areas).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(areas.getByRole('link').first()).toBeFocused();
  await pressAt(page, areas.getByRole('link', { name: '関東', exact: true }));
  await expectPage(page, /関東/);
  await expect(cards(page).first()).toBeVisible();

  await open(page, '/search/');
  await skipToMain(page);
  await pressAt(page, main.getByRole('link', { name: /^奈良県/ }));
  await expectPage(page, '奈良県の市区町村から探す');
  const cities = main.getByRole('checkbox', { name: /市\s*[1-9]\d*件/ });
  await pressAt(page, cities.first(), 'Space');
  await pressAt(page, cities.nth(1), 'Space');
  await expect(main.getByText('2市区町村を選択中')).toBeVisible();
  await pressAt(page, main.getByRole('button', { name: /物件を見る/ }));
  await expect(page).toHaveURL(/\/search\/area\/pref_id:29\/result\/\?city_id=\d+,\d+$/);
  await expectPage(page, /奈良県/);
  await enterFirstEstate(page);
});

test('several stations of a line', async ({ page }) => {
  await open(page, '/search/transit/');
  await skipToMain(page);
  const main = page.getByRole('main');
  await pressAt(page, main.getByRole('link', { name: /^奈良県/ }));
  await expectPage(page, '奈良県の路線・駅から探す');
  const line = main.locator('details', { hasText: /のうち[2-9]駅に物件あり/ }).first();
  await pressAt(page, line.locator('summary'));
  const stations = line.locator('li input:enabled');
  await pressAt(page, stations.first(), 'Space');
  await pressAt(page, stations.nth(1), 'Space');
  await expect(main.getByText('2駅を選択中').first()).toBeVisible();
  await pressAt(page, main.getByRole('button', { name: /物件を見る/ }));
  await expect(page).toHaveURL(/\/result\/\?station_id=\d+,\d+$/);
  await expectPage(page, /駅/);
  await expect(cards(page).first()).toBeVisible();
});

test('a station that there is not leads on to those that there are', async ({ page }) => {
  await open(page, '/search/transit/000/?pref_id=13');
  await skipToMain(page);
  await pressAt(page, page.getByRole('main').getByRole('link', { name: '東京都の路線・駅をすべて見る' }));
  await expectPage(page, '東京都の路線・駅から探す');
});

test('a word finds estates, another nothing but ways on', async ({ page }) => {
  await open(page, '/search/keyword/');
  await skipToMain(page);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('combobox', { name: /物件名/ }));
  await page.keyboard.type('新宿区');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?keyword=/);
  // The box says for eyes what the heading says for ears.
  await expect(page.getByRole('heading', { level: 1, name: '「新宿区」の学生向け物件' })).toBeFocused();
  await expect(main.getByRole('combobox', { name: /物件名/ })).toBeInViewport();
  await tabTo(page, main.getByRole('combobox', { name: /物件名/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('ぬぬぬぬぬ');
  await page.keyboard.press('Enter');
  await expectList(page);
  await expect(page.getByText('条件に合う物件が見つかりませんでした')).toBeVisible();
  await pressAt(page, main.getByRole('link', { name: /お部屋探しを依頼する/ }));
  await expect(page).toHaveURL(/\/mailform\/matomete\/roomorder\/$/);
});

test('around a station, then farther', async ({ page }) => {
  await open(page, '/search/range/3/');
  await skipToMain(page);
  const main = page.getByRole('main');
  await pressAt(page, main.getByRole('link', { name: /^奈良県\s*[\d,]+件/ }));
  await expect(page).toHaveURL(/\?pref_id=29$/);
  await expectPage(page, '地図から探す（奈良県）');
  await pressAt(page, main.getByRole('link', { name: /駅\s*[\d,]+件$/ }).first());
  await expect(page).toHaveURL(/\/search\/range\/[\d.]+\/[\d.]+\/3\/$/);
  // A map fills the screen of a phone; its heading is read out only.
  const title = (km: number) => page.getByRole('heading', { level: 1, name: new RegExp(`${km}km`) });
  await expect(title(3)).toBeFocused();
  await pressAt(page, main.getByRole('link', { name: '半径5km' }));
  await expect(page).toHaveURL(/\/5\/(\?view=map)?$/);
  await expect(title(5)).toBeFocused();
});

test('a range without estates leads to the nearest one', async ({ page }) => {
  await open(page, '/search/range/20.5/136.1/1/');
  await expect(page).toHaveURL(/\/404\/$/);
  await skipToMain(page);
  await enterFirstEstate(page);
});

test('the portal of a prefecture leads to its estates, that of a closed one to an order', async ({
  page,
}) => {
  await open(page, '/city/tokyo/');
  await skipToMain(page);
  const main = page.getByRole('main');
  await pressAt(page, main.getByRole('link', { name: /^新宿区/ }));
  await expectPage(page, /新宿区/);
  await expect(cards(page).first()).toBeVisible();

  await open(page, '/search/');
  await skipToMain(page);
  await pressAt(page, main.getByRole('link', { name: /^青森県/ }));
  await expectPage(page, /青森県/);
  await pressAt(page, main.getByRole('link', { name: 'お部屋探しを依頼する' }));
  await expect(page).toHaveURL(/\/mailform\/matomete\/roomorder\/\?prefId=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an address that leads nowhere leads on', async ({ page, complaints }) => {
  await open(page, '/nope/');
  await expect(page).toHaveURL(/\/404\/$/);
  await skipToMain(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'ホームに戻る' }));
  await tabTo(page, page.getByRole('main').getByRole('combobox'));
  await page.keyboard.type('京都大学');
  await page.keyboard.press('Enter');
  await expectPage(page, '「京都大学」の検索結果');
  // The answer itself is a 404, which Chromium reports.
  complaints.length = 0;
});
