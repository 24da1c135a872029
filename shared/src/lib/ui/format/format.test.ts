import { formatDate, formatDay, formatMonth, formatShortDay } from './format-date.ts';
import { formatAreas, formatLayouts, formatMats, formatRange } from './format-range.ts';
import {
  formatAmount,
  formatExactFee,
  formatFee,
  formatFees,
  formatRent,
  formatRents,
  formatWishedRents,
  formatYen,
} from './format-rent.ts';
import { formatFileSize } from './format-file-size.ts';
import { formatWalk } from './format-walk.ts';
import { formatShopHours } from './shop-hours.ts';
import { formatZip } from './format-zip.ts';
import { isEmptyText } from './empty-text.ts';
import { telHref } from './tel-href.ts';

test.each([
  [52_500, '5.25万円'],
  [50_000, '5万円'],
  [10_000, '1万円'],
  [123_456, '12.35万円'],
  [9_999, '10千円'],
  [9_500, '9.5千円'],
  [0, '0千円'],
])('a rent of %i yen reads %s', (yen, label) => {
  expect(formatRent(yen)).toBe(label);
});

test.each([
  [100, '1KB'],
  [215_040, '210KB'],
  [1_048_000, '1023KB'],
  [1_048_576, '1MB'],
  [1_600_000, '1.5MB'],
])('%i bytes read %s', (bytes, label) => {
  expect(formatFileSize(bytes)).toBe(label);
});

test('ranges collapse when both ends read the same and are joined by U+FF5E otherwise', () => {
  expect(formatRents(45_000, 60_000)).toBe('4.5万円\uFF5E6万円');
  expect(formatRents(45_000, 45_000)).toBe('4.5万円');
  expect(formatLayouts('1K', '1LDK')).toBe('1K\uFF5E1LDK');
  expect(formatAreas(18.5, 25)).toBe('18.5㎡\uFF5E25㎡');
  expect(formatMats(6, 6)).toBe('6畳');
});

test("an end that is empty or the text 'null' is left out", () => {
  expect(formatRents('null', 45_000)).toBe('4.5万円');
  expect(formatRents('45000', 'null')).toBe('4.5万円');
  expect(formatRents(null, undefined)).toBe('');
  expect(formatWishedRents(45_000, 60_000)).toBe('4.5万円\uFF5E6万円');
  expect(formatWishedRents(null, 60_000)).toBe('\uFF5E6万円');
  expect(formatWishedRents(45_000, undefined)).toBe('4.5万円\uFF5E');
  expect(formatWishedRents(60_000, 60_000)).toBe('6万円');
  expect(formatWishedRents(null, null)).toBe('');
  expect(formatRange('', 'null')).toBe('');
  expect(isEmptyText('null')).toBe(true);
  expect([null, undefined, ''].every(isEmptyText)).toBe(true);
  expect(isEmptyText(0)).toBe(false);
});

test.each([
  [10_000, '1万円'],
  [52_500, '5.25万円'],
  [9_999, '9,999円'],
  [0, '0円'],
])('an amount of %i yen reads %s', (yen, text) => {
  expect(formatAmount(yen)).toBe(text);
});

test('a fee of 0 is なし, and an unknown one is left out', () => {
  expect(formatFees(0, 0)).toBe('なし');
  expect(formatFees(5000, 5000)).toBe('5,000円');
  expect(formatFees(0, 50_000)).toBe('なし\uFF5E5万円');
  expect(formatFees(null, null)).toBe('');
  expect([0, 12_000].map(formatFee)).toEqual(['なし', '1.2万円']);
  expect([0, 12_000].map(formatExactFee)).toEqual(['なし', '12,000円']);
});

test.each(['x2026-11-21', '2026-11-21x', '', undefined])('%p is no date', (text) => {
  expect(formatDate(text)).toBe('');
});

test.each(['x2026-03', '2026-3', '', null, undefined])('%p is no month', (text) => {
  expect(formatMonth(text)).toBe('');
});

test('dates are zero-padded, and date-times are those of Japan', () => {
  expect(formatDate('2026-04-01')).toBe('2026年04月01日');
  expect(formatDate('2026-11-20T20:00:00.000Z')).toBe('2026年11月21日');
  expect(formatDate('2026-11-21T00:30:00+09:00')).toBe('2026年11月21日');
  expect(formatDate('null')).toBe('');
  expect(formatDate(null)).toBe('');
  expect(formatMonth('2014-03')).toBe('2014年3月');
});

test('a day that the calendar does not have is not moved to another one', () => {
  expect(formatDate('2026-02-30')).toBe('2026年02月30日');
});

test.each([
  ['10:00', '18:30', '水曜日', '10:00～18:30（定休日 水曜日）'],
  ['10:00', '18:30', '', '10:00～18:30'],
  ['10:00', '18:30', null, '10:00～18:30'],
  ['10:00', null, '水曜日', ''],
  ['null', '18:30', '水曜日', ''],
  [null, null, null, ''],
])(
  'a shop that is open from %p to %p without %p is "%s"',
  (open_time, close_time, regular_holiday_text, hours) => {
    expect(formatShopHours({ open_time, close_time, regular_holiday_text })).toBe(hours);
  },
);

test('a telephone number is called without its hyphens', () => {
  expect(telHref('0120-000-103')).toBe('tel:0120000103');
});

test('yen and walking time', () => {
  expect(formatYen(85_000)).toBe('85,000円');
  expect(formatWalk(8)).toBe('徒歩8分');
  expect(formatWalk(0)).toBe('徒歩0分');
  expect(formatWalk(null)).toBe('');
  expect(formatWalk(undefined)).toBe('');
});

test('days have their weekday, wherever the computer stands', () => {
  expect(formatDay('2026-11-24')).toBe('2026年11月24日（火）');
  expect(formatShortDay('2026-11-01')).toBe('11月1日（日）');
});

test('a zip code has its mark and its hyphen', () => {
  expect(formatZip('1620042')).toBe('〒162-0042');
  expect([formatZip(null), formatZip('null')]).toEqual(['', '']);
});
