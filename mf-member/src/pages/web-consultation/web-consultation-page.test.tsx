import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { formatShortDay } from '@gakumado/shared/ui';
import { routes } from '../../routes.tsx';
import {
  captchaAnswers,
  chooseDay,
  chooseTime,
  chosenOf,
  confirm,
  fillInPerson,
  offered,
  offeredValues,
  press,
  tick,
  type,
} from '../../testing/fill-in-form.ts';

const PAGE = '/mailform/web_soudankai/';
const shop = (shop_id: number, shop_name: string, area_slug: string, is_video = true) => ({
  shop_id,
  shop_name,
  area_slug,
  is_video,
  prefecture_name: '東京都',
});
const tomorrow = addDays(todayInJapan(), 1);
const dayAfter = addDays(todayInJapan(), 2);
const day = (date: string, times: string[], isOpen = true) => ({
  date,
  is_open: isOpen,
  open_time: null,
  close_time: null,
  note: isOpen ? null : '定休日',
  slots: times.map((time) => ({ time, visit_remaining: 0, video_remaining: 1 })),
});
const calendars: Record<string, unknown[]> = {
  5: [day(todayInJapan(), ['10:00']), day(tomorrow, ['10:00']), day(dayAfter, [], false)],
  kanto: [day(todayInJapan(), ['10:00']), day(tomorrow, ['09:30', '10:00']), day(dayAfter, [], false)],
};
const inquiry = {
  inquiry_id: 1,
  inquiry_no: 'Q12345678',
  shop: {
    shop_id: 6,
    shop_name: '池袋店',
    tel: '03-0000-0000',
    area_slug: 'kanto',
    m_prefecture_id: 13,
    address: '東京都豊島区1-1',
  },
  estate_ids: [],
  reply_text: '明日の午前中にご連絡します。',
  reservation: {
    date: tomorrow,
    time: '09:30',
    is_visit: false,
    is_video: true,
    video_tool: 1,
    minutes: 60,
    reservation_key: 'key-of-1',
  },
};
const answers = {
  ...captchaAnswers,
  'shop/list': [
    shop(5, '高田馬場店', 'kanto'),
    shop(6, '池袋店', 'kanto'),
    shop(7, '梅田店', 'hanshin'),
    shop(8, '札幌店', 'hokkaido', false),
  ],
  'shop/calendar': ({ body }: { body: Record<string, unknown> }) =>
    calendars[String(body['shop_id'] ?? body['area_slug'])],
  'inquiry/create': { ...inquiry, inquiries: [inquiry], documents: [] },
};

const choose = (item: string, label: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: item }), label);

async function fillInRest() {
  await userEvent.click(screen.getByRole('radio', { name: 'Zoom' }));
  await choose('参加人数', '2名');
  await tick('費用');
  await fillInPerson();
  await type('電話番号', '090-1234-5678');
}

async function book() {
  await press('予約する');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('予約する');
}

beforeEach(() => sessionStorage.clear());

test('a consultation is booked in a region, at a time when one of its shops is free', async () => {
  const { calls } = await renderRoutes(routes, PAGE, { answers });
  // Shops without video calls, and regions without such shops, are not offered.
  expect(screen.queryByRole('option', { name: '北海道' })).not.toBeInTheDocument();
  await choose('エリア', '関東');
  expect(await screen.findByRole('radio', { name: `${formatShortDay(dayAfter)} 定休日` })).toBeDisabled();
  await chooseDay('相談会', tomorrow);
  expect(offeredValues('相談会の時間')).toEqual(['09:30', '10:00']);
  await chooseTime('相談会', '09:30');
  await fillInRest();
  await confirm();
  expect(screen.getByText('関東')).toBeVisible();
  await book();
  expect(await screen.findByText('オンライン相談会のご予約を承りました。受付番号：Q12345678')).toBeVisible();
  expect(screen.getByText(/^Zoomを使います。.*ご予約の日時までに店舗からメール/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'ご予約が完了しました' })).toBeVisible();
  expect(screen.getByText('オンライン相談会')).toBeVisible();
  const { body } = calls.find(({ path }) => path === 'inquiry/create')!;
  expect(body).toMatchObject({
    form_type: 'web_soudankai',
    wishes: [{ date: tomorrow, time: '09:30' }],
    applicant: { area_slug: 'kanto', tool: 1, participants: 2, topics: [2], tel: '09012345678' },
  });
  expect(body).not.toHaveProperty('shop_id');
  expect(body).not.toHaveProperty('place');
});

