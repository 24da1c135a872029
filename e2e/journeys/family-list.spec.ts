import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { findShifts } from '../pages/layout-shift.ts';
import { findAtOtherSizes } from '../pages/other-sizes.ts';
import { expect, open, test } from '../browser.ts';

const main = (page: Page) => page.getByRole('main');
const opinionsOn = (page: Page, name: string) => main(page).getByRole('region', { name: `${name}への意見` });

/** Keeps homes as favourites, makes a list of them and answers their names. */
async function makeList(page: Page): Promise<[string, string]> {
  await open(page, '/search/area/pref_id:13/result/');
  const cards = main(page).getByRole('article');
  const names: string[] = [];
  for (const index of [0, 1]) {
    names.push(await cards.nth(index).getByRole('heading').innerText());
    await cards
      .nth(index)
      .getByRole('button', { name: /お気に入りに追加/ })
      .click();
    await expect(page.getByText('お気に入りに追加しました。')).toBeVisible();
    await page.getByRole('button', { name: 'メッセージを閉じる' }).click();
  }
  await open(page, '/favorite/');
  await expect(cards).toHaveCount(2);
  await main(page).getByRole('checkbox', { name: 'すべて選択' }).check();
  await main(page).getByRole('button', { name: '家族のリストにする' }).click();
  await expect(page).toHaveURL(/\/favorite\/\?share=[\w-]{32}$/);
  const [first = '', second = ''] = names;
  return [first, second];
}

/** Another phone, on which the link is opened. */
async function openPhone(browser: Browser, address: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 740 } })).newPage();
  await open(phone, address);
  return phone;
}

async function chooseName(page: Page, name: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'お名前' }).fill(name);
  await main(page).getByRole('button', { name: 'この名前で答える' }).click();
  await expect(main(page).getByText(`「${name}」として答えます。`)).toBeVisible();
}

async function judge(page: Page, home: string, verdict: string, comment: string): Promise<void> {
  const opinions = opinionsOn(page, home);
  await opinions.getByRole('radio', { name: verdict, exact: true }).check({ force: true });
  await opinions.getByRole('textbox', { name: 'コメント' }).fill(comment);
  await opinions.getByRole('button', { name: /意見を(伝える|変える)/ }).click();
}

const refresh = (page: Page) => main(page).getByRole('button', { name: '最新の意見を見る' }).click();

test('two phones judge one list at once, and its owner closes it', async ({ page, browser }) => {
  const [first, second] = await makeList(page);
  const mother = await openPhone(browser, page.url());
  const child = await openPhone(browser, page.url());
  await expect(main(mother).getByRole('article')).toHaveCount(2);
  expect(await main(mother).getByText('リストの管理').count()).toBe(0);
  await Promise.all([chooseName(mother, '母'), chooseName(child, '子')]);
  await Promise.all([
    judge(mother, first, '合わない', '駅から遠い'),
    judge(child, first, 'とても良い', '大学に近い'),
  ]);
  for (const phone of [mother, child]) {
    await expect(opinionsOn(phone, first).getByText('伝えました。')).toBeVisible();
    await refresh(phone);
    await expect(opinionsOn(phone, first).getByRole('listitem')).toHaveCount(2);
    await expect(opinionsOn(phone, first).getByText('意見が分かれています')).toBeVisible();
  }
  await expect(
    opinionsOn(mother, first).getByRole('listitem').filter({ hasText: '大学に近い' }),
  ).toBeVisible();

  // A page that is looked at asks for news by itself.
  const address = child.url();
  await child.goto('about:blank');
  // A third phone takes the mother's name: it does not overwrite what she said while it was open.
  const other = await openPhone(browser, page.url());
  await chooseName(other, '母');
  await other.route('**/share/list/detail', (route) => route.abort());
  await judge(mother, second, '良い', '');
  await expect(opinionsOn(mother, second).getByText('伝えました。')).toBeVisible();
  await judge(other, second, '合わない', 'やめたい');
  await expect(opinionsOn(other, second).getByText(/同じお名前の答えが/)).toBeVisible();
  await other.unroute('**/share/list/detail');
  await refresh(other);
  await expect(opinionsOn(other, second).getByRole('textbox', { name: 'コメント' })).toHaveValue('やめたい');
  await expect(opinionsOn(other, second).getByRole('listitem')).not.toContainText('やめたい');

  // Back later, each phone sees what is new.
  await open(child, address);
  await main(child)
    .getByText(/^前回からの変化（\d+件）$/)
    .click();
  await expect(main(child).getByText(`母さんが「${second}」に○を付けました。`)).toBeVisible();

  const takeOff = async (home: string) => {
    await main(page)
      .getByRole('article')
      .filter({ hasText: home })
      .getByRole('button', { name: /^リストから外す/ })
      .click();
    await expect(main(page).getByRole('article')).toHaveCount(1);
  };
  // A home that was taken off by mistake comes back to its place, with what was said of it.
  const homes = main(page).getByRole('article').getByRole('heading', { level: 2 });
  await expect(homes).toHaveText([second, first]);
  await takeOff(second);
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`「${second}」を元に戻しました。`)).toBeVisible();
  await expect(homes).toHaveText([second, first]);
  await expect(opinionsOn(page, second).getByRole('listitem')).toHaveText('○良い：母');
  await takeOff(second);
  await page.getByRole('button', { name: 'メッセージを閉じる' }).click();
  await refresh(mother);
  await expect(main(mother).getByRole('article')).toHaveCount(1);

  await main(page).getByRole('button', { name: 'このリストを終了する' }).click();
  await main(page).getByRole('button', { name: '終了する', exact: true }).click();
  await expect(main(page).getByText('このリストは終了しました')).toBeVisible();
  await open(mother, mother.url());
  await expect(main(mother).getByText('このリストは終了しました')).toBeVisible();
  // So does the link in a messenger.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('<meta property="og:title" content="家族のリストは終了しました｜');
  expect(html).not.toContain('og:image');
  for (const phone of [mother, child, other]) await phone.context().close();
});

