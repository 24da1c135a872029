import type { CalendarDay } from '@gakumado/shared/contract';
import { replyText } from './reply-text.ts';

const open = (date: string): CalendarDay => ({
  date,
  is_open: true,
  open_time: '10:00',
  close_time: '18:30',
  note: null,
  slots: [],
});
const closed = (date: string): CalendarDay => ({
  ...open(date),
  is_open: false,
  open_time: null,
  close_time: null,
});

const days = [open('2026-11-21'), closed('2026-11-22'), open('2026-11-23')];

test.each([
  ['2026-11-21T08:00:00+09:00', '通常、本日の営業時間内（18:30まで）にご返信します。'],
  ['2026-11-21T16:30:59+09:00', '通常、本日の営業時間内（18:30まで）にご返信します。'],
  ['2026-11-21T16:31:00+09:00', '通常、11月23日（月）の営業時間内（10:00～18:30）にご返信します。'],
  ['2026-11-20T15:00:00Z', '通常、本日の営業時間内（18:30まで）にご返信します。'],
])('an inquiry at %s', (now, text) => {
  expect(replyText(days, new Date(now))).toBe(text);
});

test.each([
  ['2026-11-23', '10:00', 'ご予約の日時までに、店舗からご連絡します。'],
  ['2026-11-24', '10:00', '通常、11月23日（月）の営業時間内（10:00～18:30）にご返信します。'],
])('a booking of %s %s is answered before it begins', (date, time, text) => {
  expect(replyText(days, new Date('2026-11-21T20:00:00+09:00'), { date, time })).toBe(text);
});

test('without a shop, or without an open day in sight', () => {
  const now = new Date('2026-11-21T08:00:00+09:00');
  expect(replyText(undefined, now)).toBe('通常、2営業日以内にご返信します。');
  expect(replyText([closed('2026-11-21')], now)).toBe('通常、2営業日以内にご返信します。');
});
