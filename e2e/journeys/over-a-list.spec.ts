import type { Page } from '@playwright/test';
import { cards } from './by-keyboard.ts';
import { expect, holdBack, open, test } from '../browser.ts';

const LIST = '/search/area/pref_id:13/result/';

const NARROWED = '/search/school/pref_id:13/school_id:56/?condition=55&price_to=90000&building_type_id=52,63';

test('a card is low, and the first home is on the first screen', { tag: '@both' }, async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 897;
  const screens = isPhone
    ? [
        { width: 375, height: 812, max: 200 },
        { width: 320, height: 640, max: 260 },
        { width: 812, height: 375, max: 260 },
      ]
    : [{ width: 1280, height: 900, max: 260 }];
  await open(page, NARROWED);
  for (const { max, ...size } of screens) {
    await page.setViewportSize(size);
    const heights = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    );
    expect(Math.max(...heights), `${size.width} px`).toBeLessThanOrEqual(max);
    const name = cards(page).first().getByRole('heading');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(name).toBeInViewport({ ratio: 1 });
  }
});

/** A list of each kind as a search opens it, with the homes that a phone of 375 × 740 px shows of it at least. */
const LISTS = [
  { path: '/search/school/pref_id:13/school_id:56/', homes: 2.4 },
  { path: '/search/transit/pref_id:13/1130208/', homes: 2.4 },
  { path: LIST, homes: 2.4 },
  { path: '/search/keyword/?keyword=渋谷から30分以内で女性専用 8万円まで', homes: 2.2 },
  { path: NARROWED, homes: 2 },
  { path: `${LIST}?city_id=13104&cost_to=90000&layout=1K`, homes: 2 },
];

/** Homes on the first screen above the bar of the site, parts of one as such, and the top of the first in px. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main article')].map(
      (card) => card.getBoundingClientRect().top,
    );
    const bar = document.querySelector('nav[aria-label="よく使うページ"]')?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? bar.top : innerHeight;
    const homes = tops
      .slice(0, -1)
      .map((top, at) => Math.min(1, Math.max(0, (end - top) / ((tops[at + 1] ?? top) - top))));
    return { top: tops[0] ?? 0, homes: homes.reduce((sum, part) => sum + part, 0) };
  });

test('the first screen of a list belongs to its homes', { tag: '@both' }, async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 897;
  for (const { path, homes } of LISTS) {
    await open(page, path);
    const seen = await firstScreen(page);
    if (isPhone) expect(seen.homes, path).toBeGreaterThanOrEqual(homes);
    else expect(seen.top, path).toBeLessThanOrEqual(300);
  }
});

test('the conditions of a list are one row, along which the keyboard goes', async ({ page }) => {
  await open(page, `${NARROWED}&layout=1K,1R&walk_minutes_max=10`);
  const conditions = page.getByRole('link', { name: /を外す$/ });
  const tops = await conditions.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const last = page.getByRole('link', { name: 'すべて外す' });
  await conditions.last().focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

/** Parts that cover an element: each point of a close net over it at which a touch would go elsewhere. */
const covers = (page: Page, name: string) =>
  page.getByRole('group', { name }).evaluate((bar) => {
    const { left, top, width, height } = bar.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 2; x < left + width - 2; x += 4) {
      for (let y = top + 2; y < top + height - 2; y += 4) {
        const hit = document.elementFromPoint(x, y);
        // Beyond its rounded corners is the page.
        if (hit && !bar.contains(hit) && hit.closest('button, label')) found.add(hit.outerHTML.slice(0, 80));
      }
    }
    return [...found];
  });

test('no part of a card lies over the bar of the chosen ones', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await open(page, LIST);
  await page.getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
  await cards(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('group', { name: '選択した物件の操作' })).toBeVisible();
  const heart = cards(page)
    .nth(1)
    .getByRole('button', { name: /お気に入りに追加/ });
  const heartTop = (await heart.boundingBox())?.y ?? 0;
  // The second card's heart and box pass beneath the bar.
  for (const barTop of [420, 460, 500, 540]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), heartTop - barTop);
    expect(await covers(page, '選択した物件の操作')).toEqual([]);
  }
});

test('a message waits while a dialogue is open, whose buttons it would cover', async ({ page }) => {
  await open(page, LIST);
  await cards(page)
    .first()
    .getByRole('button', { name: /お気に入りに追加/ })
    .click();
  const message = page.getByText('お気に入りに追加しました。');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: /^条件を絞り込む/ }).click();
  const dialog = page.getByRole('dialog', { name: '条件を絞り込む' });
  await expect(dialog.getByRole('button', { name: /この条件で絞り込む/ })).toBeVisible();
  await expect(message).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(message).toBeVisible();
});

test('actions for chosen estates stay inside their bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, LIST);
  await page.getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
  await page.getByRole('article').first().getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: '選択した物件の操作' });
  const right = async (name: string) => {
    const box = await bar.getByRole('button', { name }).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const box = await bar.boundingBox();
  expect(await right('まとめて問い合わせ')).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
});

test(
  'a press on a card shows what the card knows, while the page of the home is on its way',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, NARROWED);
    const card = cards(page).nth(1);
    const name = await card.getByRole('heading').innerText();
    const cost = await card.locator('data').first().getAttribute('value');
    const letThrough = await holdBack(page, '**/estate/detail');
    await card.getByRole('link', { name }).click();
    const ahead = page.locator('[data-ahead]');
    await expect(ahead).toBeInViewport();
    await expect(ahead).toContainText(name);
    await expect(ahead).toContainText(Number(cost).toLocaleString('ja-JP'));
    await expect(card).toBeHidden();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(ahead).toHaveCount(0);
    await page.goBack();
    await expect(card.getByRole('heading')).toBeInViewport();
  },
);
