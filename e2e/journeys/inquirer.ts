import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The person who asks, as most forms end. */
export async function fillInPerson(page: Page): Promise<void> {
  const texts = {
    'お名前（姓）': '見本',
    'お名前（名）': '花子',
    'フリガナ（セイ）': 'みほん',
    'フリガナ（メイ）': 'はなこ',
    メールアドレス: 'hanako@example.com',
    確認用メールアドレス: 'hanako@example.com',
    電話番号: '０９０-1234-5678',
  };
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByRole('checkbox', { name: /個人情報の取り扱い/ }).check();
}

/** Goes on from 入力 to 確認. */
export async function toConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByRole('heading', { name: '入力内容のご確認' })).toBeVisible();
}

/** Answers the question of 確認, which stands in for a captcha's token. */
export async function answerQuestion(page: Page): Promise<void> {
  const question = await page
    .getByText(/次の計算/)
    .first()
    .textContent();
  await page.getByRole('textbox', { name: /次の計算/ }).fill(answerTo(question ?? ''));
}

/** The answer to a captcha's question: all of them are sums. */
function answerTo(question: string): string {
  const [first = 0, second = 0] = [...question.normalize('NFKC').matchAll(/\d+/g)].map(Number);
  return String(first + second);
}

/** The browser's own line about a call that was made to fail. */
export function forgive(complaints: string[]): void {
  expect(complaints.every((text) => text.startsWith('Failed to load resource'))).toBe(true);
  complaints.length = 0;
}
