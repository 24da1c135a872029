import { expect, open, test } from '../browser.ts';
import { answerQuestion } from './answer-question.ts';
import { chooseSlot, expectOpenToAll, fillInPerson, forgive, receipt, send, toConfirm } from './inquirer.ts';

const VISIT = '/inquiry/general/?shopId=5&inquiryContentsId=3&isVisit=1';

test('a visit is booked from an estate; the receipt has a number and a file for the calendar', async ({
  page,
}) => {
  await open(page, '/inquiry/general/?estateId=100015&inquiryContentsId=3&isVisit=1&fromEstate=true');
  await expect(page.getByRole('radio', { name: '来店・見学・オンライン内見' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: '店舗' })).not.toHaveValue('');
  await fillInPerson(page);
  await chooseSlot(page);
  await toConfirm(page);
  await expect(page.getByText('09012345678')).toBeVisible();
  await expect(page.getByRole('heading', { name: '入力内容のご確認' })).toBeFocused();
  await expectOpenToAll(page);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('見本');
  await toConfirm(page);
  // A reload keeps it.
  await page.reload();
  await expect(page.getByText('ミホン ハナコ')).toBeVisible();
  await send(page);
  await expect(receipt(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /カレンダーに追加/ })).toHaveAttribute(
    'download',
    /^Q\d{8}\.ics$/,
  );
  await expectOpenToAll(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: '送信する' })).toBeHidden();
});

test('a time that is taken between 確認 and sending is named there, and another one goes through', async ({
  page,
  complaints,
}) => {
  await open(page, VISIT);
  await fillInPerson(page);
  await chooseSlot(page, 3);
  await toConfirm(page);
  const message = '選択された時間は受付を終了しました。別の時間を選択してください。';
  const errors = [{ field: 'wishes.0.time', code: 'conflict', message }];
  const json = { status: 400, result: null, message: '', errors };
  await page.route('**/inquiry/create', (route) => route.fulfill({ status: 400, json }), { times: 1 });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('送信できませんでした。1件の項目をご確認ください。');
  await page.getByRole('button', { name: /^修正する/ }).click();
  const time = page.getByRole('radiogroup', { name: '第1希望の時間' });
  await expect(time.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText(message).first()).toBeVisible();
  await time.getByRole('radio').nth(1).check();
  await toConfirm(page);
  await send(page);
  await expect(receipt(page)).toBeVisible();
  await forgive(complaints);
});

test('sent without a connection and then once more, it is one inquiry', async ({ page, complaints }) => {
  await open(page, '/inquiry/general/?inquiryContentsId=1');
  await fillInPerson(page);
  await toConfirm(page);
  const ids: unknown[] = [];
  let isLost = true;
  await page.route('**/inquiry/create', async (route) => {
    ids.push(route.request().postDataJSON().request_id);
    if (!isLost) return route.continue();
    isLost = false;
    // The request arrives, its answer does not.
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('入力内容は保持されています');
  await send(page);
  await expect(receipt(page)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await forgive(complaints);
});

test('where the puzzle is refused, a question is the way', async ({ page, complaints }) => {
  await open(page, '/inquiry/general/?inquiryContentsId=1');
  await page.route('**/captcha/challenge*', (route) => route.abort());
  await fillInPerson(page);
  await toConfirm(page);
  await send(page);
  await answerQuestion(page);
  await send(page);
  await expect(receipt(page)).toBeVisible();
  await forgive(complaints);
});

test('two tabs have two drafts', async ({ page, context }) => {
  await open(page, '/inquiry/general/');
  await page.getByRole('textbox', { name: 'お名前（姓）' }).fill('一枚目');
  const second = await context.newPage();
  await open(second, '/inquiry/general/');
  await expect(second.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('');
  await second.getByRole('textbox', { name: 'お名前（姓）' }).fill('二枚目');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('一枚目');
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('二枚目');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is checked, confirmed and sent by the same rules', async ({ page }) => {
    await page.goto(VISIT);
    await page.getByRole('textbox', { name: 'お名前（姓）' }).fill('見本');
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await expect(page.getByText('入力内容に8件の誤りがあります。')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('見本');
    await expect(page.getByRole('textbox', { name: 'お名前（名）' })).toHaveAccessibleDescription(
      'お名前（名）を入力してください。',
    );
    await page.getByRole('radio', { name: '空室・入居条件' }).check();
    await fillInPerson(page);
    await toConfirm(page);
    await expect(page.getByText('ミホン ハナコ')).toBeVisible();
    await answerQuestion(page);
    await send(page);
    await expect(receipt(page)).toBeVisible();
  });
});
