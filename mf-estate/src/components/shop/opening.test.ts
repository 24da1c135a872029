import { days } from '../../testing/shop.ts';
import { formatShortDay } from '@gakumado/shared/ui';
import { freeVisits, openingText } from './opening.ts';

const [today, , afterNext] = days;
const closed = { ...today!, is_open: false, open_time: null, close_time: null };
const next = `次は${formatShortDay(afterNext!.date)}10:00から営業します。`;

test.each([
  ['09:59', days, '本日は10:00から営業します。'],
  ['10:00', days, 'ただいま営業中です（18:30まで）。'],
  ['18:29', days, 'ただいま営業中です（18:30まで）。'],
  ['18:30', days, `本日の営業は終了しました。${next}`],
  ['12:00', [{ ...closed, note: '定休日' }, ...days.slice(1)], `本日は定休日です。${next}`],
  ['12:00', [{ ...closed, note: null }], '本日は休業日です。'],
  ['12:00', [], ''],
])('at %s the shop says whether it is open', (time, calendar, text) => {
  expect(openingText(calendar, time)).toBe(text);
});

test('the first free time of the next three days is offered, and none of today', () => {
  expect(freeVisits(days)).toEqual([3, 4, 5].map((day) => ({ date: days[day]!.date, time: '11:00' })));
});
