import { buildingAge } from './building-age.ts';

test.each([
  ['2027-03', '完成予定'],
  ['2026-12', '完成予定'],
  ['2026-11', '新築'],
  ['2025-12', '新築'],
  ['2025-11', '築1年'],
  ['2025-01', '築1年'],
  ['2016-11', '築10年'],
])('a building of %s is %s in November 2026', (builtYm, age) => {
  expect(buildingAge(builtYm, '2026-11-01')).toBe(age);
});
