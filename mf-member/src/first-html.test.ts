/**
 * @jest-environment node
 */
import { serveHtml } from './testing/serve.tsx';

test.each([
  ['/favorite/', 'お気に入り物件', 'お気に入りを読み込んでいます'],
  ['/history/', '閲覧履歴', '閲覧履歴を読み込んでいます'],
  ['/login/', 'ログイン', 'autoComplete="current-password"'],
  ['/mypage/', '会員ページ', 'ログアウト'],
  ['/reset_password/', 'パスワードの再設定', '再設定用のURLを送る'],
  ['/request/contact/', 'パンフレットのご請求', 'お届け方法'],
  ['/view/contact/', '物件のお問い合わせ', '知りたいこと'],
])('the server renders %s with its heading, its frame and noindex', async (path, heading, part) => {
  const html = await serveHtml(path);
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(part);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
});

test('the server renders the registration, which may be listed', async () => {
  const html = await serveHtml('/regist/');
  expect(html).toContain('会員登録は無料です。');
  expect(html).not.toContain('noindex');
});

test.each(['/favorite/', '/history/', '/mypage/search_condition/', '/inquiry/general/?inquiry=1'])(
  'the server says on %s that it needs scripts',
  async (path) => {
    expect(await serveHtml(path)).toContain('JavaScriptが必要です');
  },
);

test('no mail address and no code of an address is in the first HTML', async () => {
  const query =
    '?code=q8Xv-secret&mail_address=hanako%40example.com&mail=hanako%40example.com&return=%2Fguide%2F';
  for (const path of ['/regist/', '/reset_password/', '/reset_password/change/']) {
    const html = await serveHtml(path + query);
    expect(html).not.toMatch(/q8Xv-secret|hanako/);
  }
});

test('a login form that is sent before hydration does not put the password into the address', async () => {
  expect(await serveHtml('/login/')).toMatch(/<form[^>]* method="post"/);
});
