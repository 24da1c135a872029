import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';

const field = (name: string, label: string, type: string, more: object = {}) => ({
  name,
  label,
  type,
  is_required: true,
  ...more,
});
const form = {
  id: 'owner',
  title: '物件をお持ちの方のご相談',
  what: 'ご相談',
  description: 'オーナーの方からのご相談を承ります。',
  lead: '<p>ご相談に<strong>費用</strong>はかかりません。</p>',
  finished: '<p>二営業日のうちにご連絡します。</p>',
  fields: [
    field('name_sei', 'お名前（姓）', 'name'),
    field('name_mei', 'お名前（名）', 'name'),
    field('mail_address', 'メールアドレス', 'mail'),
    field('tel', '電話番号', 'tel', { is_required: false }),
    field('property_zip', '物件の郵便番号', 'zip', { is_required: false }),
    field('rooms', '部屋の数', 'select', { options: ['1～9室', '10室以上'] }),
    field('way', 'ご連絡の方法', 'radio', { options: ['メール', '電話'] }),
    field('topics', 'ご相談の内容', 'checkbox', { options: ['募集', '管理'] }),
    field('extra', 'ご希望', 'checkbox', { options: ['訪問'], is_required: false }),
    field('start_ym', 'ご希望の時期', 'month', { is_required: false }),
    field('visit_day', 'ご訪問の日', 'date', { is_required: false }),
    field('is_new', 'はじめてのご相談', 'flag', { is_required: false }),
    field('detail', '詳しい内容', 'textarea', { is_required: false, note: '1000文字まで' }),
    field('code', '紹介コード', 'of_tomorrow', { is_required: false }),
  ],
};
const inquiry = { inquiry_id: 1, inquiry_no: 'Q12345678', shop: null, estate_ids: [], reservation: null };
const answers = {
  'content/mailforms/owner': form,
  'content/mailforms/nothing': 404,
  'captcha/question': { question: '3と4を足すといくつですか。', token: 'question-1' },
  'inquiry/create': { ...inquiry, reply_text: '', inquiries: [inquiry], documents: [] },
};

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

async function fillIn() {
  await userEvent.type(box('お名前（姓）'), '見本');
  await userEvent.type(box('お名前（名）'), '太郎');
  await userEvent.type(box('メールアドレス'), 'taro@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '部屋の数' }), '1～9室');
  await userEvent.click(screen.getByRole('radio', { name: '電話' }));
  await tick('管理');
  await tick(/個人情報の取り扱い/);
}

async function confirmAndSend() {
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
  await press('送信する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('送信する');
}

beforeEach(() => sessionStorage.clear());

test('a form is made of what the content service says, and sent under its name', async () => {
  const { calls } = await renderRoutes(routes, '/mailform/owner/', { answers });
  expect(screen.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
  expect(screen.getByText('費用').tagName).toBe('STRONG');
  expect(screen.getByRole('textbox', { name: '詳しい内容' })).toHaveAccessibleDescription('1000文字まで');
  expect(box('お名前（姓）')).toHaveAttribute('autocomplete', 'family-name');
  expect(box('物件の郵便番号')).not.toHaveAttribute('autocomplete');
  await fillIn();
  await userEvent.type(box('物件の郵便番号'), '１６９－８０５０');
  fireEvent.change(screen.getByLabelText('ご希望の時期'), { target: { value: '2027-03' } });
  await userEvent.type(box('紹介コード'), 'A1');
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
  for (const text of ['見本 太郎', '1～9室', '管理', '〒169-8050', '2027年3月', 'A1'])
    expect(screen.getByText(text)).toBeVisible();

  await press('送信する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('送信する');
  expect(await screen.findByText('二営業日のうちにご連絡します。')).toBeVisible();
  expect(screen.getByText('ご相談を受け付けました。受付番号：Q12345678')).toBeVisible();
  expect(screen.getByText(/受付の控えをお送りしました/)).toBeVisible();
  const chosen = within(screen.getByRole('heading', { name: 'お選びの内容' }).parentElement!);
  expect(chosen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '部屋の数',
    'ご連絡の方法',
    'ご相談の内容',
  ]);
  expect(chosen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1～9室',
    '電話',
    '管理',
  ]);
  const { body } = calls.find(({ path }) => path === 'inquiry/create')!;
  expect(body).toMatchObject({
    form_type: 'mailform:owner',
    applicant: {
      name_sei: '見本',
      mail_address: 'taro@example.com',
      rooms: '1～9室',
      way: '電話',
      topics: ['管理'],
      extra: [],
      property_zip: '1698050',
      start_ym: '2027-03',
      is_new: false,
      code: 'A1',
      agree: true,
    },
  });
});

test('what is missing is named by the words of the form', async () => {
  await renderRoutes(routes, '/mailform/owner/', { answers });
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に7件の誤りがあります。')).toBeInTheDocument();
  expect(box('お名前（姓）')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'ご相談の内容を選択してください。' }));
  expect(screen.getByRole('checkbox', { name: '募集' })).toHaveFocus();
});

