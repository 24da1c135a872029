import { open } from '../browser.ts';
import { expect, logIn, test } from './member.ts';

test('a guest logs in, takes the list along and logs out', async ({ page, complaints, member }) => {
  await open(page, '/login/');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('メールアドレスを入力してください。').first()).toBeVisible();

  await page.getByLabel('メールアドレス').fill(member.mail_address);
  await page.getByLabel('パスワード', { exact: true }).fill('not the password 1');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。').first()).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toHaveValue(member.mail_address);
  // The refused call is a 400 on the wire, which Chromium reports.
  complaints.length = 0;

  await page.getByLabel('パスワード', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'ログアウト', exact: true }).click();
  await open(page, '/mypage/');
  await expect(page).toHaveURL(/\/login\//);
});

test('a login outlives its token and the sleep of the device, and a logout ends it', async ({
  page,
  context,
  complaints,
  member,
}) => {
  await open(page, '/login/');
  await page.getByLabel('メールアドレス').fill(member.mail_address);
  await page.getByLabel('パスワード', { exact: true }).fill(member.password);
  await page.getByRole('checkbox', { name: /ログインしたままにする/ }).check();
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);

  const findCookie = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  expect(await findCookie('refresh_token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/v1/user/customer',
  });
  const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
  expect(readable).not.toContain('refresh_token');

  /** Puts another token into the cookie, which keeps its other properties. */
  const replaceToken = async (value: string) => {
    const cookie = await findCookie('Authorization');
    if (cookie) await context.addCookies([{ ...cookie, value }]);
    return (cookie?.expires ?? 0) - Date.now() / 1000;
  };
  const expired = `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 60 }))}.s`;
  expect(await replaceToken(expired)).toBeGreaterThan(29 * 24 * 3600);
  await open(page, '/mypage/');
  await expect(page.getByText('見本 花子 さん、こんにちは。')).toBeVisible();
  expect((await findCookie('Authorization'))?.value).not.toBe(expired);

  // A token without an expiry: the refused call is renewed and made again.
  await replaceToken('refused');
  await open(page, '/mypage/');
  await expect(page.getByText('見本 花子 さん、こんにちは。')).toBeVisible();
  expect((await findCookie('Authorization'))?.value).not.toBe('refused');
  // The refused call is a 401 on the wire, which Chromium reports.
  complaints.length = 0;

  await page.getByRole('main').getByRole('button', { name: 'ログアウト', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => findCookie('refresh_token')).toBeUndefined();
});

test('a logout in one tab ends the page for members in another, which leads back to it', async ({
  page,
  context,
  member,
}) => {
  await logIn(page, '/mypage/', member);
  const other = await context.newPage();
  await open(other, '/mypage/');
  await expect(other.getByText(member.mail_address)).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'ログアウト', exact: true }).click();
  await expect(other).toHaveURL('/login/?return=%2Fmypage%2F');
  await expect(other.getByText(member.mail_address)).toHaveCount(0);
});

test('a login in one tab leads the login page of another on, and Back does not lead into it again', async ({
  page,
  context,
  member,
}) => {
  const other = await context.newPage();
  await open(other, '/faq/');
  await open(other, '/login/');
  const third = await context.newPage();
  await open(third, '/login/?return=%2Fguide%2F');
  const fourth = await context.newPage();
  await open(fourth, '/reset_password/');

  await logIn(page, '/mypage/', member);
  await expect(other).toHaveURL('/mypage/');
  await expect(other.getByText('見本 花子 さん、こんにちは。')).toBeVisible();
  await expect(third).toHaveURL('/guide/');
  await expect(fourth).toHaveURL('/mypage/');
  await other.goBack();
  await expect(other).toHaveURL('/faq/');
});

test('members are led to their page, and not invited to register', async ({ page, member }) => {
  await logIn(page, '/guide/', member);
  const invitation = page.getByRole('link', { name: /会員登録で、/ });
  const guidance = page.getByRole('complementary', { name: '会員の方へのご案内' });
  await expect(invitation).toHaveCount(0);
  await expect(guidance.getByRole('link')).toHaveAttribute('href', '/mypage/');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invitation).toBeHidden();
  await expect(guidance).toBeVisible();
});

test('the member page loads the member once, without a body', async ({ page, member }) => {
  await logIn(page, '/guide/', member);
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/customer/detail')) bodies.push(request.postData());
  });
  await page.goto('/mypage/');
  await expect(page.getByText('見本 花子 さん、こんにちは。')).toBeVisible();
  expect(bodies).toEqual([null]);
});
