import type { Page } from '@playwright/test';
import { cards, expectList, expectPage, pressAt, skipToMain, tabTo } from './by-keyboard.ts';
import { expect, open, test } from '../browser.ts';

/** A campus of 早稲田大学 in the sample data. */
const CAMPUS = '/search/school/pref_id:13/school_id:56/';

const sortMenu = (page: Page) => page.getByRole('group').filter({ hasText: '並び順：' }).locator('summary');
const orders = (page: Page) => page.getByRole('navigation', { name: '並び順' });

test('an order, the map and the list, a second campus and without it', async ({ page }) => {
  await open(page, CAMPUS);
  await skipToMain(page);
  await pressAt(page, sortMenu(page));
  await tabTo(page, orders(page).getByRole('link').nth(1));
  await page.keyboard.press('Escape');
  await expect(orders(page)).toBeHidden();
  await expect(sortMenu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, orders(page).getByRole('link', { name: /家賃が安い順/ }));
  await expect(page).toHaveURL(/\?sort=price_asc$/);
  await expectList(page);

  const add = page.locator('summary', { hasText: '2か所に通えるお部屋を探す' });
  await pressAt(page, add);
  await tabTo(page, page.getByRole('main').getByRole('combobox', { name: '2か所目の学校・駅・住所' }));
  await page.keyboard.type('明治大学');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/second_school_id=\d+/);
  await expectList(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/早稲田キャンパスと明治大学.*の両方/);
  await pressAt(page, page.getByRole('link', { name: /2か所目（明治大学.*を外す/ }));
  await expect(page).not.toHaveURL(/second_school_id/);
  await expectList(page);

  const views = page.getByRole('navigation', { name: '表示の切り替え' });
  await pressAt(page, views.getByRole('link', { name: '地図' }));
  await expect(page).toHaveURL(/view=map/);
  await expectList(page);
  await pressAt(page, views.getByRole('link', { name: '一覧' }));
  await expect(page).not.toHaveURL(/view=map/);
  await expectList(page);
});

test('requirements and preferences, then the list by them', async ({ page }) => {
  await open(page, CAMPUS);
  await skipToMain(page);
  const opener = page.getByRole('button', { name: /^条件を絞り込む/ });
  await pressAt(page, opener);
  const dialog = page.getByRole('dialog', { name: '条件を絞り込む' });
  await pressAt(page, dialog.getByRole('checkbox', { name: /^オートロック(?!：)/ }), 'Space');
  await pressAt(page, dialog.locator('summary').filter({ hasText: '建物' }));
  await pressAt(page, dialog.getByRole('checkbox', { name: /^宅配ボックス(?!：)/ }), 'Space');
  await pressAt(page, dialog.getByRole('checkbox', { name: '宅配ボックス：できれば' }), 'Space');
  await pressAt(page, dialog.getByRole('button', { name: /この条件で絞り込む/ }));
  await expect(page).toHaveURL(/\?equipment=801&optional_equipment=804$/);
  await expectList(page);
  await pressAt(page, sortMenu(page));
  await pressAt(page, orders(page).getByRole('link', { name: /希望に合う順/ }));
  await expectList(page);
  await expect(cards(page).first().getByText('1/1 一致')).toBeVisible();

  await pressAt(page, page.getByRole('link', { name: /オートロック\s*を外す/ }));
  await expect(page).toHaveURL(/\?optional_equipment=804&sort=match_desc$/);
  await expectList(page);
  await pressAt(page, page.getByRole('link', { name: 'すべて外す' }));
  await expect(page).not.toHaveURL(/equipment/);
  await expectList(page);
});

test('estates of a list into the favourites, none of them, and the next page', async ({ page }) => {
  await open(page, CAMPUS);
  await skipToMain(page);
  await pressAt(page, page.getByRole('checkbox', { name: 'まとめて選ぶ' }), 'Space');
  for (const index of [0, 1]) {
    await pressAt(page, cards(page).nth(index).getByRole('checkbox'), 'Space');
  }
  const bar = page.getByRole('group', { name: '選択した物件の操作' });
  await expect(bar.getByText('2件を選択中')).toBeVisible();
  const add = bar.getByRole('button', { name: 'お気に入りに追加' });
  await pressAt(page, add);
  await expect(page.getByText('2件をお気に入りに追加しました。')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /お気に入り\s*2件/ })).toBeVisible();
  await expect(add).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'メッセージを閉じる' }));
  await expect(add).toBeFocused();

  const all = bar.getByRole('checkbox', { name: 'すべて選択' });
  await pressAt(page, all, 'Space', 'Shift+Tab');
  await expect(bar.getByText('20件を選択中')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(bar.getByText('0件を選択中')).toBeVisible();
  await expect(all).toBeFocused();

  const pages = page.getByRole('navigation', { name: 'ページ送り' });
  await pressAt(page, pages.getByRole('link', { name: '2ページ目', exact: true }));
  await expect(page).toHaveURL(/\?page=2$/);
  await expectList(page);
  await expect(bar).toBeHidden();
});

test('an empty result: saved for later, found again, deleted; and one condition less', async ({ page }) => {
  await open(page, `${CAMPUS}?commute_minutes_max=10&price_to=12000`);
  await skipToMain(page);
  await pressAt(page, page.getByRole('button', { name: 'この条件を保存' }));
  await tabTo(page, page.getByRole('textbox', { name: '条件の名前' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('条件を保存しました。')).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: '保存した条件を見る' }));
  const saved = page.getByRole('region', { name: '保存した条件' });
  await expect(saved).toBeFocused();
  await pressAt(page, saved.getByRole('link').first());
  await expect(page).toHaveURL(/\?commute_minutes_max=10&price_to=12000$/);
  await expectPage(page, /早稲田キャンパス/);

  const ways = page.getByRole('region', { name: '条件を変えると見つかる物件' });
  await pressAt(page, ways.getByRole('link').first());
  await expectList(page);
  await expect(cards(page).first()).toBeVisible();

  await open(page, '/search_condition/#saved');
  await pressAt(page, saved.getByRole('button', { name: /^削除/ }));
  await expect(saved.getByText('保存した条件はありません')).toBeVisible();
  await expect(saved.getByRole('heading', { name: '保存した条件' })).toBeFocused();
});
