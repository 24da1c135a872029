import { addDays, isDate, moveInMonths, todayInJapan, yearsBetween } from './calendar-days.ts';

test.each([
  ['2026-11-21T14:59:59.999Z', '2026-11-21'],
  ['2026-11-21T15:00:00Z', '2026-11-22'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
])('at %s it is %s in Japan', (moment, date) => {
  expect(todayInJapan(Date.parse(moment))).toBe(date);
});

test.each(['1900-01-01', '2028-02-29', '2199-12-31'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  '',
  '2027-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-1-10',
  '2027-01-1',
  '1899-12-31',
  '2200-01-01',
  'x2027-01-01',
  '2027-01-01T00:00:00Z',
  '2027-01-01x',
])('"%s" is none', (text) => {
  expect(isDate(text)).toBe(false);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-12-31', 60, '2027-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-01-01', 0, '2027-01-01'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

test('a move is planned for this month or one of the 24 after it', () => {
  const months = moveInMonths('2026-11-30');
  expect(months).toHaveLength(25);
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(months.at(-1)).toBe('2028-11');
});

test.each([
  ['2008-04-02', '2026-04-01', 17],
  ['2008-04-02', '2026-04-02', 18],
  ['2008-04-02', '2026-04-03', 18],
  ['2008-12-31', '2026-01-01', 17],
  ['2008-02-29', '2026-02-28', 17],
])('from %s to %s are %i full years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});
