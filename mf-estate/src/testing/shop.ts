import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import type { CalendarDay, Staff } from '@gakumado/shared/contract';

const openDay = (inDays: number, visit_remaining: number): CalendarDay => ({
  date: addDays(todayInJapan(), inDays),
  is_open: true,
  open_time: '10:00',
  close_time: '18:30',
  note: null,
  slots: [
    { time: '10:00', visit_remaining: 0, video_remaining: 0 },
    { time: '11:00', visit_remaining, video_remaining: 1 },
  ],
});

/** Two weeks; tomorrow is a holiday, and the day after next is booked up. */
export const days: CalendarDay[] = [
  openDay(0, 2),
  { ...openDay(1, 0), is_open: false, open_time: null, close_time: null, note: '定休日', slots: [] },
  openDay(2, 0),
  ...Array.from({ length: 11 }, (_, index) => openDay(index + 3, 2)),
];

export const staff: Staff[] = [
  {
    staff_id: 1,
    name: '見本 彩香',
    kana: 'ミホン アヤカ',
    position: '店長',
    image_path: null,
    message: '学校までの道を実際に歩いて確かめています。',
    languages: ['日本語', '英語'],
    hobby: '登山',
  },
];
