import { open } from '../browser.ts';
import { expect, logIn, openOtherDevice, test } from './member.ts';

const SCHOOL = '西早稲田キャンパス';

test('what was said on one device is on the other one, and a family’s list has it for everybody', async ({
  page,
  browser,
  member,
}) => {
  const exchanged = page.waitForRequest(
    (request) =>
      request.url().includes('my_search/exchange') && request.postData()?.includes(SCHOOL) === true,
  );
  await logIn(page, '/search/school/pref_id:13/school_id:56/', member);
  const answer = await (await exchanged).response();
  expect(answer?.status()).toBe(200);

  const other = await openOtherDevice(browser, '/search/area/pref_id:13/result/', member);
  const card = other.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(`${SCHOOL}まで`);
  await card.getByRole('button', { name: /お気に入りに追加/ }).click();
  await expect(other.getByText('お気に入りに追加しました。')).toBeVisible();

  await open(other, '/favorite/');
  await other.getByRole('checkbox', { name: 'すべて選択' }).check();
  await other.getByRole('button', { name: '家族のリストにする' }).click();
  await expect(other).toHaveURL(/\/favorite\/\?share=/);
  // A grandmother, who has said nothing.
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, other.url());
  await expect(stranger.getByRole('main').getByRole('article')).toContainText(`${SCHOOL}まで`);
});
