import { expectAccessible } from './expect-accessible.ts';
import { chooseCampus, expect, open, test } from './fixtures.ts';

for (const path of [
  '/',
  '/search/',
  '/search/school/',
  '/search/school/keyword/000/',
  '/search/school/?keyword=わせだ',
  '/search/school/?kana_row=わ',
  '/search/school/pref_id:13/',
  '/search/school/school_id:50/',
  '/search/?guide=1',
  '/search/?guide=2&place=campus&school=わせだ',
  '/search/?guide=5&place=pref&pref=13',
  '/search_condition/?place=city&pref=13&city_id=13104',
  '/search_condition/?place=station&pref=13',
  '/popup/pop_icon/',
  '/search/area/pref_id:13/',
  '/search/area/pref_id:13/result/?city_id=13104',
  '/search/area/result/?area_slug=kanto',
  '/search/transit/',
  '/search/transit/pref_id:14/',
  '/search/transit/pref_id:13/1130208/',
  '/search/transit/000/?pref_id=13&station_id=1130101',
  '/city/tokyo/',
  '/city/aomori/',
  '/topic/',
  '/faq/',
  '/favorite/',
  '/history/',
  '/login/',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}

test('axe finds nothing on a result list and an estate, and neither is wider than the screen', async ({
  page,
}) => {
  await open(page, '/');
  await chooseCampus(page, '早大', '早稲田大学 早稲田キャンパス');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: '費用' })).toBeVisible();
  await expectAccessible(page);
});

test('fields keep their labels and messages when the page changes after the first HTML', async ({ page }) => {
  await open(page, '/search/keyword/?keyword=早稲田');
  const word = page.getByRole('main').getByRole('searchbox');
  await word.fill('東京');
  await word.press('Enter');
  await expect(page).toHaveURL(/keyword=%E6%9D%B1%E4%BA%AC/);
  await expectAccessible(page);

  await open(page, '/guide/');
  await page
    .getByRole('complementary', { name: '学校名から探す' })
    .getByRole('button', { name: '検索' })
    .click();
  await expect(page).toHaveURL(/\/search\/school\/keyword\/000\//);
  await expectAccessible(page);
});
