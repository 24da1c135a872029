import { addDays } from '@gakumado/shared/calendar-days';
import type { CalendarDay } from '@gakumado/shared/contract';
import {
  CALENDAR_DAYS,
  chooseDay,
  freeDaysOf,
  isBookable,
  kindsOf,
  levelOf,
  monthsOf,
  notesOf,
  weeksOf,
} from './bookable-days.ts';

const TODAY = '2026-11-25';
const slot = (visit: number, video: number) => ({
  time: '10:00',
  visit_remaining: visit,
  video_remaining: video,
});
const open = (date: string, slots = [slot(1, 1)]): CalendarDay => ({
  date,
  is_open: true,
  open_time: '10:00',
  close_time: '18:00',
  note: null,
  slots,
});
const closed = (date: string, note: string): CalendarDay => ({
  ...open(date, []),
  is_open: false,
  open_time: null,
  close_time: null,
  note,
});
const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => {
  const date = addDays(TODAY, index);
  if (date === '2026-11-26') return closed(date, '定休日');
  if (date.startsWith('2026-12-3')) return closed(date, '年末年始休業');
  return date === '2026-11-27' ? open(date, [slot(0, 1)]) : open(date);
});
const free = freeDaysOf(days, ['visit']);
const chosen = (query: string) => {
  const { month, day } = chooseDay(new URLSearchParams(query), days, free);
  return [month, day?.date];
};

test('a month is in weeks that begin on Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
});

test('bookings are taken from tomorrow on, for sixty days', () => {
  expect(monthsOf(days)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(free[0]?.date).toBe('2026-11-28');
  expect(free.at(-1)?.date).toBe('2027-01-24');
  expect(freeDaysOf(days, ['video'])[0]?.date).toBe('2026-11-27');
  expect(
    ['2026-11-25', '2026-11-26', '2027-01-24', '2027-01-25'].map((date) => isBookable(days, date)),
  ).toEqual([false, true, true, false]);
});

test.each([
  ['', ['2026-11', '2026-11-28']],
  ['month=2026-12', ['2026-12', '2026-12-01']],
  ['day=2026-12-05', ['2026-12', '2026-12-05']],
  ['month=2027-01&day=2026-12-05', ['2027-01', '2027-01-01']],
  ['day=2026-12-31', ['2026-11', '2026-11-28']],
  ['month=2026-10', ['2026-11', '2026-11-28']],
  ['month=soon&day=<b>', ['2026-11', '2026-11-28']],
])('the address %s chooses its month and day', (query, choice) => {
  expect(chosen(query)).toEqual(choice);
});

test('without anything free the month is that of today and there is no day', () => {
  expect(chooseDay(new URLSearchParams(), days, [])).toEqual({ month: '2026-11', day: undefined });
});

test('a day is free, has few times left, or is full', () => {
  const day = open(TODAY, [slot(1, 0), slot(2, 1), slot(1, 0)]);
  expect([levelOf(day, 'visit'), levelOf(day, 'video'), levelOf(open(TODAY, [slot(0, 0)]), 'visit')]).toEqual(
    ['free', 'few', 'full'],
  );
});

test('closed days are told with their reasons, and holidays that the shop is open on, but for the weekly rest', () => {
  expect(notesOf(days, '2026-12', '定休日')).toEqual([
    { note: '年末年始休業', isOpen: false, dates: ['2026-12-30', '2026-12-31'] },
  ]);
  expect(notesOf([{ ...open('2026-11-23'), note: '勤労感謝の日' }], '2026-11', '定休日')).toEqual([
    { note: '勤労感謝の日', isOpen: true, dates: ['2026-11-23'] },
  ]);
});

test('a shop offers what it offers', () => {
  expect(kindsOf({ is_visit: true, is_video: true })).toEqual(['visit', 'video']);
  expect(kindsOf({ is_visit: false, is_video: true })).toEqual(['video']);
});
