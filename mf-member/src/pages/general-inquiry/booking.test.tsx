import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { formatDay } from '@gakumado/shared/ui';
import { routes } from '../../routes.tsx';
import { chooseDay, chooseTime, offered } from '../../testing/fill-in-form.ts';

const [today, date, later] = [0, 3, 5].map((days) => addDays(todayInJapan(), days)) as [
  string,
  string,
  string,
];
const booking = {
  inquiry_id: 3,
  inquiry_no: 'Q12345678',
  form_type: 'general',
  date,
  time: '10:00',
  kinds: ['visit'],
  minutes: 60,
  state: 'booked',
  is_changeable: true,
  wishes: [{ date, time: '10:00' }],
  calendar: 'shop',
  is_visit: true,
  is_video: false,
  shop: {
    shop_id: 5,
    shop_name: '高田馬場店',
    tel: '03-0000-0000',
    area_slug: 'kanto',
    m_prefecture_id: 13,
    zip_code: '1690075',
    address: '東京都新宿区1-1',
    access_text: '',
  },
  estates: [{ estate_id: 100015, name: '見本ハイツ', inquiry_no: '1', address_detail: '' }],
};
const day = (on: string, times: string[]) => ({
  date: on,
  is_open: true,
  open_time: null,
  close_time: null,
  note: null,
  slots: times.map((time) => ({ time, visit_remaining: 1, video_remaining: 1 })),
});
const answers = {
  'shop/list': [],
  'inquiry/reservation/detail': booking,
  'shop/calendar': [day(today, []), day(later, ['14:00', '15:00'])],
};
const PAGE = '/inquiry/general/?reservation=key-1';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

/** The answers to a call, one after the other. */
const answered = (...all: unknown[]) => {
  const left = [...all];
  return () => left.shift();
};

async function move() {
  await follow('日時を変更する');
  await chooseDay('変更後', later);
  await chooseTime('変更後', '14:00');
  await press('この日時に変更する');
}

test('a booking is shown by the key of its mail and moved to a free time of its shop', async () => {
  const moved = { ...booking, date: later, time: '14:00' };
  const { calls } = await renderRoutes(routes, PAGE, {
    answers: {
      ...answers,
      'inquiry/reservation/detail': answered(booking, booking, moved),
      'inquiry/reservation/change': moved,
    },
  });
  expect(await screen.findByText(`${formatDay(date)} 10:00から約60分`)).toBeVisible();
  expect(screen.getByRole('link', { name: '高田馬場店' })).toHaveAttribute(
    'href',
    '/store/kanto/tokyo/?shop=5',
  );
  await move();
  expect(await screen.findByText(/ご予約の日時を変更しました。/)).toBeVisible();
  expect(screen.getByText(`${formatDay(later)} 14:00から約60分`)).toBeVisible();
  const file = screen.getByRole('link', { name: 'カレンダーに追加（.ics）' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toContain(`DTSTART:${later.replaceAll('-', '')}T050000Z`);
  expect(document.activeElement).toHaveTextContent(/^ご予約の日時を変更しました。/);
  expect(calls.find(({ path }) => path === 'inquiry/reservation/change')?.body).toMatchObject({
    reservation_key: 'key-1',
    wishes: [{ date: later, time: '14:00' }],
  });
});

test('a video call says how it is joined', async () => {
  const call = { ...booking, kinds: ['video'], is_visit: false, is_video: true, video_tool: 4 };
  await renderRoutes(routes, PAGE, { answers: { ...answers, 'inquiry/reservation/detail': call } });
  expect(await screen.findByText(/^参加用のリンクとつなぎ方は/)).toBeVisible();
});

test('a time that was taken meanwhile is told at its field', async () => {
  const message = '選択された時間は受付を終了しました。別の時間を選択してください。';
  const refuse = refuseCall(400, '', [{ field: 'wishes.0.time', code: 'conflict', message }]);
  await renderRoutes(routes, PAGE, { answers: { ...answers, 'inquiry/reservation/change': refuse } });
  await move();
  await screen.findAllByText(message);
  expect(offered('変更後の時間')).toHaveAccessibleDescription(message);
});

test('a booking is cancelled after one question', async () => {
  const cancelled = { ...booking, state: 'cancelled', is_changeable: false };
  const { calls } = await renderRoutes(routes, '/inquiry/general/?inquiry=3', {
    answers: {
      ...answers,
      'inquiry/reservation/detail': answered(booking, booking, booking, booking, cancelled),
      'inquiry/reservation/cancel': cancelled,
    },
  });
  await follow('予約をキャンセルする');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'ご予約をキャンセルしますか' })).toHaveFocus(),
  );
  await follow('キャンセルしない');
  await follow('予約をキャンセルする');
  await userEvent.click(await screen.findByRole('button', { name: '予約をキャンセルする' }));
  expect(await screen.findByText(/ご予約をキャンセルしました。/)).toBeVisible();
  expect(screen.getByText('取消済み')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'カレンダーに追加（.ics）' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '日時を変更する' })).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'inquiry/reservation/cancel')?.body).toMatchObject({
    inquiry_id: 3,
  });
});

test('a link that is no good says so; without an answer it can be asked again', async () => {
  const lists = [0, refuseCall(404, '')];
  await renderRoutes(routes, PAGE, {
    answers: {
      ...answers,
      'inquiry/reservation/detail': () => {
        const next = lists.shift();
        return typeof next === 'function' ? next() : next;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText(/ご予約が見つかりません。/)).toBeVisible();
});
