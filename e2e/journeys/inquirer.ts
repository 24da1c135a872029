import type { Page } from '@playwright/test';
import { findViolations } from '../pages/accessibility.ts';
import { findAtOtherSizes } from '../pages/other-sizes.ts';
import { expect } from '../browser.ts';

/** The person who asks, as most forms end. */
export async function fillInPerson(page: Page, mail = 'hanako@example.com'): Promise<void> {
  const texts = {
    'お名前（姓）': '見本',
    'お名前（名）': '花子',
    'フリガナ（セイ）': 'みほん',
    'フリガナ（メイ）': 'はなこ',
    メールアドレス: mail,
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

/** Sends from 確認 on. */
export const send = (page: Page, name = '送信する') => page.getByRole('button', { name }).click();

/** The message of 完了 with its number: the arrival, or the booking. */
export const receipt = (page: Page, sent = 'お問い合わせ') =>
  page.getByText(new RegExp(`${sent}を(?:受け付け|承り)ました。受付番号：Q\\d{8}`));

/** The number that 完了 says. */
export async function receiptNumber(page: Page, sent?: string): Promise<string> {
  await expect(receipt(page, sent)).toBeVisible();
  return /Q\d{8}/.exec((await receipt(page, sent).textContent()) ?? '')?.[0] ?? '';
}

const weekday = new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'UTC' });

/** A date as pages write it: 2026年12月05日（土）. */
const dayText = (date: string) =>
  `${date.replace(/(\d+)-(\d+)-(\d+)/, '$1年$2月$3日')}（${weekday.format(new Date(date))}）`;

/** The radio buttons of a row that can be chosen: its days with free times, or the free times of a day. */
export const freeOf = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name }).locator('label:not(:has(:disabled), :has-text("受付終了")) input');

/** Chooses the first free time of a day, counted from the first with any, and answers both as pages write them. */
export async function chooseSlot(page: Page, dayIndex = 0, row = '第1希望'): Promise<string> {
  const day = freeOf(page, `${row}の日付`).nth(dayIndex);
  await day.check();
  // One that has been taken since it was chosen stays among them and says so.
  const time = freeOf(page, `${row}の時間`).first();
  await time.check();
  return `${dayText(await day.inputValue())} ${await time.inputValue()}`;
}

/** The browser's own line about a call that was made to fail. */
export async function forgive(complaints: string[]): Promise<void> {
  // It may come after what the page says.
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(complaints.every((text) => text.startsWith('Failed to load resource'))).toBe(true);
  complaints.length = 0;
}

/** The step of a form that is shown can be used by everybody: axe, the narrowest screen and doubled text. */
export async function expectOpenToAll(page: Page): Promise<void> {
  expect([...(await findViolations(page, 'main')), ...(await findAtOtherSizes(page))]).toEqual([]);
}
