import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { findInDoubledText, withDoubledText } from '../pages/doubled-text.ts';
import { makeOld } from '../old-browser.ts';
import { expect, open, schoolBox, test, untilIdle } from '../browser.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 897;

/** Looks at an estate, so that the visit has a history. */
async function viewEstates(page: Page, count: number): Promise<void> {
  await open(page, '/search/school/pref_id:13/school_id:56/');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  // A busy server leaves the list to the browser.
  await expect(links.nth(count - 1)).toBeAttached();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, path] of paths.slice(0, count).entries()) {
    await open(page, path);
    await expect(page.getByRole('banner').getByRole('link', { name: /閲覧履歴/ })).toContainText(
      `${index + 1}件`,
    );
  }
}

test('the menu of the phone leads everywhere, by touch and by keyboard', async ({ page }) => {
  await open(page, '/faq/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'メニュー' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await expect(menu.getByRole('link', { name: '新規会員登録はこちら' })).toHaveAttribute(
    'href',
    '/regist/?return=%2Ffaq%2F',
  );
  expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(407);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await menu.getByRole('link', { name: '店舗一覧' }).click();
  await expect(page).toHaveURL(/\/store\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an iPhone of 2017 has a page that answers', async ({ page }) => {
  await makeOld(page.context());
  await open(page, '/');
  expect(await page.evaluate(() => [typeof URL.canParse, 'popover' in HTMLElement.prototype])).toEqual([
    'undefined',
    false,
  ]);
  await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: 'よくある質問' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/よくある/);
  await open(page, '/view/100015/');
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り\s*1件/ })).toBeVisible();
});

test('the frame fits the narrowest screen with doubled text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/faq/');
  expect(await findInDoubledText(page)).toEqual([]);
});

test('nothing of the frame stays on the screen of a phone with doubled text', async ({ page }) => {
  await open(page, '/faq/');
  const parts = [page.getByRole('banner'), page.getByRole('navigation', { name: 'よく使うページ' })];
  const positionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).position);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const positions = await withDoubledText(page, () => Promise.all(parts.map(positionOf)));
    expect(positions, `${width} px`).toEqual(['static', 'static']);
  }
});

test('the bar of a home lets go of a small screen with doubled text, and keeps its place before', async ({
  page,
}) => {
  await open(page, '/view/100015/');
  const bar = page.locator('[data-page-bar]');
  const position = () => bar.evaluate((element) => getComputedStyle(element).position);
  for (const [width, height] of [
    [375, 667],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await position(), `${width} × ${height}`).toBe('fixed');
    expect(await withDoubledText(page, position), `${width} × ${height}`).toBe('static');
  }
});

test('the frame leaves a phone its screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/');
  await expect(schoolBox(page)).toBeInViewport({ ratio: 1 });
  const heightOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.height ?? 0;
  const furniture = [
    page.getByRole('complementary', { name: '会員登録のご案内' }),
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'よく使うページ' }),
  ];
  const heights = await Promise.all(furniture.map(heightOf));
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(0.15 * 812);
  expect(await heightOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(1_500);
});

test(
  'the header of the desktop has every link of the specification',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    for (const [name, path] of [
      ['はじめての方へ', '/guide/'],
      ['よくある質問', '/faq/'],
      ['お部屋を探す', '/search/'],
      ['選ばれる理由', '/support/'],
      ['キャンペーン', '/event/'],
      ['店舗一覧', '/store/'],
      ['ログイン', '/login/?return=%2F'],
    ] as const) {
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(header.getByRole('link', { name: /お気に入り\s*0件/ })).toHaveAttribute(
      'href',
      '/favorite/',
    );
    await expect(header.getByRole('link', { name: /閲覧履歴\s*0件/ })).toHaveAttribute('href', '/history/');
  },
);

test('the banner on top and the campaign stay closed', async ({ page, context }) => {
  await open(page, '/');
  const banner = page.getByRole('complementary', { name: '会員登録のご案内' });
  await banner.getByRole('button', { name: 'ご案内を閉じる' }).click();
  await expect(banner).toBeHidden();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'fixedbannershow')?.value).toBe('1');
  const campaign = page.getByRole('complementary', { name: 'キャンペーンのご案内' });
  await expect(campaign).toBeVisible();
  await campaign.getByRole('button', { name: /閉じる/ }).click();
  const logged = page.waitForResponse((answer) => /campaign_float/.test(answer.request().postData() ?? ''));
  await page.reload();
  await (await logged).finished();
  await untilIdle(page);
  await expect(banner).toBeHidden();
  await expect(campaign).toBeHidden();
});

