import { expect, open, test } from './fixtures.ts';

test('a guest logs in, takes the list along and logs out', async ({ page, complaints }) => {
  await open(page, '/login/');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('メールアドレスを入力してください。').first()).toBeVisible();

  await page.getByLabel('メールアドレス').fill('hanako@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('not the password 1');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。').first()).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.com');
  // The refused call is a 400 on the wire, which Chromium reports.
  complaints.length = 0;

  await page.getByLabel('パスワード', { exact: true }).fill('gakumado2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'ログアウト' }).click();
  await open(page, '/mypage/');
  await expect(page).toHaveURL(/\/login\//);
});
