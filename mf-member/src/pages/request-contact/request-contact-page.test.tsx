import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentOf, refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { box, captchaAnswers, confirm, fillInPerson, press, send, type } from '../../testing/fill-in-form.ts';

const documents = [documentOf(1, '総合案内'), documentOf(21, '見学シート', { is_postal: false })];
const inquiry = {
  inquiry_id: 1,
  inquiry_no: 'Q00000001',
  shop: null,
  estate_ids: [],
  reply_text: '資料は、リンクからすぐにご覧いただけます。',
  reservation: null,
};
const read = documents.map(({ document_id, title, pdf_path }) => ({ document_id, title, pdf_path }));
const answers = {
  'document/publish/list': documents,
  'address/detail': [
    {
      zip_code: '1690075',
      prefecture_id: 13,
      prefecture_name: '東京都',
      city_id: 13104,
      city_name: '新宿区',
      town_name: '高田馬場',
    },
  ],
  'inquiry/create': { ...inquiry, inquiries: [inquiry], documents: read },
  ...captchaAnswers,
};
const LIST = 'ARR_DOCUMENT_ID';
const open = (options: object = {}) =>
  renderRoutes(routes, '/request/contact/', { answers: { ...answers, ...options } });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const fillIn = async () => {
  await fillInPerson();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '学年' }), '高校3年');
};

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(LIST, '[1,21]');
});

test('digital pamphlets need no address and can be read on 完了', async () => {
  const { calls } = await open();
  expect(screen.getByText('総合案内')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '郵便番号' })).not.toBeInTheDocument();
  await choose('デジタル');
  await fillIn();
  await confirm();
  await send();
  expect(await screen.findByText('資料のご請求を受け付けました。受付番号：Q00000001')).toBeVisible();
  expect(screen.getByRole('link', { name: '見学シート（PDF）' })).toHaveAttribute(
    'href',
    '/documents/21.pdf',
  );
  expect(screen.getByText('資料は、リンクからすぐにご覧いただけます。')).toBeVisible();
  const { body } = calls.find(({ path }) => path === 'inquiry/create')!;
  expect(body).toMatchObject({
    form_type: 'request',
    document_ids: [1, 21],
    applicant: { delivery: 1, grade_id: 3, mail_address: 'Hanako@example.com' },
  });
  expect(body['applicant']).not.toHaveProperty('zip_code');
  expect(sessionStorage.getItem(LIST)).toBe('[]');
});

test('the post needs an address and brings only what is printed: the form says which is not', async () => {
  const { calls } = await open();
  expect(screen.queryByText(/この資料は郵送できません/)).not.toBeInTheDocument();
  await choose('郵送');
  const rows = screen.getByRole('group', { name: /^資料/ });
  const row = within(rows).getByText('見学シート').closest('li')!;
  expect(within(row).getByText(/この資料は郵送できません/)).toBeVisible();
  await fillIn();
  await press('入力内容を確認する');
  expect(await screen.findByRole('link', { name: '郵便番号を入力してください。' })).toBeVisible();
  expect(
    screen.getByRole('link', {
      name: '選択されたお届け方法では、お送りできない資料があります。お届け方法か資料を選択し直してください。',
    }),
  ).toBeVisible();
  await press('見学シートを外す');
  await waitFor(() => expect(screen.queryByText(/お送りできない資料/)).not.toBeInTheDocument());
  await type('郵便番号', '169-0075');
  expect(await screen.findByDisplayValue('新宿区')).toBe(box('市区町村'));
  expect(box('町名・番地')).toHaveValue('高田馬場');
  await type('町名・番地', '1-2-3');
  await confirm();
  expect(screen.getByText(/169-0075.*東京都新宿区高田馬場1-2-3/)).toBeVisible();
  await send();
  await screen.findByText(/ご請求を受け付けました/);
  expect(calls.find(({ path }) => path === 'inquiry/create')!.body).toMatchObject({
    document_ids: [1],
    applicant: {
      delivery: 2,
      zip_code: '1690075',
      prefecture_id: 13,
      city: '新宿区',
      address: '高田馬場1-2-3',
    },
  });
});

