import { hash } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, open, test as base } from '../browser.ts';
import { mailedCode, newAddress } from '../inbox.ts';

export interface Member {
  mail_address: string;
  password: string;
  /** A call of the member past the pages: data from before, and actions of another device. */
  call: <T>(path: string, data: object) => Promise<T>;
}

/** Sends a call and answers its result. */
async function post<T>(request: APIRequestContext, path: string, data: object, token?: string): Promise<T> {
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const answer = await request.post(`/api/v1/user/${path}`, { data, headers });
  expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.any(String)]);
  return (await answer.json()).result;
}

/** Solves the puzzle that forms ask browsers for. */
async function solvePuzzle(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/v1/user/captcha/challenge?action=regist');
  const { challenge, salt, algorithm, maxnumber, signature } = await answer.json();
  let number = 0;
  while (number <= maxnumber && hash('sha256', `${salt}${number}`) !== challenge) number += 1;
  const token = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

/** Registers a member with an address of its own and empty lists: 見本 花子. */
export async function registerMember(request: APIRequestContext): Promise<Member> {
  const mail_address = newAddress();
  const password = 'nishiki-2026';
  await post(request, 'customer/create', {
    registrant_type: 1,
    mail_address,
    password,
    name_sei: '見本',
    name_mei: '花子',
    kana_sei: 'ミホン',
    kana_mei: 'ハナコ',
    grade_id: 3,
    agree: true,
    recaptcha_token: await solvePuzzle(request),
  });
  await post(request, 'customer/confirm', { mail_address, code: await mailedCode(request, mail_address) });
  const login = { mail_address, password };
  const { access_token } = await post<{ access_token: string }>(request, 'customer/login', login);
  return { ...login, call: (path, data) => post(request, path, data, access_token) };
}

/** The credentials of a member. */
type Login = Pick<Member, 'mail_address' | 'password'>;

/** Logs in on the page and continues to `path`. */
export async function logIn(page: Page, path: string, login: Login): Promise<void> {
  await open(page, `/login/?return=${encodeURIComponent(path)}`);
  await giveLogin(page, login);
  await expect(page).toHaveURL(path);
}

/** Fills in and sends the login page, to which the visitor was led. */
export async function giveLogin(page: Page, { mail_address, password }: Login): Promise<void> {
  await page.getByLabel('メールアドレス').fill(mail_address);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** Another device of the member, at `path`. */
export async function openOtherDevice(browser: Browser, path: string, login: Login): Promise<Page> {
  const other = await (await browser.newContext()).newPage();
  await logIn(other, path, login);
  return other;
}

/** Each journey has a member of its own. */
export const test = base.extend<{ member: Member }>({
  member: async ({ request }, use) => use(await registerMember(request)),
});

export { expect };
