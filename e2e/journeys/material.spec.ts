import type { Page } from '@playwright/test';
import { expect, holdBack, open, test } from '../browser.ts';
import { answerQuestion } from './answer-question.ts';
import { expectOpenToAll, fillInPerson, send, toConfirm } from './inquirer.ts';

const main = (page: Page) => page.getByRole('main');

async function chooseGrade(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '学年' }).selectOption({ label: '高校3年' });
}

test('pamphlets are chosen, asked for by post, and the one that no post brings is left out', async ({
  page,
}) => {
  await open(page, '/request/');
  const choose = (title: RegExp) => page.getByRole('checkbox', { name: title }).check();
  await choose(/ガクマド総合案内/);
  await page.getByRole('link', { name: /^関東/ }).click();
  await expect(page).toHaveURL(/area_slug=kanto/);
  await choose(/関東の学生の住まい案内/);
  await choose(/お部屋見学チェックシート/);
  await expectOpenToAll(page);
  await page.getByRole('button', { name: '請求に進む' }).click();
  await expect(page).toHaveURL(/\/request\/contact\/$/);
  await page.getByRole('radio', { name: '郵送' }).check();
  await expect(page.getByText(/この資料は郵送できません/)).toBeVisible();
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByText(/^入力内容に\d+件の誤りがあります。$/)).toBeVisible();
  await expectOpenToAll(page);

  await page.getByRole('button', { name: 'お部屋見学チェックシートを外す' }).click();
  await fillInPerson(page);
  await chooseGrade(page);
  await page.getByRole('textbox', { name: '郵便番号' }).fill('１６９－００７５');
  await expect(page.getByRole('textbox', { name: '市区町村' })).toHaveValue('新宿区');
  await page.getByRole('textbox', { name: '町名・番地' }).fill('高田馬場1-2-3');
  await toConfirm(page);
  await page.reload();
  await expect(page.getByText(/東京都新宿区高田馬場1-2-3/)).toBeVisible();
  await expectOpenToAll(page);
  await send(page);
  await expect(page.getByText(/資料のご請求を受け付けました。受付番号：Q\d{8}/)).toBeVisible();
  await expect(page.getByText('資料は、お申し込みから1週間ほどでお届けします。')).toBeVisible();
  await expectOpenToAll(page);
  // A sent request is not offered again.
  await open(page, '/request/contact/');
  await expect(page).toHaveURL(/\/request\/$/);
  await expect(page.getByText('0件を選択中')).toBeVisible();
});

test('estates of a list are asked about at once; the list is used up', async ({ page }) => {
  await open(page, '/search/area/pref_id:13/result/');
  const cards = main(page).getByRole('article');
  const names = (await cards.getByRole('heading').allTextContents()).slice(0, 2);
  await main(page).getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
  for (const name of names) await cards.filter({ hasText: name }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'まとめて問い合わせ' }).click();
  await expect(page).toHaveURL(/\/view\/contact\/$/);
  await page.getByRole('button', { name: `${names[1]}を外す` }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: names[0] ?? '', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /を外す$/ })).toHaveCount(1);
  await page.getByRole('checkbox', { name: '空室状況' }).check();
  await fillInPerson(page);
  await expectOpenToAll(page);
  await toConfirm(page);
  await expect(page.getByText(names[0] ?? '', { exact: true })).toBeVisible();
  await send(page);
  await expect(page.getByText(/お問い合わせを受け付けました。受付番号：Q\d{8}/)).toBeVisible();
  await expectOpenToAll(page);
  await page.reload();
  await expect(page.getByText(/お問い合わせを受け付けました。受付番号：Q\d{8}/)).toBeVisible();
  await open(page, '/view/contact/');
  await expect(page).toHaveURL(/\/search\/$/);
});

test('what is ticked before the scripts are there is chosen', async ({ page }) => {
  for (const [path, box] of [
    ['/search/area/pref_id:13/result/', /を選択$/],
    ['/request/', /^請求する/],
  ] as const) {
    const goOn = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const mode = main(page).getByRole('checkbox', { name: 'まとめて選ぶ' });
    if (path !== '/request/') await mode.check();
    await main(page).getByRole('checkbox', { name: box }).nth(1).check();
    goOn();
    await expect(page.getByText('1件を選択中')).toBeVisible();
    await expect(main(page).getByRole('checkbox', { name: box }).nth(1)).toBeChecked();
    await page.unrouteAll();
  }
});

