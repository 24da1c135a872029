import type { Page } from '@playwright/test';
import { cards, expectPage, pressAt, skipToMain, tabTo } from './by-keyboard.ts';
import { expect, open, test } from './fixtures.ts';
import { freeDays, receipt } from './inquirer.ts';

/** The person who asks, by the keyboard alone, from the item before on. */
async function typePerson(page: Page): Promise<void> {
  for (const [name, text] of [
    ['お名前（姓）', '見本'],
    ['お名前（名）', '花子'],
    ['フリガナ（セイ）', 'みほん'],
    ['フリガナ（メイ）', 'はなこ'],
    ['メールアドレス', 'hanako@example.com'],
    ['確認用メールアドレス', 'hanako@example.com'],
    ['電話番号', '09012345678'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(text);
  }
  await pressAt(page, page.getByRole('checkbox', { name: /個人情報の取り扱い/ }), 'Space');
}

/** Chooses the first option of a select that can be chosen. */
async function chooseFirst(page: Page, name: string): Promise<void> {
  const select = page.getByRole('combobox', { name });
  await tabTo(page, select);
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
}

/** From 入力 by 確認 to 完了. */
async function goThrough(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: '入力内容を確認する' }));
  await expect(page.getByRole('heading', { name: '入力内容のご確認' })).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: '送信する' }));
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: '送信が完了しました' })).toBeFocused();
}

test('a visit is booked by the keyboard alone, after a fault that is led to', async ({ page }) => {
  await open(page, '/inquiry/general/?shopId=8');
  await skipToMain(page);
  await tabTo(page, page.getByRole('radio').first());
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('ArrowDown');
  const visit = page.getByRole('radio', { name: '来店・見学・オンライン内見' });
  await expect(visit).toBeChecked();
  await pressAt(page, page.getByRole('button', { name: '入力内容を確認する' }));
  await expect(page.getByText(/^入力内容に\d+件の誤りがあります。$/)).toBeVisible();
  const kind = page.getByRole('checkbox', { name: '来店・現地見学' });
  await expect(kind).toBeFocused();
  await page.keyboard.press('Space');
  await expect(freeDays(page, '第1希望').first()).toBeAttached();
  await chooseFirst(page, '第1希望の日付');
  await chooseFirst(page, '第1希望の時間');
  await typePerson(page);
  await goThrough(page);
});

test('favourites are asked about at once by the keyboard alone, and two of them compared before', async ({
  page,
}) => {
  await open(page, '/search/area/pref_id:13/result/');
  await skipToMain(page);
  for (const index of [0, 1]) {
    await pressAt(
      page,
      cards(page)
        .nth(index)
        .getByRole('button', { name: /お気に入りに追加/ }),
    );
    await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り/ })).toContainText(
      `${index + 1}件`,
    );
  }
  await open(page, '/favorite/');
  await expect(cards(page)).toHaveCount(2);
  await skipToMain(page);
  const all = page.getByRole('main').getByRole('checkbox', { name: 'すべて選択' });
  await pressAt(page, all, 'Space');
  await pressAt(page, page.getByRole('main').getByRole('button', { name: '比べる' }));
  await expectPage(page, '物件をくらべる');
  await pressAt(page, page.getByRole('main').getByRole('link', { name: 'お気に入りから選び直す' }));
  await expectPage(page, 'お気に入り物件');
  await pressAt(page, all, 'Space');
  await pressAt(page, page.getByRole('main').getByRole('button', { name: 'まとめて問い合わせ' }));
  await expectPage(page, /お問い合わせ/);
  await pressAt(page, page.getByRole('checkbox', { name: '空室状況' }), 'Space');
  await typePerson(page);
  await goThrough(page);
});
