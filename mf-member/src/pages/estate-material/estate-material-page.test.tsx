import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { captchaAnswers, confirm, fillInPerson, press, send, tick } from '../../testing/fill-in-form.ts';

const estate = (estate_id: number, name: string) => ({
  estate_id,
  name,
  address_detail: '東京都新宿区西早稲田1-1',
  vacant_status_id: 1,
  inquiry_no: `1234567${estate_id}`,
  price_min: 60000,
  price_max: 60000,
  station_time_text_min: '早稲田駅 徒歩5分',
  estate_image_path: null,
});
const estates = [estate(1, '見本ハイツ'), estate(2, '見本会館')];
const inquiry = {
  inquiry_id: 1,
  inquiry_no: 'Q00000001',
  shop: {
    shop_id: 5,
    shop_name: '高田馬場店',
    tel: '03-0000-0000',
    area_slug: 'kanto',
    m_prefecture_id: 13,
    address: '東京都新宿区1-1',
  },
  estate_ids: [1],
  reply_text: '明日の午前中にご連絡します。',
  reservation: null,
};
const wish = (equipment_id: number, name: string, group: number) => ({
  equipment_id,
  name,
  group,
  is_filter: true,
});
const answers = {
  'estate/list': ({ body }: { body: { estate_id: number[] } }) =>
    estates.filter(({ estate_id }) => body.estate_id.includes(estate_id)),
  'equipment/list': [wish(52, '学生マンション', 3), wish(61, '家具付き', 2), wish(801, 'オートロック', 1)],
  'school/campus/list': [
    { campus_id: 56, school_id: 56, pref_id: 13, school_name: '見本大学', campus_name: '本校' },
  ],
  'inquiry/create': {
    ...inquiry,
    inquiries: [inquiry],
    documents: [{ document_id: 1, title: '総合案内', pdf_path: '/documents/1.pdf' }],
  },
  ...captchaAnswers,
};
const open = (query = '', options: object = {}) =>
  renderRoutes(routes, `/data_request/contact/${query}`, { answers: { ...answers, ...options } });
const prefecture = () => screen.getByRole('combobox', { name: 'ご希望の都道府県' });
const fillIn = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'デジタル' }));
  await fillInPerson();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '学年' }), '高校3年');
};

beforeEach(() => sessionStorage.clear());

test('material about estates is asked for with wishes; 完了 leads to what can be read and says who answers', async () => {
  const { calls } = await open('?estateIds=1,2');
  expect(screen.getByRole('link', { name: '見本会館' })).toBeVisible();
  // Where the estates are need not be said again.
  expect(prefecture()).toHaveDisplayValue('東京都');
  await press('見本会館を外す');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '家賃の上限' }), '60000');
  await tick('学生マンション');
  await tick('家具付き');
  expect(screen.queryByRole('checkbox', { name: 'オートロック' })).not.toBeInTheDocument();
  await fillIn();
  await confirm();
  await send();
  expect(await screen.findByText('資料のご請求を受け付けました。受付番号：Q00000001')).toBeVisible();
  expect(screen.getByRole('link', { name: '総合案内（PDF）' })).toHaveAttribute('href', '/documents/1.pdf');
  expect(screen.getByRole('heading', { name: '高田馬場店' })).toBeVisible();
  expect(calls.find(({ path }) => path === 'inquiry/create')!.body).toMatchObject({
    form_type: 'data_request',
    estate_ids: [1],
    applicant: {
      pref_id: 13,
      price_to: 60000,
      building_type_id: [52],
      condition: [61],
      delivery: 1,
      grade_id: 3,
      campus_ids: [],
    },
  });
});

test('a home with few free rooms says how many, like its page', async () => {
  const few = { ...estates[0], vacant_status_id: 3, vacant_count: 2 };
  await open('?estateIds=1', { 'estate/list': [few] });
  expect(await screen.findByText(/^空室2室/)).toBeVisible();
});

test('a school is enough; a prefecture or a school is needed', async () => {
  const { calls } = await open('?campusId=56');
  expect(await screen.findByText('見本大学')).toBeVisible();
  expect(prefecture()).toHaveValue('');
  await press('見本大学を外す');
  await fillIn();
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('link', { name: '都道府県または学校を選択してください。' }));
  expect(prefecture()).toHaveFocus();
  await userEvent.type(screen.getByRole('combobox', { name: '学校名で探す' }), '見本');
  await userEvent.click(await screen.findByRole('option', { name: /見本大学/ }));
  await waitFor(() => expect(prefecture()).toBeValid());
  await press('見本大学を外す');
  await userEvent.selectOptions(prefecture(), '東京都');
  await confirm();
  await send();
  await screen.findByText(/ご請求を受け付けました/);
  const { body } = calls.find(({ path }) => path === 'inquiry/create')!;
  expect(body).toMatchObject({ applicant: { pref_id: 13, campus_ids: [] } });
  expect(body['estate_ids'] ?? []).toEqual([]);
});

test('without anything in the address it is about the estates that were chosen in this tab', async () => {
  sessionStorage.setItem('ESTATE_ID_VIEW_CONTACT', '[2]');
  const first = await open('?prefId=13');
  expect(screen.queryByRole('link', { name: '見本会館' })).not.toBeInTheDocument();
  first.unmount();
  sessionStorage.removeItem('FORM_CONTACT');
  await open();
  expect(await screen.findByRole('link', { name: '見本会館' })).toBeVisible();
});

test('a school that is not there any more is named on 確認 and taken off on 入力', async () => {
  const message = '検討中の学校を選択し直してください。';
  const refuse = refuseCall(400, '', [{ field: 'applicant.campus_ids', code: 'not_found', message }]);
  await open('?campusId=56', { 'inquiry/create': refuse });
  await fillIn();
  await confirm();
  await send();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*検討中の学校$/);
  expect(await screen.findByRole('group', { name: /検討中の学校/ })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});

test('without the words of wishes and the estates the form still takes a request', async () => {
  await open('?estateIds=1', { 'equipment/list': 500, 'estate/list': 500 });
  expect(await screen.findByText('物件（番号 1）：読み込めませんでした。')).toBeVisible();
  expect(screen.queryByRole('group', { name: /こだわりの条件/ })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: '家賃の下限' })).toBeVisible();
});
