import type { Cost } from '@gakumado/shared/contract';
import { costRow } from '../../testing/costs.ts';
import { roomtype } from '../../testing/roomtypes.ts';
import { costText, cycleText, groupCosts } from './room-costs.ts';

const cost = (cells: Partial<Cost>) =>
  costRow({ cost_id: 20, cost_name: '水道光熱費', cost_kind: 2, ...cells }, 0);
const room = { ...roomtype, price_min: 60_000, price_max: 70_000 };
const BY_USE = '使った分だけ（ご自身で契約）';
const month = 'month' as const;

test.each<[Partial<Cost>, string]>([
  [{ amount_min: 0, amount_max: 0 }, 'なし'],
  [{ amount_min: 0, amount_max: 0, note: '水道料金を含みます。' }, 'なし'],
  [{ amount_min: 0, amount_max: 0, unit: 'actual' }, BY_USE],
  [{ amount_min: 0, amount_max: 3_000, note: '実費。' }, 'なし～3,000円'],
  [{ amount_min: null, amount_max: null }, '－'],
  [{ amount_min: null, amount_max: 5_000 }, '5,000円'],
  [{ amount_min: 5_000, amount_max: null }, '5,000円'],
  [{ amount_min: 3_500, amount_max: 12_000 }, '3,500円～12,000円'],
  [{ amount_min: 1, amount_max: 1, unit: month }, '賃料の1か月分（60,000円～70,000円）'],
  [{ amount_min: 0.55, amount_max: 1.1, unit: month }, '賃料の0.55か月分～1.1か月分（33,000円～77,000円）'],
])('%j reads %s', (cells, text) => {
  expect(costText(cost(cells), room)).toBe(text);
});

test('a row that is billed by use says so, whatever its amount', () => {
  const row = cost({ amount_min: null, amount_max: null, unit: 'actual' });
  expect(costText(row, room)).toBe(BY_USE);
});

test.each<[Partial<Cost>, string]>([
  [{ cost_kind: 1, cycle_months: null }, ''],
  [{ cost_kind: 1, cycle_months: 24 }, '2年ごと'],
  [{ cost_kind: 1, cycle_months: 12 }, '1年ごと'],
  [{ cost_kind: 1, cycle_months: 18 }, '18か月ごと'],
  [{ cost_kind: 6, cycle_months: 1 }, '毎月'],
  [{ cost_kind: 6, cycle_months: 1, note: '1か月ごとに変えられます。' }, ''],
  [{ cost_kind: 1, cycle_months: 24, note: '2年ごとに更新します。' }, ''],
  [{ cost_kind: 1, cycle_months: 24, note: '契約のたび' }, '2年ごと'],
  [{ cost_kind: 2, cycle_months: 1 }, ''],
  [{ cost_kind: 3, cycle_months: 12 }, ''],
  [{ cost_kind: 4, cycle_months: 24 }, '2年ごと'],
])('the cycle of %j reads "%s"', (cells, text) => {
  expect(cycleText(cost(cells))).toBe(text);
});

test('rows are grouped by when they are paid, in that order, and kinds without rows are left out', () => {
  const rows = [6, 2, 5, 2, 1].map((cost_kind, index) => cost({ cost_id: index, cost_kind }));
  const groups = groupCosts(rows).map(({ title, costs }) => [title, costs.map(({ cost_id }) => cost_id)]);
  expect(groups).toEqual([
    ['ご契約のとき', [4]],
    ['毎月', [1, 3]],
    ['退去のとき', [2]],
    ['ご希望の方のみ', [0]],
  ]);
  expect(groupCosts([])).toEqual([]);
});
