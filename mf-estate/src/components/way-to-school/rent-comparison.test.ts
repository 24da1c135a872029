import type { Roomtype } from '@gakumado/shared/contract';
import { roomtype } from '../../testing/roomtypes.ts';
import { rentComparison } from './rent-comparison.ts';

const campus = { school_name: '見本大学', campus_name: '北キャンパス' };
const around = { rent_average: 70_000 };
const room = (rent: number, changes: Partial<Roomtype> = {}): Roomtype => ({
  ...roomtype,
  layout: '1K',
  price_min: rent - 1000,
  price_max: rent + 1000,
  ...changes,
});

test.each([
  [[room(64_400), room(90_000)], 'より−8%です'],
  [[room(75_600)], 'より＋8%です'],
  [[room(70_100)], 'とほぼ同じです'],
  // The cheap one is full.
  [[room(50_000, { vacant_status_id: 5 }), room(77_000)], 'より＋10%です'],
])('the cheapest free single room beside the average around the school', (rooms, end) => {
  expect(rentComparison(rooms, around, campus)).toBe(
    `家賃は、北キャンパスまで30分以内の1R・1Kの平均（7万円）${end}`,
  );
});

test('without a single room or an average there is nothing to compare', () => {
  expect(rentComparison([room(70_000, { layout: '2DK' })], around, campus)).toBe('');
  expect(rentComparison([room(70_000)], { rent_average: null }, campus)).toBe('');
});
