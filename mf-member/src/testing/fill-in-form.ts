import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatShortDay } from '@gakumado/shared/ui';

// Actions of a visitor in every form in three steps.

export const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const type = async (name: string, text: string) => userEvent.type(box(name), text);
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

/** The days or the times that a row offers, 「第1希望の日付」. */
export const offered = (name: string) => screen.getByRole('radiogroup', { name });

const radiosOf = (name: string) => within(offered(name)).getAllByRole<HTMLInputElement>('radio');

/** Their values: YYYY-MM-DD or HH:mm. */
export const offeredValues = (name: string) => radiosOf(name).map(({ value }) => value);

/** The chosen one. */
export const chosenOf = (name: string) => radiosOf(name).find(({ checked }) => checked)?.value;

/** Chooses a time of a row's strip, when its day is chosen. */
export const chooseTime = async (row: string, time: string) =>
  userEvent.click(within(offered(`${row}の時間`)).getByText(time));

/** Chooses a day (YYYY-MM-DD) of a row's strip, when it is there. By its text: sixty names of buttons take jsdom long. */
export async function chooseDay(row: string, date: string): Promise<void> {
  const days = await screen.findByRole('radiogroup', { name: `${row}の日付` });
  await userEvent.click(await within(days).findByText(formatShortDay(date)));
}

/** The answer to `captcha/question` of {@link send}. */
export const captchaAnswers = {
  'captcha/question': { question: '3と4を足すといくつですか。', token: 'question-1' },
};

/** Name, mail address and consent. */
export async function fillInPerson(): Promise<void> {
  await type('お名前（姓）', '見本');
  await type('お名前（名）', '花子');
  await type('フリガナ（セイ）', 'みほん');
  await type('フリガナ（メイ）', 'はなこ');
  await type('メールアドレス', 'Hanako@Example.com');
  await tick(/個人情報の取り扱い/);
}

/** From 入力 to 確認. */
export async function confirm(): Promise<void> {
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
}

/** From 確認 on, with the answer to the question of {@link captchaAnswers}. */
export async function send(): Promise<void> {
  await press('送信する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('送信する');
}
