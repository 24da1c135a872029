import type { Page } from '@playwright/test';
import { cards, expectPage, pressAt, skipToMain, tabTo } from './by-keyboard.ts';
import { expect, open, test } from '../browser.ts';
import { receipt } from './inquirer.ts';

/** The person who asks, by the keyboard alone, from the item before on. */
async function typePerson(page: Page): Promise<void> {
  for (const [name, text] of [
    ['お名前（姓）', '見本'],
    ['お名前（名）', '花子'],
    ['フリガナ（セイ）', 'みほん'],
    ['フリガナ（メイ）', 'はなこ'],
    ['メールアドレス', 'hanako@example.com'],
    ['電話番号', '09012345678'],
  ] as const) {
    const box = page.getByRole('textbox', { name, exact: true });
    // A fault has led to it already.
    if (!(await box.evaluate((it) => it === document.activeElement))) await tabTo(page, box);
    await page.keyboard.type(text);
  }
  await pressAt(page, page.getByRole('checkbox', { name: /個人情報の取り扱い/ }), 'Space');
}

/** From 入力 by 確認 to 完了. */
async function goThrough(page: Page, heading: string): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: '入力内容を確認する' }));
  await expect(page.getByRole('heading', { name: '入力内容のご確認' })).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: '送信する' }));
  // Homes of two shops have a number each.
  await expect(receipt(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

/** The month after this one in Japan, YYYY-MM. */
function nextMonth(): string {
  const inJapan = new Date(Date.now() + 9 * 60 * 60 * 1000);
  return new Date(Date.UTC(inJapan.getUTCFullYear(), inJapan.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}

test('a visit is booked from the calendar of a shop by the keyboard alone, after a fault that is led to', async ({
  page,
}) => {
  // In the last days of a month a shop may have a single day left.
  await open(page, `/store/kanto/tokyo/?shop=4&tab=calendar&month=${nextMonth()}`);
  await skipToMain(page);
  const days = page.getByRole('table', { name: /^\d{4}年\d+月/ }).getByRole('link');
  await tabTo(page, days.first());
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&day=\d{4}-\d{2}-\d{2}#times$/);
  // The address changes a moment before the focus follows: a key between both is nobody's.
  await expect(page.getByRole('region', { name: /の空き時間$/ })).toBeFocused();
  await pressAt(page, page.getByRole('link', { name: /来店・現地見学を\s*予約する/ }).first());
  await expectPage(page, '見学のご予約');
  const [date, time] = ['日付', '時間'].map((part) =>
    page.getByRole('radiogroup', { name: `第1希望の${part}` }).getByRole('radio', { checked: true }),
  );
  await expect(page.getByRole('checkbox', { name: '来店・現地見学' })).toBeChecked();
  await expect(date!).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  const offered = await time!.inputValue();
  await tabTo(page, time!);
  await page.keyboard.press('ArrowDown');
  await expect(time!).not.toHaveValue(offered);
  await pressAt(page, page.getByRole('button', { name: '入力内容を確認する' }));
  await expect(page.getByText(/^入力内容に\d+件の誤りがあります。$/)).toBeVisible();
  await typePerson(page);
  await goThrough(page, 'ご予約が完了しました');
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
  await goThrough(page, '送信が完了しました');
});