test(
  'the banner on top stays in sight on a desktop and leaves a phone its screen',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/guide/');
    const banner = page.getByRole('complementary', { name: '会員登録のご案内' });
    const header = page.getByRole('banner');
    const headerTop = async () => (await header.boundingBox())?.y;
    await page.evaluate(() => scrollTo(0, 1_200));
    await expect(header).toBeInViewport();
    const isSeen = expect.poll(async () => ((await banner.boundingBox())?.y ?? -1) >= 0);
    await isSeen.toBe(!isPhone(page));
    expect(await headerTop()).toBe(isPhone(page) ? 0 : 44);
    if (isPhone(page)) return;
    await banner.getByRole('button', { name: 'ご案内を閉じる' }).click();
    await expect.poll(headerTop).toBe(0);
    await page.reload();
    await untilIdle(page);
    await page.evaluate(() => scrollTo(0, 1_200));
    await expect.poll(headerTop).toBe(0);
  },
);

test('the suggestions are found, named and no higher than 180 px', async ({ page }) => {
  await open(page, '/topic/');
  const box = page.getByRole('complementary', { name: '学校名から探す' }).getByRole('combobox');
  await box.scrollIntoViewIfNeeded();
  await box.click();
  await box.pressSequentially('だいがく');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(3)).toBeVisible();
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(180);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('the history can be paged, stopped and left', { tag: '@both' }, async ({ page }) => {
  // More than fit beside each other, without the home of the page.
  const count = isPhone(page) ? 4 : 7;
  await viewEstates(page, count);
  const history = page.getByRole('region', { name: '最近見た物件', exact: true });
  await history.scrollIntoViewIfNeeded();
  const pause = history.getByRole('button', { name: '自動再生を止める' });
  await expect(pause).toBeVisible();
  const item = history.locator('a[href^="/view/"]').first();
  expect(Math.round((await item.boundingBox())?.width ?? 0)).toBe(215);
  await expectAccessible(page);
  await pause.click();
  await expect(history.getByRole('button', { name: '自動再生を始める' })).toBeVisible();
  await history.getByRole('link', { name: '閲覧履歴をすべて見る' }).click();
  await expect(page).toHaveURL(/\/history\/$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing slides by itself', async ({ page }) => {
    await viewEstates(page, 3);
    const history = page.getByRole('region', { name: '最近見た物件', exact: true });
    await expect(history.locator('a[href^="/view/"]').first()).toBeAttached();
    await expect(history.getByRole('button', { name: /自動再生/ })).toHaveCount(0);
  });
});

test(
  'the frame by the keyboard alone: skip link, header, and never under fixed parts',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/faq/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(step < 30 ? 'Tab' : 'Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return '';
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const top1 = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top1 && (focused.contains(top1) || top1.contains(focused))
          ? ''
          : focused.outerHTML.slice(0, 80);
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  },
);

test('going back closes the menu of the phone before it leaves the page', async ({ page }) => {
  await open(page, '/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: '会社概要' }).click();
  await expect(page).toHaveURL('/company/');
  await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click();
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/company/');
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
});

test('a link to a part of the page leads there, wherever the page before was left', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await open(page, '/guide/?from=mail');
  await page.evaluate(() => scrollTo(0, 900));
  // Pressed in its place, without bringing the link into sight first.
  await footer.getByRole('link', { name: 'サイトマップ' }).dispatchEvent('click');
  await expect(page).toHaveTitle(/サイトマップ/);
  await page.evaluate(() => scrollTo(0, 2_000));
  await footer.getByRole('link', { name: 'ページの先頭へ' }).dispatchEvent('click');
  await expect(page).toHaveURL('/sitemap/#container');
  await untilIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/はじめて/);
  await footer.getByRole('link', { name: 'ページの先頭へ' }).click();
  await expect(page).toHaveURL('/guide/?from=mail#container');
});