test('or at a shop, which a link may name; a draft keeps the choice', async () => {
  const first = await renderRoutes(routes, `${PAGE}?shopId=5`, { answers });
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveDisplayValue('高田馬場店');
  await chooseDay('相談会', tomorrow);
  expect(screen.queryByRole('radio', { name: '09:30' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^エリアから/ }));
  await choose('エリア', '関東');
  first.unmount();
  await renderRoutes(routes, `${PAGE}?shopId=5`, { answers });
  expect(screen.getByRole('combobox', { name: 'エリア' })).toHaveDisplayValue('関東');
  expect(screen.queryByRole('combobox', { name: '店舗' })).not.toBeInTheDocument();
  expect(chosenOf('相談会の日付')).toBe(tomorrow);
});

test('a time that the calendar of another place has not is named before 確認', async () => {
  await renderRoutes(routes, PAGE, { answers });
  await choose('エリア', '関東');
  await chooseDay('相談会', tomorrow);
  await chooseTime('相談会', '09:30');
  await fillInRest();
  await userEvent.click(screen.getByRole('radio', { name: '店舗を選ぶ' }));
  await choose('店舗', '高田馬場店');
  await screen.findByRole('radio', { name: '09:30 受付終了' });
  await press('入力内容を確認する');
  await waitFor(() =>
    expect(offered('相談会の時間')).toHaveAccessibleDescription(
      '選択された時間は受付を終了しました。別の時間を選択してください。',
    ),
  );
  await chooseTime('相談会', '10:00');
  await confirm();
});

test('a shop stays chosen on the way back from 確認', async () => {
  await renderRoutes(routes, PAGE, { answers });
  await userEvent.click(screen.getByRole('radio', { name: '店舗を選ぶ' }));
  await choose('店舗', '高田馬場店');
  await chooseDay('相談会', tomorrow);
  await chooseTime('相談会', '10:00');
  await fillInRest();
  await confirm();
  await press('入力に戻る');
  expect(await screen.findByRole('radio', { name: '店舗を選ぶ' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveDisplayValue('高田馬場店');
  expect(screen.getByRole('checkbox', { name: '費用' })).toBeChecked();
  await confirm();
});

test('what is missing is named where it is asked for', async () => {
  await renderRoutes(routes, PAGE, { answers });
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('link', { name: 'エリアまたは店舗を選択してください。' }));
  expect(screen.getByRole('combobox', { name: 'エリア' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: '店舗を選ぶ' }));
  await press('入力内容を確認する');
  await userEvent.click(await screen.findByRole('link', { name: 'エリアまたは店舗を選択してください。' }));
  expect(screen.getByRole('combobox', { name: '店舗' })).toHaveFocus();
});

test('a time that was taken meanwhile is named in its row', async () => {
  const message = '選択された時間は受付を終了しました。別の時間を選択してください。';
  const refuse = refuseCall(400, '', [{ field: 'wishes.0.time', code: 'conflict', message }]);
  await renderRoutes(routes, `${PAGE}?shopId=5`, { answers: { ...answers, 'inquiry/create': refuse } });
  await chooseDay('相談会', tomorrow);
  await chooseTime('相談会', '10:00');
  await fillInRest();
  await confirm();
  await book();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*ご希望の日時$/);
  await waitFor(() =>
    expect(offered('相談会の時間')).toContainElement(document.activeElement as HTMLElement),
  );
});
