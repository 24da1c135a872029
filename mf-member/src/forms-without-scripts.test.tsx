import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { cardOf } from './testing/card-of.ts';
import { documentOf } from './testing/document-of.ts';
import { captchaAnswers, fillInPerson, tick } from './testing/fill-in-form.ts';
import { openWithoutScripts } from './testing/open-without-scripts.tsx';

type Answers = Parameters<typeof openWithoutScripts>[1];

const inquiry = (no: number, estate_ids: number[] = []) => ({
  inquiry_id: no,
  inquiry_no: `Q0000000${no}`,
  shop: { shop_id: no, shop_name: `${no}号店`, tel: '03-0000-0000', address: '東京都新宿区1-1' },
  estate_ids,
  reply_text: '明日の午前中にご連絡します。',
  reservation: null,
});
const documents = [documentOf(1, '総合案内'), documentOf(21, '見学シート', { is_postal: false })];
const answers: Answers = {
  ...captchaAnswers,
  'estate/list': ({ body }: ReceivedCall) =>
    (body['estate_id'] as number[]).filter((id) => id < 100).map(cardOf),
  'document/publish/list': documents,
  'inquiry/create': { ...inquiry(1), inquiries: [inquiry(1)], documents: [] },
};
const open = (path: string, more: Answers = {}) => openWithoutScripts(path, { ...answers, ...more });
const button = (name: string) => screen.getByRole('button', { name });
const faults = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#'))
    .map(({ textContent }) => textContent);
const answer = async () => userEvent.type(screen.getByRole('textbox', { name: /3と4/ }), '7');

beforeEach(() => sessionStorage.clear());

test('the estates of an address are asked about, without the one whose box is not ticked', async () => {
  const several = { ...inquiry(1), inquiries: [inquiry(1, [1]), inquiry(2, [3])], documents: [] };
  const full = (id: number) => ({ ...cardOf(id), vacant_status_id: 4 });
  const { calls, submit } = await open('/view/contact/?estate_ids=1&estate_ids=2&estate_ids=3', {
    'estate/list': [cardOf(1), cardOf(2), full(3)],
    'inquiry/create': several,
  });
  expect(screen.getByRole('link', { name: '見本マンション2' })).toHaveAttribute('href', '/view/2/');
  await tick(/見本マンション2/);
  await tick(/キャンセル待ち/);
  await submit(button('入力内容を確認する'));
  expect(faults()).toContain('知りたいことを選択してください。');
  expect(screen.queryByText('見本マンション2')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /キャンセル待ち/ })).toBeChecked();
  await tick('空室状況');
  await fillInPerson();
  await submit(button('入力内容を確認する'));
  expect(screen.getByText('見本マンション1')).toBeVisible();
  expect(screen.getByText(/見本マンション3.*キャンセル待ちを希望/)).toBeVisible();
  await answer();
  await submit(button('送信する'));
  expect(screen.getByText('お問い合わせを受け付けました。受付番号：Q00000002')).toBeVisible();
  expect(screen.getByRole('link', { name: '見本マンション3' })).toBeVisible();
  expect(calls.find(({ path }) => path === 'inquiry/create')?.body).toMatchObject({
    form_type: 'view_contact',
    estate_ids: [1, 3],
    applicant: { contents: [1], waitlist_estate_ids: [3] },
    recaptcha_token: 'question-1.7',
  });
});

test('too many estates, and those that are gone, are said at once and refused in the same words', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => index + 1);
  const { submit } = await open(`/view/contact/?estate_ids=${[...ids, 100].join(',')}`);
  expect(screen.getByRole('group', { name: /^物件/ })).toHaveAccessibleDescription(
    /物件は10件まで選択できます。$/,
  );
  expect(screen.getByText(/番号 100.*掲載が終了しました/)).toBeVisible();
  await submit(button('入力内容を確認する'));
  expect(faults()).toContain('物件は10件まで選択できます。');
  await tick(/見本マンション11/);
  await tick(/番号 100/);
  await submit(button('入力内容を確認する'));
  expect(faults()).not.toContain('物件は10件まで選択できます。');
});

test('without an address of estates the form says so, and leads to the search', async () => {
  const { submit } = await open('/view/contact/');
  await submit(button('入力内容を確認する'));
  expect(faults()).toContain('物件を選択してください。');
  expect(screen.getByRole('link', { name: 'お部屋を探す' })).toHaveAttribute('href', '/search/');
});

test('estates that cannot be loaded can be asked about all the same', async () => {
  const { calls, submit } = await open('/view/contact/?estate_ids=1', { 'estate/list': 500 });
  expect(screen.getByText('物件（番号 1）：読み込めませんでした。')).toBeVisible();
  await tick('空室状況');
  await fillInPerson();
  await submit(button('入力内容を確認する'));
  await answer();
  await submit(button('送信する'));
  expect(calls.find(({ path }) => path === 'inquiry/create')?.body).toMatchObject({ estate_ids: [1] });
});

test('pamphlets are chosen by native boxes, and the way of delivery is checked before 確認', async () => {
  const { calls, submit, addressOf } = await open('/request/');
  await tick(/総合案内/);
  await tick(/見学シート/);
  await submit(button('請求に進む'));
  expect(addressOf()).toBe('/request/contact/?document_ids=1&document_ids=21');
  await userEvent.click(screen.getByRole('radio', { name: '郵送' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '学年' }), '高校3年');
  await fillInPerson();
  await submit(button('入力内容を確認する'));
  expect(faults()).toContain('郵便番号を入力してください。');
  const row = within(screen.getByRole('group', { name: /^資料/ }))
    .getByText('見学シート')
    .closest('li')!;
  expect(within(row).getByText(/この資料は郵送できません/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'デジタル' }));
  await submit(button('入力内容を確認する'));
  expect(screen.getByText('総合案内')).toBeVisible();
  await answer();
  await submit(button('送信する'));
  expect(screen.getByText('資料のご請求を受け付けました。受付番号：Q00000001')).toBeVisible();
  expect(calls.find(({ path }) => path === 'inquiry/create')?.body).toMatchObject({
    form_type: 'request',
    document_ids: [1, 21],
    applicant: { delivery: 1, grade_id: 3 },
  });
});

test('a pamphlet that is refused when it is sent is named at its item', async () => {
  const message = '選択された資料は現在お取り扱いがありません。資料を選択し直してください。';
  const refuse = refuseCall(400, '', [{ field: 'document_ids', code: 'not_found', message }]);
  const { submit } = await open('/request/contact/?document_ids=99', { 'inquiry/create': refuse });
  expect(screen.getByText(/番号 99.*現在お取り扱いがありません/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'デジタル' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '学年' }), '高校3年');
  await fillInPerson();
  await submit(button('入力内容を確認する'));
  await answer();
  await submit(button('送信する'));
  expect(faults()).toEqual([message]);
});
