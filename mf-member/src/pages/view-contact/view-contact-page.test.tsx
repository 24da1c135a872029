import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import {
  captchaAnswers,
  confirm,
  fillInPerson,
  press,
  send,
  tick,
  type,
} from '../../testing/fill-in-form.ts';

const estate = (estate_id: number, name: string, vacant_status_id = 1) => ({
  estate_id,
  name,
  vacant_status_id,
  inquiry_no: `1234567${estate_id}`,
  price_min: 60000,
  price_max: 60000,
  station_time_text_min: '早稲田駅 徒歩5分',
  estate_image_path: null,
});
const estates = [estate(1, '見本ハイツ'), estate(2, '満室会館', 4), estate(3, '見本荘')];
const inquiry = (no: number, shop_name: string, estate_ids: number[]) => ({
  inquiry_id: no,
  inquiry_no: `Q0000000${no}`,
  shop: {
    shop_id: no,
    shop_name,
    tel: `03-0000-000${no}`,
    area_slug: 'kanto',
    m_prefecture_id: 13,
    address: '東京都新宿区1-1',
  },
  estate_ids,
  reply_text: '明日の午前中にご連絡します。',
  reservation: null,
});
const inquiries = [inquiry(1, '高田馬場店', [1]), inquiry(2, '横浜店', [2])];
const answers = {
  'estate/list': ({ body }: { body: { estate_id: number[] } }) =>
    estates.filter(({ estate_id }) => body.estate_id.includes(estate_id)),
  'inquiry/create': { ...inquiries[0], inquiries, documents: [] },
  ...captchaAnswers,
};

const LIST = 'ESTATE_ID_VIEW_CONTACT';
const open = (options: object = {}) =>
  renderRoutes(routes, '/view/contact/', { answers: { ...answers, ...options } });
const names = () => screen.getAllByRole('link', { name: /ハイツ|会館|荘/ }).map((link) => link.textContent);

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(LIST, '[1,2,3]');
});

test('the chosen estates are asked about at once, and each shop answers under a number of its own', async () => {
  const { calls, router } = await open();
  expect(await screen.findByRole('link', { name: '満室会館' })).toHaveAttribute('href', '/view/2/');
  expect(names()).toEqual(['見本ハイツ', '満室会館', '見本荘']);
  // Only what is full can be waited for.
  await userEvent.click(screen.getByRole('checkbox', { name: /キャンセル待ち/ }));
  await screen.findByRole('link', { name: '見本荘' });
  await press('見本荘を外す');
  expect(names()).toEqual(['見本ハイツ', '満室会館']);
  expect(sessionStorage.getItem(LIST)).toBe('[1,2]');
  await tick('空室状況');
  await tick('見学したい');
  await type('お問い合わせ内容の詳細', '4月に入居したいです。');
  await fillInPerson();

  await confirm();
  expect(screen.getByText('満室会館（キャンセル待ちを希望）')).toBeVisible();
  expect(screen.getByText('空室状況、見学したい')).toBeVisible();
  await send();
  expect(await screen.findByText('お問い合わせを受け付けました。受付番号：Q00000001')).toBeVisible();
  expect(screen.getByText('お問い合わせを受け付けました。受付番号：Q00000002')).toBeVisible();
  const shop = screen.getByRole('heading', { name: '横浜店' }).parentElement!;
  expect(within(shop).getByRole('link', { name: '03-0000-0002' })).toBeVisible();
  expect(within(shop).getByText('満室会館')).toBeVisible();
  expect(calls.find(({ path }) => path === 'inquiry/create')!.body).toMatchObject({
    form_type: 'view_contact',
    estate_ids: [1, 2],
    message: '4月に入居したいです。',
    applicant: { contents: [1, 3], waitlist_estate_ids: [2], kana_sei: 'ミホン', agree: true },
  });
  expect(sessionStorage.getItem(LIST)).toBe('[]');
  expect(router.state.location.search).toBe('?step=finished');
});

test('what was taken off is not waited for, and without any estate there is nothing to send', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /キャンセル待ち/ }));
  await press('満室会館を外す');
  await tick('空室状況');
  await fillInPerson();
  await confirm();
  expect(screen.queryByText(/キャンセル待ち/)).not.toBeInTheDocument();
  await send();
  await screen.findByText(/受け付けました。受付番号：Q00000001/);
  expect(calls.find(({ path }) => path === 'inquiry/create')!.body).toMatchObject({
    estate_ids: [1, 3],
    applicant: { waitlist_estate_ids: [] },
  });
});

test('the last estate can be taken off as well: then the form says so and leads to the search', async () => {
  sessionStorage.setItem(LIST, '[1]');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '見本ハイツを外す' }));
  expect(screen.getByRole('link', { name: 'お部屋を探す' })).toHaveAttribute('href', '/search/');
  await press('入力内容を確認する');
  const fault = await screen.findByRole('link', { name: '物件を選択してください。' });
  await userEvent.click(fault);
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'お部屋を探す' }));
  expect(screen.getByRole('link', { name: '知りたいことを選択してください。' })).toBeVisible();
});

test('an address names estates of its own: one is taken off, and the list of the tab stays', async () => {
  const path = '/view/contact/?estate_ids=3%2C1%2C9';
  const first = await renderRoutes(routes, path, { answers });
  expect(names()).toEqual(['見本荘', '見本ハイツ']);
  expect(screen.getByText(/番号 9.*掲載が終了しました/)).toBeVisible();
  await press('見本荘を外す');
  await press('物件（番号 9）を外す');
  first.unmount();
  const { calls } = await renderRoutes(routes, path, { answers });
  await waitFor(() => expect(names()).toEqual(['見本ハイツ']));
  await tick('空室状況');
  await fillInPerson();
  await confirm();
  await send();
  await screen.findByText(/受け付けました。受付番号：Q00000001/);
  expect(calls.find(({ path: sent }) => sent === 'inquiry/create')!.body).toMatchObject({ estate_ids: [1] });
  expect(sessionStorage.getItem(LIST)).toBe('[1,2,3]');
});

test('an empty list leads to the search', async () => {
  sessionStorage.setItem(LIST, '[]');
  const { router } = await open();
  expect(router.state.location.pathname).toBe('/search/');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a new list replaces that of the draft, and what was typed stays', async () => {
  const first = await open();
  await type('お名前（姓）', '見本');
  first.unmount();
  sessionStorage.setItem(LIST, '[3]');
  await open();
  expect(await screen.findByRole('link', { name: '見本荘' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '見本ハイツ' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('見本');
});

test('an estate that is no longer published is said, refused in its row, and can be taken off', async () => {
  sessionStorage.setItem(LIST, '[1,9]');
  const message = '選択された物件が見つかりませんでした。物件を選択し直してください。';
  const refuse = refuseCall(400, '', [{ field: 'estate_ids', code: 'not_found', message }]);
  await open({ 'inquiry/create': refuse });
  expect(await screen.findByText(/番号 9.*掲載が終了しました/)).toBeVisible();
  await tick('空室状況');
  await fillInPerson();
  await confirm();
  await send();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*物件$/);
  await userEvent.click(await screen.findByRole('button', { name: '物件（番号 9）を外す' }));
  await waitFor(() => expect(sessionStorage.getItem(LIST)).toBe('[1]'));
});