test('the postal code of an office fills in its whole address', async () => {
  const office = {
    ...answers['address/detail'][0],
    zip_code: '1698050',
    town_name: '西早稲田',
    block: '1丁目6-1',
  };
  await open({ 'address/detail': [office] });
  await choose('郵送');
  await type('郵便番号', '169-8050');
  expect(await screen.findByText('住所に「東京都新宿区西早稲田1丁目6-1」が入りました。')).toBeInTheDocument();
  expect(box('町名・番地')).toHaveValue('西早稲田1丁目6-1');
});

test('what a postal code filled in follows its correction, also after 確認; what was typed stays', async () => {
  const town = (zip_code: string, prefecture_id: number, names: [string, string, string]) => ({
    zip_code,
    prefecture_id,
    prefecture_name: names[0],
    city_id: prefecture_id * 1000 + 1,
    city_name: names[1],
    town_name: names[2],
  });
  const towns = [
    town('6028368', 26, ['京都府', '京都市上京区', '北町']),
    town('1600023', 13, ['東京都', '新宿区', '西新宿']),
    town('0600001', 1, ['北海道', '札幌市中央区', '北一条西']),
  ];
  const { calls } = await open({
    'address/detail': ({ body }: { body: Record<string, unknown> }) =>
      towns.filter(({ zip_code }) => zip_code === body['zip_code']),
  });
  const correct = async (zip: string) => {
    await userEvent.clear(box('郵便番号'));
    await type('郵便番号', zip);
  };
  const prefecture = () => screen.getByRole('combobox', { name: '都道府県' });
  await choose('郵送');
  await type('郵便番号', '6028368');
  expect(await screen.findByText('住所に「京都府京都市上京区北町」が入りました。')).toBeInTheDocument();
  await correct('1600023');
  expect(await screen.findByText('住所に「東京都新宿区西新宿」が入りました。')).toBeInTheDocument();
  expect(prefecture()).toHaveDisplayValue('東京都');
  expect(box('市区町村')).toHaveValue('新宿区');
  expect(box('町名・番地')).toHaveValue('西新宿');

  await type('町名・番地', '1-2-3');
  await press('見学シートを外す');
  await fillIn();
  await confirm();
  await press('入力に戻る');
  await waitFor(() => expect(calls.filter(({ path }) => path === 'address/detail')).toHaveLength(3));
  await correct('0600001');
  expect(await screen.findByText('住所に「北海道札幌市中央区」が入りました。')).toBeInTheDocument();
  expect(prefecture()).toHaveDisplayValue('北海道');
  expect(box('町名・番地')).toHaveValue('西新宿1-2-3');
});

test('a refused pamphlet is named on 確認 and taken off on 入力', async () => {
  const message = '選択された資料は現在お取り扱いがありません。資料を選択し直してください。';
  sessionStorage.setItem(LIST, '[1,99]');
  const refuse = refuseCall(400, '', [{ field: 'document_ids', code: 'not_found', message }]);
  await open({ 'inquiry/create': refuse });
  expect(screen.getByText(/番号 99.*現在お取り扱いがありません/)).toBeVisible();
  await choose('デジタル');
  await fillIn();
  await confirm();
  await send();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*資料$/);
  await userEvent.click(await screen.findByRole('button', { name: '資料（番号 99）を外す' }));
  expect(sessionStorage.getItem(LIST)).toBe('[1]');
});

test('what was typed is there again after a reload', async () => {
  const first = await open();
  await choose('郵送');
  await type('市区町村', '新宿区');
  first.unmount();
  await open();
  expect(await screen.findByRole('radio', { name: '郵送' })).toBeChecked();
  expect(await screen.findByRole('textbox', { name: '市区町村' })).toHaveValue('新宿区');
});

test('without a choice the visitor chooses first; without the list the numbers are there', async () => {
  const first = await open({ 'document/publish/list': 500 });
  expect(screen.getByText('資料（番号 21）：読み込めませんでした。')).toBeVisible();
  first.unmount();
  sessionStorage.removeItem(LIST);
  const { router } = await open();
  expect(router.state.location.pathname).toBe('/request/');
});