test('who changes the name keeps the answers, and the old name is gone on every phone', async ({
  page,
  browser,
}) => {
  const [first, second] = await makeList(page);
  await chooseName(page, '母');
  await judge(page, first, 'とても良い', '駅から近い');
  await expect(opinionsOn(page, first).getByText('伝えました。')).toBeVisible();
  await judge(page, second, '迷う', '');
  await expect(opinionsOn(page, second).getByText('伝えました。')).toBeVisible();
  const other = await openPhone(browser, page.url());
  const people = (phone: Page) =>
    main(phone).getByRole('region', { name: 'みんなの意見' }).getByRole('definition').first();
  await expect(people(other)).toHaveText('母');

  await main(page).getByRole('textbox', { name: 'お名前' }).fill('お母さん');
  await main(page).getByRole('button', { name: '名前を変える' }).click();
  await expect(main(page).getByText('「お母さん」として答えます。')).toBeVisible();
  await refresh(other);
  for (const phone of [page, other]) {
    await expect(people(phone)).toHaveText('お母さん');
    await expect(opinionsOn(phone, first).getByRole('listitem')).toHaveText(
      '◎とても良い：お母さん駅から近い',
    );
    await expect(opinionsOn(phone, second).getByRole('listitem')).toHaveText('△迷う：お母さん');
  }
  // The answers are still those of this phone: one that is given again replaces the first.
  await judge(page, second, '合わない', '坂の上');
  await expect(opinionsOn(page, second).getByText('伝えました。')).toBeVisible();
  await refresh(other);
  await expect(opinionsOn(other, second).getByRole('listitem')).toHaveText('×合わない：お母さん坂の上');
  await other.context().close();
});

test('the list keeps the promises of every page, and none of it is kept by a cache', async ({
  page,
  request,
}) => {
  const [first] = await makeList(page);
  const answer = await request.get(page.url());
  const html = await answer.text();
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<meta property="og:title" content="家族のリスト（2件）｜/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+"/);
  expect(html.slice(html.indexOf('<main'))).toContain(first);

  await open(page, page.url());
  expect(await findShifts(page, 0.1)).toEqual([]);
  await chooseName(page, '子');
  await judge(page, first, '迷う', '');
  await expect(opinionsOn(page, first).getByText('伝えました。')).toBeVisible();
  await open(page, page.url());
  expect(await findShifts(page, 0.1)).toEqual([]);
  await expectAccessible(page);
  expect(await findAtOtherSizes(page)).toEqual([]);
});

test('an unknown list is a page that does not exist', async ({ request }) => {
  const answer = await request.get(`/favorite/?share=${'x'.repeat(32)}`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).not.toMatch(/og:(title|description|image)/);
});