test('material about an estate can be read at once', async ({ page }) => {
  await open(page, '/view/100015/');
  await page.getByRole('link', { name: '資料を請求する' }).first().click();
  await expect(page).toHaveURL(/\/data_request\/contact\/\?estateIds=100015$/);
  await expect(page.getByRole('combobox', { name: 'ご希望の都道府県' })).toHaveValue('13');
  await page.getByRole('radio', { name: 'デジタル' }).check();
  await fillInPerson(page);
  await chooseGrade(page);
  await expectOpenToAll(page);
  await toConfirm(page);
  await send(page);
  await expect(page.getByText(/資料のご請求を受け付けました。受付番号：Q\d{8}/)).toBeVisible();
  const pamphlet = page.getByRole('link', { name: /（PDF）$/ }).first();
  const file = await page.request.get((await pamphlet.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('material about an estate is asked for as well', async ({ page }) => {
    await page.goto('/data_request/contact/?estateIds=100015');
    await page.getByRole('radio', { name: 'デジタル' }).check();
    await fillInPerson(page);
    await chooseGrade(page);
    await toConfirm(page);
    await answerQuestion(page);
    await send(page);
    await expect(page.getByText(/資料のご請求を受け付けました。受付番号：Q\d{8}/)).toBeVisible();
  });

  test('pamphlets are chosen, and the one that no post brings is left out', async ({ page }) => {
    await page.goto('/request/');
    await page.getByRole('checkbox', { name: /ガクマド総合案内/ }).check();
    await page.getByRole('checkbox', { name: /お部屋見学チェックシート/ }).check();
    await page.getByRole('button', { name: '請求に進む' }).click();
    await expect(page).toHaveURL(/\/request\/contact\/\?document_ids=\d+&document_ids=\d+$/);
    await page.getByRole('radio', { name: '郵送' }).check();
    await fillInPerson(page);
    await chooseGrade(page);
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await expect(page.getByText('入力内容に5件の誤りがあります。')).toBeVisible();
    await expect(page.getByText(/この資料は郵送できません/)).toBeVisible();
    await page.getByRole('checkbox', { name: /お部屋見学チェックシート/ }).uncheck();
    await page.getByRole('textbox', { name: '郵便番号' }).fill('１６９－００７５');
    await page.getByRole('combobox', { name: '都道府県' }).selectOption('東京都');
    await page.getByRole('textbox', { name: '市区町村' }).fill('新宿区');
    await page.getByRole('textbox', { name: '町名・番地' }).fill('高田馬場1-2-3');
    await toConfirm(page);
    await expect(page.getByText(/東京都新宿区高田馬場1-2-3/)).toBeVisible();
    await expect(page.getByText('お部屋見学チェックシート')).toBeHidden();
    await answerQuestion(page);
    await send(page);
    await expect(page.getByText(/資料のご請求を受け付けました。受付番号：Q\d{8}/)).toBeVisible();
    await expect(page.getByText('資料は、お申し込みから1週間ほどでお届けします。')).toBeVisible();
  });

  test('estates of a list are asked about at once, without the one that was taken off', async ({ page }) => {
    await page.goto('/search/area/pref_id:13/result/');
    const cards = main(page).getByRole('article');
    const names = (await cards.getByRole('heading').allTextContents()).slice(0, 3);
    await main(page).getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
    for (const name of names) await cards.filter({ hasText: name }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'まとめて問い合わせ' }).click();
    await expect(page).toHaveURL(/\/view\/contact\/\?estate_ids=\d+&estate_ids=\d+&estate_ids=\d+$/);
    for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: names[1] ?? '' }).uncheck();
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await expect(page.getByText('入力内容に7件の誤りがあります。')).toBeVisible();
    await expect(page.getByRole('link', { name: names[1] ?? '', exact: true })).toBeHidden();
    await page.getByRole('checkbox', { name: '空室状況' }).check();
    await fillInPerson(page);
    await toConfirm(page);
    await expect(page.getByText(names[0] ?? '', { exact: true })).toBeVisible();
    await expect(page.getByText(names[2] ?? '', { exact: true })).toBeVisible();
    await answerQuestion(page);
    await send(page);
    await expect(page.getByText(/お問い合わせを受け付けました。受付番号：Q\d{8}/).first()).toBeVisible();
  });

  test('what is not chosen, not there or too much is said on the form', async ({ page }) => {
    await page.goto('/view/contact/');
    await expect(page.getByText('物件が選ばれていません。')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'お部屋を探す' })).toHaveAttribute('href', '/search/');
    await page.goto('/request/contact/');
    await expect(page.getByText('資料が選ばれていません。')).toBeVisible();
    await page.goto('/view/contact/?estate_ids=100015,999999999');
    await expect(page.getByText('物件（番号 999999999）：掲載が終了しました。')).toBeVisible();
    const many = Array.from({ length: 11 }, (_, index) => 100_015 + index).join(',');
    await page.goto(`/view/contact/?estate_ids=${many}`);
    await expect(page.getByText('物件は10件まで選択できます。')).toBeVisible();
  });
});
