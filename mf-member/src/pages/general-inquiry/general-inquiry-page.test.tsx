import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { createAppStore, storeContactChosen } from '@gakumado/shared/store';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { formatShortDay } from '@gakumado/shared/ui';
import { routes } from '../../routes.tsx';
import {
  box,
  captchaAnswers,
  chooseDay,
  chooseTime,
  chosenOf,
  confirm,
  fillInPerson,
  offered,
  press,
  send,
  type,
} from '../../testing/fill-in-form.ts';

const shop = {
  shop_id: 5,
  shop_name: '高田馬場店',
  shop_kana: 'タカダノババテン',
  prefecture_name: '東京都',
  m_prefecture_id: 13,
  area_slug: 'kanto',
  zip_code: '169-0075',
  address: '東京都新宿区1-1',
  access_text: '高田馬場駅 徒歩2分',
  handled_school_names: ['早稲田大学'],
};
const otherShop = {
  shop_id: 9,
  shop_name: '京都店',
  shop_kana: 'キョウトテン',
  prefecture_name: '京都府',
  m_prefecture_id: 26,
  area_slug: 'keiji',
  zip_code: '600-8216',
  address: '京都府京都市1-1',
  access_text: null,
  handled_school_names: [],
};
const estate = {
  estate_id: 100015,
  name: '見本ハイツ',
  shop_id: 5,
  inquiry_no: '12345678',
  price_min: 60000,
  price_max: 60000,
  station_time_text_min: '早稲田駅 徒歩5分',
  estate_image_path: null,
};
const tomorrow = addDays(todayInJapan(), 1);
const dayAfter = addDays(todayInJapan(), 2);
const slot = (time: string, visit_remaining: number) => ({ time, visit_remaining, video_remaining: 1 });
const day = (date: string, slots: unknown[], note: string | null = null) => ({
  date,
  is_open: slots.length > 0,
  open_time: null,
  close_time: null,
  note,
  slots,
});
const inquiry = {
  inquiry_id: 1,
  inquiry_no: 'Q12345678',
  shop: {
    shop_id: 5,
    shop_name: '高田馬場店',
    tel: '03-0000-0000',
    area_slug: 'kanto',
    m_prefecture_id: 13,
    address: '東京都新宿区1-1',
  },
  estate_ids: [100015],
  reply_text: '明日の午前中にご連絡します。',
  reservation: {
    date: tomorrow,
    time: '10:00',
    is_visit: true,
    is_video: false,
    minutes: 60,
    reservation_key: 'key-of-1',
  },
};
const answers = {
  'shop/list': [shop],
  'estate/list': [estate],
  'shop/calendar': [
    day(todayInJapan(), []),
    day(tomorrow, [slot('10:00', 2), slot('11:00', 0)]),
    day(dayAfter, [], '定休日'),
  ],
  ...captchaAnswers,
  'inquiry/create': { ...inquiry, inquiries: [inquiry], documents: [] },
};

const VISIT = '/inquiry/general/?estateId=100015&inquiryContentsId=3&isVisit=1&fromEstate=true';
async function fillInVisit() {
  await fillInPerson();
  await type('電話番号', '090-1234-5678');
  await chooseDay('第1希望', tomorrow);
  await chooseTime('第1希望', '10:00');
}

beforeEach(() => sessionStorage.clear());

