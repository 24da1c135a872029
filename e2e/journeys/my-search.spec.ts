import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { findShifts } from '../pages/layout-shift.ts';
import { expect, open, test } from '../browser.ts';

const CAMPUS = '/search/school/pref_id:13/school_id:56/';
const SCHOOL = '西早稲田キャンパス';
const PREFECTURE = '/search/area/pref_id:13/result/';

const line = (page: Page) => page.getByRole('region', { name: 'わたしの条件' });
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test(
  'a school that was looked at once is on every card and page, without moving them',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, `${CAMPUS}?cost_to=90000`);
    await expect(line(page)).toContainText(`${SCHOOL}・月9万円まで`);

    await open(page, PREFECTURE);
    await expect(firstCard(page)).toContainText(`${SCHOOL}まで`);
    expect(await findShifts(page, 0.01)).toEqual([]);
    const home = firstCard(page).getByRole('heading').getByRole('link');
    const path = (await home.getAttribute('href'))?.split('?')[0] ?? '';
    await home.click();
    await expect(page.getByRole('group', { name: /選んだ学校への通学時間/ })).toContainText(SCHOOL);

    // By a link that somebody sent, which names no school.
    await open(page, path);
    await expect(page.getByRole('list', { name: 'わたしの条件の通う先まで' })).toContainText(`${SCHOOL}まで`);
    expect(await findShifts(page, 0.01)).toEqual([]);
  },
);

test('the line is changed and forgotten by the keyboard', async ({ page }) => {
  await open(page, CAMPUS);
  await expect(line(page)).toContainText(SCHOOL);
  await open(page, PREFECTURE);
  const change = line(page).getByRole('button', { name: 'わたしの条件を変更' });
  await change.focus();
  await page.keyboard.press('Enter');
  const dialogue = page.getByRole('dialog', { name: 'わたしの条件' });
  await expect(dialogue).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialogue).toBeHidden();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await dialogue.getByRole('combobox', { name: '入居する人' }).selectOption('女性');
  await dialogue.getByRole('button', { name: '保存して、この一覧を絞り込む' }).press('Enter');
  await expect(page).toHaveURL(`${PREFECTURE}?gender_type=0,1,3`);
  await expect(line(page)).toContainText('女性');
  await change.press('Enter');
  await dialogue.getByRole('button', { name: 'すべて忘れる' }).press('Enter');
  await expect(line(page)).toContainText('学校や予算を決めると');
  await open(page, PREFECTURE);
  await expect(firstCard(page)).not.toContainText(`${SCHOOL}まで`);
});

test('the line is in reach over the map of a phone, and where a phone lies down', async ({ page }) => {
  const change = line(page).getByRole('button', { name: 'わたしの条件を変更' });
  const dialogue = page.getByRole('dialog', { name: 'わたしの条件' });
  await open(page, CAMPUS);
  for (const size of [
    { width: 375, height: 740 },
    { width: 812, height: 375 },
  ]) {
    await page.setViewportSize(size);
    for (const address of [`${CAMPUS}?view=map`, PREFECTURE]) {
      await open(page, address);
      await change.click();
      await expect(dialogue.getByText(`早稲田大学 ${SCHOOL}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogue).toBeHidden();
    }
  }
});