test(
  'a page that is loaded anew starts at its top, and one that is gone back to where it was left',
  { tag: '@desktop' },
  async ({ page }) => {
    const isAt = (top: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
    await open(page, '/guide/');
    await page.evaluate(() => scrollTo(0, 400));
    // Its data are loaded in the browser.
    await open(page, '/favorite/');
    await expect(page.getByText('お気に入りに登録した物件はありません')).toBeVisible();
    await isAt(0);
    await page.goBack();
    await expect(page).toHaveTitle(/はじめて/);
    await isAt(400);
    await page.reload();
    await isAt(400);
  },
);

test('crossing 897 px reloads the page and keeps typed text', { tag: '@both' }, async ({ page }) => {
  await open(page, '/');
  const width = isPhone(page) ? 1024 : 600;
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  // While the page is being left, there is nothing to ask.
  const isSame = () => page.evaluate(() => Reflect.get(window, 'isSamePage') === true).catch(() => undefined);
  await schoolBox(page).fill('早稲田');
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(await isSame()).toBe(true);
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(isSame).toBe(false);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(schoolBox(page)).toHaveValue('早稲田');
});

test('an estate that is gone has the links at the bottom of a phone', async ({ page, complaints }) => {
  const links = page.getByRole('navigation', { name: 'よく使うページ' });
  await open(page, '/view/99999999/');
  await expect(links).toBeVisible();
  // The 404 of the page itself.
  complaints.length = 0;
});

test('everything of the frame can be hit with a finger', async ({ page }) => {
  await open(page, '/faq/');
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header a, header button, footer a, nav[aria-label="よく使うページ"] a, nav[aria-label="現在の位置"] a',
      ),
    ]
      .filter((element) => !element.closest('p') || element.matches('[href^="tel:"]'))
      .map((element) => ({ text: element.textContent.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 0 && (width < 44 || height < 44))
      .map(({ text, box }) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame is readable and its links and search lead on', async ({ page }) => {
    await page.goto('/topic/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /お気に入り/ })).toBeVisible();
    // The menu of the phone opens by a script. Its links beyond those of the footer are beside it.
    await expect(header.getByRole('link', { name: 'ログイン' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'メニュー' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'ご案内を閉じる' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '無料で登録する' })).toHaveAttribute(
      'href',
      /^\/regist\/\?return=/,
    );
    await expect(footer.locator('a[href^="tel:0120000"]')).not.toHaveCount(0);
    await expect(footer.getByText(/© 2003–\d{4} Gakumado（グループ創業1976年）/)).toBeVisible();
    await footer.getByRole('link', { name: '会社概要' }).click();
    await expect(page).toHaveURL(/\/company\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const side = page.getByRole('complementary', { name: '学校名から探す' });
    await side.getByPlaceholder('学校名を入力').fill('早稲田');
    await side.getByRole('button', { name: '検索' }).click();
    await expect(page).toHaveURL(/\/search\/school\/\?keyword=/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /早稲田キャンパス/ })
        .first(),
    ).toBeVisible();
  });
});

test('a session that ends asks for the login, comes back, and leaves drafts alone', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'Authorization', value: 'ended', url: baseURL ?? '' },
    { name: 'KEY_MY_MAIL', value: 'hanako@example.com', url: baseURL ?? '' },
  ]);
  await page.addInitScript(() => sessionStorage.setItem('FORM_CONTACT', '{"draft":1}'));
  await page.goto('/faq/?q=%E6%95%B7%E9%87%91');
  await expect(page).toHaveURL(/\/login\/\?return=%2Ffaq%2F%3Fq%3D/);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('Authorization');
  expect(names).not.toContain('KEY_MY_MAIL');
  expect(await page.evaluate(() => sessionStorage.getItem('FORM_CONTACT'))).toBe('{"draft":1}');

  await page.getByLabel('メールアドレス').fill('hanako@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('gakumado2026');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect(page).toHaveURL(/\/faq\/\?q=/);
  await expect(page.getByRole('banner')).toContainText('件');
  // The refused calls are 401s on the wire, which Chromium reports.
  complaints.length = 0;
});

test('two tabs of a guest stay in step', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/faq/');
  await viewEstates(page, 1);
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click();
  await expect(other.getByRole('banner').getByRole('link', { name: /お気に入り\s*1件/ })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: /閲覧履歴\s*1件/ })).toBeVisible();
  await other.close();
});

test('a changed condition is logged by the names of its fields', async ({ page }) => {
  await open(page, '/search/area/pref_id:13/result/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0&layout=1K');
  const beacon = page.waitForRequest(/\/log\/tracking\/save$/);
  await page.getByRole('link', { name: /1K\s*を外す/ }).click();
  const logged = (await beacon).postData() ?? '';
  expect(JSON.parse(logged)).toMatchObject({
    event_name: 'condition_changed',
    page_path: '/search/area/pref_id:13/result/',
    params: { fields: 'layout' },
  });
  expect(logged).not.toContain('早稲田');
});