test('a visit is asked for in three steps and ends with its number, the shop and a file for the calendar', async () => {
  const { router, calls } = await renderRoutes(routes, VISIT, { answers });
  expect(screen.getByRole('link', { name: '見本ハイツ' })).toHaveAttribute('href', '/view/100015/');
  expect(screen.getByRole('radio', { name: '来店・見学・オンライン内見' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveDisplayValue('高田馬場店');
  expect(await screen.findByRole('radio', { name: `${formatShortDay(dayAfter)} 定休日` })).toBeDisabled();
  await fillInVisit();
  expect(screen.queryByRole('radio', { name: '11:00' })).not.toBeInTheDocument();

  await press('入力内容を確認する');
  await waitFor(() => expect(screen.getByRole('heading', { name: '入力内容のご確認' })).toHaveFocus());
  expect(router.state.location.search).toMatch(/step=confirm/);
  expect(screen.getByText('ミホン ハナコ')).toBeVisible();
  expect(screen.getByText('09012345678')).toBeVisible();
  expect(calls.filter(({ path }) => path === 'shop/list')).toHaveLength(1);

  await send();
  expect(await screen.findByText('来店・現地見学のご予約を承りました。')).toBeVisible();
  expect(screen.getByText('お問い合わせを受け付けました。受付番号：Q12345678')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ご予約が完了しました' })).toBeVisible();
  expect(screen.getByRole('link', { name: '高田馬場店' })).toHaveAttribute(
    'href',
    '/store/kanto/tokyo/?shop=5',
  );
  expect(screen.getByRole('link', { name: '店舗への道順と地図' })).toHaveAttribute(
    'href',
    '/store/kanto/tokyo/?shop=5&tab=access',
  );
  expect(await screen.findByRole('link', { name: '見本ハイツ' })).toHaveAttribute('href', '/view/100015/');
  expect(screen.getByText(/^高田馬場店（東京都新宿区1-1）。店舗から物件まで/)).toBeVisible();
  expect(screen.getByText('お持ちいただくもの')).toBeVisible();
  expect(screen.getByRole('link', { name: '03-0000-0000' })).toBeVisible();
  expect(screen.getByRole('link', { name: /カレンダーに追加/ })).toHaveAttribute('download', 'Q12345678.ics');
  expect(screen.getByRole('link', { name: 'ご予約の変更・キャンセル' })).toHaveAttribute(
    'href',
    '/inquiry/general/?reservation=key-of-1',
  );
  const { request_id, ...body } = calls.find(({ path }) => path === 'inquiry/create')!.body;
  expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(body).toMatchObject({
    form_type: 'general',
    inquiry_contents_id: 3,
    estate_ids: [100015],
    shop_id: 5,
    is_visit: true,
    is_video: false,
    is_from_estate: true,
    wishes: expect.arrayContaining([{ date: tomorrow, time: '10:00' }]),
    recaptcha_token: 'question-1.7',
    applicant: { kana_sei: 'ミホン', mail_address: 'Hanako@example.com', tel: '09012345678', agree: true },
  });
  expect(sessionStorage.getItem('FORM_CONTACT')).toBeNull();
  expect(router.state.historyAction).toBe('REPLACE');

  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('');
  expect(box('メールアドレス')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /個人情報の取り扱い/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: '来店・見学・オンライン内見' })).toBeChecked();
  expect(sessionStorage.getItem('FORM_CONTACT')).toBeNull();
});

test('a shop is chosen from the list of all, which finds it by its sound', async () => {
  const { calls } = await renderRoutes(routes, VISIT, {
    answers: { ...answers, 'shop/list': [shop, otherShop] },
  });
  const opener = screen.getByRole('button', { name: '場所を見て店舗を選ぶ' });
  await userEvent.click(opener);
  const popup = await screen.findByRole('dialog', { name: '店舗を選ぶ' });
  expect(within(popup).getByRole('button', { name: /^高田馬場店/, pressed: true })).toBeVisible();
  const words = within(popup).getByRole('searchbox');
  await userEvent.type(words, '西早稲田大学');
  expect(within(popup).getByRole('status')).toHaveTextContent('0店舗');
  await userEvent.clear(words);
  // One of two words is enough, and who has both comes first.
  await userEvent.type(words, '早稲田大学 京都駅 きょうと');
  const found = within(popup).getAllByRole('button', { name: /^(高田馬場|京都)店/ });
  expect(found.map((button) => button.textContent)).toEqual([
    expect.stringMatching(/^京都店/),
    expect.stringMatching(/^高田馬場店/),
  ]);
  await userEvent.clear(words);
  await userEvent.type(words, 'きょうと');
  expect(within(popup).queryByRole('button', { name: /^高田馬場店/ })).not.toBeInTheDocument();
  await userEvent.click(within(popup).getByRole('button', { name: /^京都店/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveDisplayValue('京都店');
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path === 'shop/calendar')?.body).toMatchObject({ shop_id: 9 }),
  );
});

test('a link to a visit leads to its booking, which begins with the home and the time', async () => {
  const { unmount } = await renderRoutes(routes, VISIT, { answers });
  expect(screen.getByRole('heading', { level: 1, name: '見学のご予約' })).toBeVisible();
  expect(document.title).toMatch(/^見学のご予約/);
  expect(await screen.findByRole('radiogroup', { name: '第1希望の日付' })).toBeVisible();
  const named = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(named().slice(0, 2)).toEqual(['ご見学の日時', 'お問い合わせ内容']);
  unmount();
  await renderRoutes(routes, '/inquiry/general/?estateId=100015', { answers });
  expect(screen.getByRole('heading', { level: 1, name: 'お問い合わせ' })).toBeVisible();
  expect(named()[0]).toBe('お問い合わせ内容');
});

test('an inquiry that names no shop is meant for the one whose page was opened last', async () => {
  const open = (address: string) => {
    const store = createAppStore();
    store.dispatch(storeContactChosen(9));
    return renderRoutes(routes, address, { answers: { ...answers, 'shop/list': [shop, otherShop] }, store });
  };
  const { unmount } = await open('/inquiry/general/?inquiryContentsId=3&isVisit=1');
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveDisplayValue('京都店');
  unmount();
  await open(VISIT);
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveDisplayValue('高田馬場店');
});

test('a visit whose shop is not chosen yet says that its days come with the shop', async () => {
  await renderRoutes(routes, '/inquiry/general/?inquiryContentsId=3&isVisit=1', { answers });
  const choose = '店舗を選ぶと、空いている日が表示されます。';
  expect(await screen.findByText(choose)).toBeVisible();
  expect(screen.queryByText(/^日付を選ぶと/)).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '店舗' }), '高田馬場店');
  expect(await screen.findByText(/^日付を選ぶと/)).toBeVisible();
  expect(screen.queryByText(choose)).not.toBeInTheDocument();
});

