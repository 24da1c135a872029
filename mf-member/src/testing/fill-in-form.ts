import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// Actions of a visitor in every form in three steps.

export const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const type = async (name: string, text: string) => userEvent.type(box(name), text);
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

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
