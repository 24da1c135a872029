import type { Locator } from '@playwright/test';
import { expect, holdBack, open, schoolBox, suggestion, test } from '../browser.ts';
import { newAddress } from '../inbox.ts';
import { receiptNumber } from './inquirer.ts';

test('a guest books a visit from the home page in nine taps, and sees what is booked while its form is on its way', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await open(page, '/');
  await tap(schoolBox(page));
  await page.keyboard.type('わせだ');
  await tap(suggestion(page, '早稲田大学 早稲田キャンパス'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('早稲田キャンパス');
  await tap(page.getByRole('main').getByRole('article').first().getByRole('link').first());
  await tap(page.locator('[data-page-bar]').getByRole('link', { name: '見学を予約' }));
  const home = (await page.locator('h1').textContent()) ?? '';
  const sheet = page.getByRole('dialog', { name: '見学を予約' });
  const time = sheet.getByRole('link', { name: /\d\d:\d\d$/ }).first();
  const wish = (await time.getAttribute('aria-label')) ?? '';

  const letThrough = await holdBack(page, /\/shop\/list/);
  await tap(time);
  const ahead = page.locator('[data-ahead]');
  await expect(ahead).toBeInViewport();
  await expect(ahead).toContainText(`見学のご予約${home}`);
  await expect(sheet).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: '見学のご予約' })).toBeFocused();
  await expect(ahead).toHaveCount(0);
  const [date, hour] = ['日付', '時間'].map((part) =>
    page.getByRole('radiogroup', { name: `第1希望の${part}` }).locator('label:has(:checked)'),
  );
  await expect(hour!).toHaveText(wish.slice(-5));
  await expect(date!).toContainText(wish.split('日')[0]!);

  // A browser fills in the person at the touch of one field.
  await tap(page.getByRole('textbox', { name: 'お名前（姓）', exact: true }));
  const person = {
    'お名前（姓）': '見本',
    'お名前（名）': '花子',
    'フリガナ（セイ）': 'ミホン',
    'フリガナ（メイ）': 'ハナコ',
    メールアドレス: newAddress(),
    電話番号: '090-1234-5678',
  };
  for (const [name, text] of Object.entries(person))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await tap(page.getByRole('checkbox', { name: /個人情報の取り扱い/ }));
  await tap(page.getByRole('button', { name: '入力内容を確認する' }));
  await tap(page.getByRole('button', { name: '送信する' }));
  expect(await receiptNumber(page)).toMatch(/^Q\d{8}$/);
  await expect(page.getByRole('main').getByText('店舗への道順と地図')).toBeVisible();
  expect(taps).toBe(9);
});