test('a link presets the kind of room and the time of a visit', async () => {
  const query = `&roomtypeId=2&date=${tomorrow}&time=10:00`;
  await renderRoutes(routes, VISIT + query, {
    answers: { ...answers, 'estate/roomtype/list': [{ roomtype_id: 2, name: 'Bタイプ', layout: '1K' }] },
  });
  expect(screen.getByRole('textbox', { name: /お問い合わせ内容の詳細/ })).toHaveValue(
    'Bタイプ（1K）について、',
  );
  expect(chosenOf('第1希望の日付')).toBe(tomorrow);
  expect(chosenOf('第1希望の時間')).toBe('10:00');
});

test('without a visit there is no date to choose, and the subject is not chosen for the visitor', async () => {
  await renderRoutes(routes, '/inquiry/general/', { answers });
  expect(screen.queryByText('ご見学の日時')).not.toBeInTheDocument();
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に7件の誤りがあります。')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '空室・入居条件' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'お名前（姓）を入力してください。' }));
  expect(box('お名前（姓）')).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'その他' }));
  await fillInPerson();
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に1件の誤りがあります。')).toBeInTheDocument();
  expect(box('お問い合わせ内容の詳細')).toHaveAccessibleDescription(
    'お問い合わせ内容の詳細を入力してください。',
  );
});

test('what was typed is there again after a reload, and 確認 as well', async () => {
  const first = await renderRoutes(routes, VISIT, { answers });
  await fillInVisit();
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
  first.unmount();

  await renderRoutes(routes, `${VISIT}&step=confirm`, { answers });
  expect(await screen.findByText('ミホン ハナコ')).toBeVisible();
  await press('入力に戻る');
  expect(await screen.findByRole('textbox', { name: 'お名前（姓）' })).toHaveValue('見本');
  expect(screen.getByRole('checkbox', { name: /個人情報の取り扱い/ })).toBeChecked();
  await screen.findByRole('radiogroup', { name: '第1希望の時間' });
  expect(chosenOf('第1希望の時間')).toBe('10:00');
});

test('what was chosen in place of what the link says stays chosen on the way back from 確認', async () => {
  await renderRoutes(routes, VISIT, { answers });
  await userEvent.click(screen.getByRole('radio', { name: 'その他' }));
  await type('お問い合わせ内容の詳細', '駐輪場について');
  await fillInPerson();
  await confirm();
  await press('入力に戻る');
  expect(await screen.findByRole('radio', { name: 'その他' })).toBeChecked();

  const isVisit = () => screen.getByRole('checkbox', { name: '来店・現地見学' });
  const isVideo = () => screen.getByRole('checkbox', { name: 'オンライン内見' });
  await userEvent.click(screen.getByRole('radio', { name: '来店・見学・オンライン内見' }));
  await userEvent.click(isVisit());
  await userEvent.click(isVideo());
  await userEvent.click(screen.getByRole('radio', { name: 'Zoom' }));
  await userEvent.click(screen.getByRole('radio', { name: '空室・入居条件' }));
  await userEvent.click(screen.getByRole('radio', { name: '来店・見学・オンライン内見' }));
  expect(isVisit()).not.toBeChecked();
  expect(isVideo()).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Zoom' })).toBeChecked();
  await type('電話番号', '090-1234-5678');
  await chooseDay('第1希望', tomorrow);
  await chooseTime('第1希望', '10:00');
  await confirm();
  await press('入力に戻る');
  await screen.findByRole('button', { name: '入力内容を確認する' });
  expect(isVisit()).not.toBeChecked();
  expect(isVideo()).toBeChecked();
  await confirm();
  expect(screen.getByText('オンライン内見')).toBeVisible();
});

