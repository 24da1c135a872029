import { ageText } from './building-age.ts';

test.each([
  ['2026-11', '新築'],
  ['2025-12', '新築'],
  ['2025-11', '築1年'],
  ['2025-01', '築1年'],
  ['2016-11', '築10年'],
  ['2027-03', '新築'],
])('built in %s', (builtYm, text) => {
  expect(ageText(builtYm, new Date(2026, 10, 21))).toBe(text);
});
