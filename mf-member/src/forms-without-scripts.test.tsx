import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { cardOf, documentOf, refuseCall } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import {
  captchaAnswers,
  chooseDay,
  chooseTime,
  chosenOf,
  fillInPerson,
  offeredValues,
  tick,
} from './testing/fill-in-form.ts';
import { openWithoutScripts } from './testing/open-without-scripts.ts';

type Answers = Parameters<typeof openWithoutScripts>[1];

const inquiry = (no: number, estate_ids: number[] = []) => ({
  inquiry_id: no,
  inquiry_no: `Q0000000${no}`,
  shop: {
    shop_id: no,
    shop_name: `${no}号店`,
    tel: '03-0000-0000',
    area_slug: 'kanto',
    m_prefecture_id: 13,
    address: '東京都新宿区1-1',
  },
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

test.each([
  ['the page of an estate', 'estateId=1&fromEstate=true', { estate_ids: [1], is_from_estate: true }],
  ['another page', 'estateId=1', { estate_ids: [1], is_from_estate: false }],
])('an inquiry says whether an estate led to it: %s', async (_page, query, said) => {
  const { calls, submit } = await open(`/inquiry/general/?${query}&inquiryContentsId=1`, { 'shop/list': [] });
  await fillInPerson();
  await submit(button('入力内容を確認する'));
  await answer();
  await submit(button('送信する'));
  expect(calls.find(({ path }) => path === 'inquiry/create')?.body).toMatchObject(said);
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

const tomorrow = addDays(todayInJapan(), 1);
const slot = (time: string, video_remaining: number) => ({ time, visit_remaining: 1, video_remaining });
const calendar = [
  { date: todayInJapan(), is_open: false, open_time: null, close_time: null, note: null, slots: [] },
  {
    date: tomorrow,
    is_open: true,
    open_time: '09:30',
    close_time: '18:00',
    note: null,
    slots: [slot('09:30', 0), slot('10:30', 1)],
  },
];
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

test('free times are offered once the answers say whose they are', async () => {
  const { calls, submit } = await open('/mailform/web_soudankai/', {
    'shop/list': [
      { shop_id: 5, shop_name: '高田馬場店', prefecture_name: '東京都', area_slug: 'kanto', is_video: true },
    ],
    'shop/calendar': calendar,
  });
  expect(screen.getByLabelText('相談会の日付')).toHaveAttribute('type', 'date');
  await userEvent.click(screen.getByRole('radio', { name: '店舗を選ぶ' }));
  await submit(button('入力内容を確認する'));
  // Dates are typed until their calendar is known.
  expect(screen.getByLabelText('相談会の日付')).toHaveAttribute('type', 'date');
  await choose('店舗', '高田馬場店');
  await userEvent.type(screen.getByLabelText('相談会の日付'), tomorrow);
  await userEvent.type(screen.getByLabelText('相談会の時間'), '09:30');
  await submit(button('入力内容を確認する'));
  expect(calls.find(({ path }) => path === 'shop/calendar')?.body).toMatchObject({ shop_id: 5 });
  expect(chosenOf('相談会の日付')).toBe(tomorrow);
  expect(offeredValues('相談会の時間')).toEqual(['09:30', '10:30']);
  expect(screen.getByRole('radio', { name: '09:30 受付終了' })).toBeChecked();
});

test('a calendar that cannot be loaded leaves the fields to type in', async () => {
  const { submit } = await open('/pr/self_naiken/inquiry/?estateId=1', {
    'inquiry/self_viewing/calendar': 500,
  });
  await submit(button('入力内容を確認する'));
  expect(screen.getByText(/空き状況を表示できませんでした/)).toBeVisible();
  expect(screen.getByLabelText('内見の日付')).toHaveAttribute('type', 'date');
});

const master = [{ equipment_id: 52, name: '学生マンション', group: 3, is_filter: true }];

test('a municipality is chosen once its prefecture is known, and what calls offer is sent', async () => {
  const { calls, submit } = await open('/mailform/matomete/roomorder/', {
    'equipment/list': master,
    'address/city/list': [{ city_id: 13104, city_name: '新宿区' }],
    'inquiry/kimaroom': { inquiry_no: 'Q00000009', targets_count: 1, shops: [], reply_text: '' },
  });
  await userEvent.click(screen.getByRole('radio', { name: '市区町村から' }));
  await submit(button('入力内容を確認する'));
  await choose('都道府県', '東京都');
  await submit(button('入力内容を確認する'));
  await choose('市区町村', '新宿区');
  await choose('入試方式', '入学決定済');
  await tick('学生マンション');
  await fillInPerson();
  await userEvent.type(screen.getByRole('textbox', { name: '電話番号' }), '09012345678');
  await userEvent.click(screen.getByRole('radio', { name: '保護者' }));
  await tick('メール');
  const months = screen.getByRole('combobox', { name: '入居希望月' });
  await userEvent.selectOptions(months, within(months).getAllByRole('option')[2]!);
  await submit(button('入力内容を確認する'));
  expect(screen.getByText(/東京都新宿区/)).toBeVisible();
  await answer();
  await submit(button('この内容で依頼する'));
  expect(screen.getByText(/受付番号：Q00000009/)).toBeVisible();
  expect(calls.find(({ path }) => path === 'inquiry/kimaroom')?.body).toMatchObject({
    targets: [{ pref_id: 13, city_id: 13104, rank: 1 }],
    wishes: { building_type_id: [52] },
  });
});

test('the campus of a link is named, and wished kinds of buildings are not lost', async () => {
  const { submit } = await open('/data_request/contact/?campusId=56', {
    'equipment/list': master,
    'school/campus/list': [{ campus_id: 56, school_name: '見本大学', campus_name: '中央キャンパス' }],
  });
  expect(screen.getByText('見本大学 中央キャンパス')).toBeVisible();
  await tick('学生マンション');
  await userEvent.click(screen.getByRole('radio', { name: 'デジタル' }));
  await choose('学年', '高校3年');
  await fillInPerson();
  await submit(button('入力内容を確認する'));
  const rows = screen.getByText('建物の種類').parentElement!;
  expect(within(rows).getByText('学生マンション')).toBeVisible();
  expect(screen.getByText('見本大学 中央キャンパス')).toBeVisible();
});

const booked = {
  inquiry_id: 3,
  inquiry_no: 'Q00000003',
  form_type: 'general',
  date: tomorrow,
  time: '09:30',
  kinds: ['visit'],
  minutes: 60,
  state: 'booked',
  is_changeable: true,
  wishes: [{ date: tomorrow, time: '09:30' }],
  calendar: 'shop',
  is_visit: true,
  is_video: false,
  shop: { ...inquiry(5).shop, zip_code: '1690075', access_text: '' },
  estates: [],
};
const BOOKING = '/inquiry/general/?reservation=key-1';
const changes = (calls: readonly ReceivedCall[], path: string) =>
  calls.filter((call) => call.path === `inquiry/reservation/${path}`).map(({ body }) => body);

test('a booked visit is moved to a free time, which the chosen date brings', async () => {
  let now = booked;
  const missing = {
    field: 'wishes.0.time',
    code: 'required',
    message: '変更後の時間を選択してください。',
  } as const;
  const { calls, submit, follow, addressOf } = await open(BOOKING, {
    'inquiry/reservation/detail': () => now,
    'shop/calendar': calendar,
    'inquiry/reservation/change': ({ body }: ReceivedCall) => {
      const [{ time }] = body['wishes'] as [{ time: string }];
      if (time === '') return refuseCall(400, '', [missing])();
      return (now = { ...booked, time });
    },
  });
  expect(screen.getByText(/09:30から約60分/)).toBeVisible();
  await follow(screen.getByRole('link', { name: '日時を変更する' }));
  await chooseDay('変更後', tomorrow);
  await submit(button('この日時に変更する'));
  expect(faults()).toEqual([missing.message]);
  expect(chosenOf('変更後の日付')).toBe(tomorrow);
  await chooseTime('変更後', '10:30');
  await submit(button('この日時に変更する'));
  expect(screen.getByText(/ご予約の日時を変更しました。/)).toBeVisible();
  expect(screen.getByText(/10:30から約60分/)).toBeVisible();
  expect(changes(calls, 'change').at(-1)).toMatchObject({
    reservation_key: 'key-1',
    wishes: [{ date: tomorrow, time: '10:30' }],
  });
  // A reload shows it again and sends nothing.
  expect(addressOf()).toBe(`${BOOKING}&notice=moved`);
});

test('a booked visit is cancelled after one question', async () => {
  let now = booked;
  const { calls, submit, follow } = await open(BOOKING, {
    'inquiry/reservation/detail': () => now,
    'inquiry/reservation/cancel': () => (now = { ...booked, state: 'cancelled', is_changeable: false }),
  });
  await follow(screen.getByRole('link', { name: '予約をキャンセルする' }));
  expect(screen.getByRole('heading', { name: 'ご予約をキャンセルしますか' })).toBeVisible();
  await follow(screen.getByRole('link', { name: 'キャンセルしない' }));
  expect(changes(calls, 'cancel')).toEqual([]);
  await follow(screen.getByRole('link', { name: '予約をキャンセルする' }));
  await submit(button('予約をキャンセルする'));
  expect(screen.getByText(/ご予約をキャンセルしました。/)).toBeVisible();
  expect(screen.getByText('取消済み')).toBeVisible();
  expect(screen.queryByRole('link', { name: '日時を変更する' })).not.toBeInTheDocument();
});

test('a booking that was cancelled elsewhere says so, and a key of none as well', async () => {
  const message = 'このご予約はキャンセルされています。';
  let now = booked;
  const { submit, follow } = await open(BOOKING, {
    'inquiry/reservation/detail': () => now,
    'inquiry/reservation/cancel': () => {
      now = { ...booked, state: 'cancelled', is_changeable: false };
      return refuseCall(400, '', [{ field: '', code: 'conflict', message }])();
    },
  });
  await follow(screen.getByRole('link', { name: '予約をキャンセルする' }));
  await submit(button('予約をキャンセルする'));
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText('取消済み')).toBeVisible();
  await open(BOOKING, { 'inquiry/reservation/detail': refuseCall(404, '') });
  expect(screen.getByText(/ご予約が見つかりません。/)).toBeVisible();
});

test.each(['/pr/it_id/inquiry/', '/pr/self_naiken/inquiry/', '/mailform/web_soudankai/'])(
  'dates and times that were typed on %s come back with their faults',
  async (path) => {
    const { submit } = await open(path);
    const [date, time] = ['日付', '時間'].map(
      (part) => screen.getAllByLabelText(new RegExp(`の${part}$`))[0]!,
    );
    fireEvent.change(date!, { target: { value: addDays(todayInJapan(), 400) } });
    fireEvent.change(time!, { target: { value: '03:00' } });
    await submit(button('入力内容を確認する'));
    expect(screen.getAllByLabelText(/の日付$/)[0]).toHaveValue(addDays(todayInJapan(), 400));
    expect(screen.getAllByLabelText(/の日付$/)[0]).toBeInvalid();
    expect(screen.getAllByLabelText(/の時間$/)[0]).toHaveValue('03:00');
  },
);