test('a school that was typed and not chosen is told before 確認, and is there again after a reload', async () => {
  const schools = { ...answers, 'school/campus/list': [] };
  const ASK = '/inquiry/general/?inquiryContentsId=1';
  const search = () => screen.getByRole('combobox', { name: '学校名で探す' });
  const first = await renderRoutes(routes, ASK, { answers: schools });
  await fillInPerson();
  await userEvent.type(search(), '早稲田');
  await press('入力内容を確認する');
  const message = '入力された学校名は、まだ選択されていません。候補から選択するか、入力を消してください。';
  await userEvent.click(await screen.findByRole('link', { name: message }));
  expect(search()).toHaveFocus();
  first.unmount();
  await renderRoutes(routes, ASK, { answers: schools });
  await waitFor(() => expect(search()).toHaveValue('早稲田'));
  await userEvent.clear(search());
  // Nobody sees it.
  await userEvent.type(search(), '\u200b');
  await press('入力内容を確認する');
  expect(await screen.findByRole('heading', { name: '入力内容のご確認' })).toBeVisible();
});

test('an address of 確認 or 完了 without anything typed shows 入力', async () => {
  await renderRoutes(routes, '/inquiry/general/?step=finished', { answers });
  expect(screen.getByRole('button', { name: '入力内容を確認する' })).toBeVisible();
});

test('a time that was taken meanwhile is named in its row, and corrected there', async () => {
  const message = '選択された時間は受付を終了しました。別の時間を選択してください。';
  const refuse = refuseCall(400, '', [{ field: 'wishes.0.time', code: 'conflict', message }]);
  await renderRoutes(routes, VISIT, { answers: { ...answers, 'inquiry/create': refuse } });
  await fillInVisit();
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
  await send();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('送信できませんでした。1件の項目をご確認ください。');
  await press(/^修正する.*ご希望の日時$/);
  await waitFor(() =>
    expect(offered('第1希望の時間')).toContainElement(document.activeElement as HTMLElement),
  );
  expect(offered('第1希望の時間')).toHaveAccessibleDescription(message);
});

test('what had no answer is sent again as the same request; other content is another one', async () => {
  const { calls } = await renderRoutes(routes, VISIT, { answers: { ...answers, 'inquiry/create': 0 } });
  await fillInVisit();
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '通信に失敗しました。入力内容は保持されています。',
  );
  await press('送信する');
  const sent = () =>
    calls.filter(({ path }) => path === 'inquiry/create').map(({ body }) => body['request_id']);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await press('入力に戻る');
  await userEvent.type(await screen.findByRole('textbox', { name: 'お名前（名）' }), '美');
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('one inquiry too many says so and when the next can be sent', async () => {
  const text = '回数の上限に達しました。時間をおいて再度お試しください。';
  const refuse = refuseCall(429, '', [{ field: '', code: 'rate_limit', message: text }], {
    'retry-after': '3600',
  });
  await renderRoutes(routes, VISIT, { answers: { ...answers, 'inquiry/create': refuse } });
  await fillInVisit();
  await press('入力内容を確認する');
  await screen.findByRole('heading', { name: '入力内容のご確認' });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await screen.findByRole('button', { name: /^約(60|59)分後に送信できます$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('without shops and calendar the form still takes a question and typed dates', async () => {
  await renderRoutes(routes, VISIT.replace('&isVisit=1', '&shopId=5&isVisit=1'), {
    answers: { ...answers, 'shop/calendar': 500 },
  });
  expect(await screen.findByText(/空き状況を表示できませんでした/)).toBeVisible();
  expect(screen.getByLabelText(/第1希望の日付/)).toHaveAttribute('type', 'date');
});