test('a refused item is corrected from its row of 確認', async () => {
  const message = 'メールアドレスの形式が正しくありません。（例：hanako@example.com）';
  const refuse = refuseCall(400, '', [{ field: 'applicant.mail_address', code: 'format', message }]);
  await renderRoutes(routes, '/mailform/owner/', { answers: { ...answers, 'inquiry/create': refuse } });
  await fillIn();
  await confirmAndSend();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*メールアドレス$/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'メールアドレス' })).toHaveFocus());
});

test('what was typed is there again after a reload, and in no other form', async () => {
  const first = await renderRoutes(routes, '/mailform/owner/', { answers });
  await fillIn();
  await tick('訪問');
  first.unmount();
  const second = await renderRoutes(routes, '/mailform/owner/', { answers });
  expect(box('お名前（姓）')).toHaveValue('見本');
  expect(screen.getByRole('checkbox', { name: '管理' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '募集' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: '訪問' })).toBeChecked();
  second.unmount();
  const partner = { ...form, id: 'partner', title: '学校・法人の方のご相談' };
  await renderRoutes(routes, '/mailform/partner/', {
    answers: { ...answers, 'content/mailforms/partner': partner },
  });
  expect(box('お名前（姓）')).toHaveValue('');
});

test('without a mail address no receipt is promised', async () => {
  const feedback = { ...form, fields: [field('message', 'ご意見', 'textarea')] };
  await renderRoutes(routes, '/mailform/owner/', {
    answers: { ...answers, 'content/mailforms/owner': feedback },
  });
  await userEvent.type(box('ご意見'), '見やすいです。');
  await tick(/個人情報の取り扱い/);
  await confirmAndSend();
  expect(await screen.findByText(/受付番号：Q12345678/)).toBeVisible();
  expect(screen.queryByText(/受付の控えをお送りしました/)).not.toBeInTheDocument();
});

test.each([
  [true, '受付は終了しました'],
  [false, undefined],
])('a form whose days are all over (%p to choose) says so: %s', async (is_required, text) => {
  const days = field('day', 'ご希望の回', 'radio', { options: ['第1回 2025年4月1日'], is_required });
  const seminar = { ...form, fields: [days, field('name_sei', 'お名前（姓）', 'name')] };
  await renderRoutes(routes, '/mailform/owner/', {
    answers: { ...answers, 'content/mailforms/owner': seminar },
  });
  expect(screen.queryByText('受付は終了しました')?.textContent).toBe(text);
  expect(screen.queryByRole('button', { name: '入力内容を確認する' }) === null).toBe(is_required);
  if (is_required)
    expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/inquiry/general/');
});

test('a name that the content service does not know is no page', async () => {
  await renderRoutes(routes, '/mailform/nothing/', { answers });
  expect(screen.getByText('エラー 404')).toBeInTheDocument();
});
