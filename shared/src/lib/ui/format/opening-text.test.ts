import type { CalendarDay } from '@gakumado/shared/contract';
import { isOpenAt, openingOf, openingText } from './opening-text.ts';

const day = (date: string, open_time: string | null, note: string | null = null): CalendarDay => ({
  date,
  is_open: open_time !== null,
  open_time,
  close_time: open_time && '18:30',
  note,
  slots: [],
});
const open = day('2026-11-24', '10:00');
const later = [day('2026-11-25', null, '定休日'), day('2026-11-26', '10:00')];
const next = '次は11月26日（木）10:00から営業します。';

test.each([
  ['09:59', [open, ...later], '本日は10:00から営業します。', false],
  ['10:00', [open, ...later], 'ただいま営業中です（18:30まで）。', true],
  ['18:29', [open, ...later], 'ただいま営業中です（18:30まで）。', true],
  ['18:30', [open, ...later], `本日の営業は終了しました。${next}`, false],
  ['12:00', later, `本日は定休日です。${next}`, false],
  ['12:00', [day('2026-11-25', null)], '本日は休業日です。', false],
])('at %s the shop says whether it is open', (time, days, text, isOpen) => {
  const opening = openingOf(days)!;
  expect(openingText(opening, time)).toBe(text);
  expect(isOpenAt(opening, time)).toBe(isOpen);
});

test('a calendar without a day says nothing', () => {
  expect(openingOf([])).toBeUndefined();
  expect(openingText(undefined, '12:00')).toBe('');
});
