import type { Page } from '@playwright/test';
import { expect, open } from '../journeys/fixtures.ts';

/** The sample member. */
export const member = { mail_address: 'hanako@example.com', password: 'gakumado2026' };

/** Logs in on the page and goes on to `path`. */
export async function logIn(page: Page, path: string): Promise<void> {
  await open(page, `/login/?return=${encodeURIComponent(path)}`);
  await page.getByLabel('メールアドレス').fill(member.mail_address);
  await page.getByLabel('パスワード', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(path);
}
