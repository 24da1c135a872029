import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { cardOf, refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import {
  captchaAnswers,
  chooseDay,
  chooseTime,
  chosenOf,
  confirm,
  fillInPerson,
  offeredValues,
  press,
  tick,
} from '../../testing/fill-in-form.ts';

const PAGE = '/pr/self_naiken/inquiry/?estateId=100015';
const tomorrow = addDays(todayInJapan(), 1);
const inquiry = {
  inquiry_id: 1,
  inquiry_no: 'Q12345678',
  shop: {
    shop_id: 1,
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
    time: '09:30',
    is_visit: false,
    is_video: false,
    minutes: 60,
    reservation_key: 'key-of-1',
  },
};
const free = ['09:00', '09:30', '18:00'].map((time) => ({ time, is_free: time !== '09:00' }));
const calendar = {
  estate_id: 100015,
  is_available: true,
  note: null,
  minutes: 60,
  days: [
    { date: todayInJapan(), is_open: true, note: null, slots: [] },
    { date: tomorrow, is_open: true, note: null, slots: free },
    { date: addDays(tomorrow, 1), is_open: false, note: '定休日', slots: [] },
  ],
};
const answers = {
  ...captchaAnswers,
  'inquiry/self_viewing/calendar': calendar,
  'estate/list': [cardOf(100015)],
  'inquiry/create': { ...inquiry, inquiries: [inquiry], documents: [] },
};

async function fillIn() {
  await chooseDay('内見', tomorrow);
  await chooseTime('内見', '09:30');
  await tick('本人確認に同意する');
  await fillInPerson();
}

async function book() {
  await press('予約する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('予約する');
}

beforeEach(() => sessionStorage.clear());

test('a half hour of a home is booked, and goes into the calendar with the address of the building', async () => {
  const { calls } = await renderRoutes(routes, PAGE, { answers });
  expect(screen.getByRole('link', { name: '見本マンション100015' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /定休日$/ })).toBeDisabled();
  await chooseDay('内見', tomorrow);
  expect(offeredValues('内見の時間')).toEqual(['09:30', '18:00']);
  await fillIn();
  await confirm();
  await book();
  expect(
    await screen.findByText('おひとりでのご内見のご予約を承りました。受付番号：Q12345678'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ご予約が完了しました' })).toBeVisible();
  expect(screen.getByText(/09:30から約60分/)).toBeVisible();
  expect(screen.getByText('おひとりでのご内見', { selector: 'dd' })).toBeVisible();
  const file = screen.getByRole('link', { name: /カレンダーに追加/ });
  await waitFor(() =>
    expect(decodeURIComponent(file.getAttribute('href') ?? '').replaceAll('\r\n ', '')).toContain(
      'LOCATION:東京都新宿区西早稲田1丁目 見本マンション100015',
    ),
  );
  const { body } = calls.find(({ path }) => path === 'inquiry/create')!;
  expect(body).toMatchObject({
    form_type: 'self_naiken',
    estate_ids: [100015],
    wishes: [{ date: tomorrow, time: '09:30' }],
    applicant: { is_id_check: true },
  });
});

test('the consent to the check of identity is needed', async () => {
  await renderRoutes(routes, PAGE, { answers });
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('link', { name: '本人確認に同意してください。' }));
  expect(screen.getByRole('checkbox', { name: '本人確認に同意する' })).toHaveFocus();
});

test('a half hour that was taken meanwhile is named; what was typed stays through a reload', async () => {
  const message = '選択された時間は受付を終了しました。別の時間を選択してください。';
  const refuse = refuseCall(400, '', [{ field: 'wishes.0.time', code: 'conflict', message }]);
  const first = await renderRoutes(routes, PAGE, { answers: { ...answers, 'inquiry/create': refuse } });
  await fillIn();
  await confirm();
  await book();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  first.unmount();
  await renderRoutes(routes, PAGE, { answers });
  expect(chosenOf('内見の時間')).toBe('09:30');
  expect(screen.getByRole('checkbox', { name: '本人確認に同意する' })).toBeChecked();
});

test('a home that nobody can view says why; another one can be named by its number, at every half hour', async () => {
  const note = '現在、空室がないため、おひとりでのご内見はできません。';
  const closed = { ...calendar, is_available: false, note, days: [] };
  await renderRoutes(routes, PAGE, { answers: { ...answers, 'inquiry/self_viewing/calendar': closed } });
  expect(await screen.findByText(note)).toBeVisible();
  await press('見本マンション100015を外す');
  expect(screen.getByRole('textbox', { name: '物件番号' })).toBeVisible();
  await chooseDay('内見', tomorrow);
  expect(offeredValues('内見の時間')).toHaveLength(19);
});

test('a long reason of closed days is said once above the strip, and not in each of them', async () => {
  const note = '空室になるのは2026年12月15日（火）からです。それ以降の日付を選択してください。';
  const dates = [tomorrow, addDays(tomorrow, 1), addDays(tomorrow, 2)];
  const days = [
    calendar.days[0],
    ...dates.map((date) => ({ date, is_open: false, note, slots: [] })),
    { date: addDays(tomorrow, 3), is_open: true, note: null, slots: free },
  ];
  await renderRoutes(routes, PAGE, {
    answers: { ...answers, 'inquiry/self_viewing/calendar': { ...calendar, days } },
  });
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getAllByRole('radio', { name: /受付対象外$/ })).toHaveLength(dates.length);
});

test('without an answer of the calendar a time is typed', async () => {
  await renderRoutes(routes, PAGE, { answers: { ...answers, 'inquiry/self_viewing/calendar': 500 } });
  expect(await screen.findByText(/空き状況を表示できませんでした/)).toBeVisible();
  expect(screen.getByLabelText('内見の日付')).toHaveAttribute('type', 'date');
});
