import type { Roomtype } from '@gakumado/shared/contract';
import { roomtype } from '../../testing/roomtypes.ts';
import { rentComparison } from './rent-comparison.ts';

const campus = { school_name: '見本大学', campus_name: '北キャンパス' };
const around = { rent_average: 70_000, rent_estate_count: 1_200 };
const room = (rent: number, changes: Partial<Roomtype> = {}): Roomtype => ({
  ...roomtype,
  layout: '1K',
  price_min: rent - 1000,
  price_max: rent + 1000,
  ...changes,
});

test.each([
  [[room(60_400), room(68_400)], 'より−8%'],
  [[room(75_600)], 'より＋8%'],
  [[room(70_100)], 'とほぼ同じ'],
  // The cheap one is full.
  [[room(50_000, { vacant_status_id: 5 }), room(77_000)], 'より＋10%'],
])('the free single rooms beside those around the school', (rooms, end) => {
  expect(rentComparison(rooms, around, campus)).toEqual({
    text: `北キャンパスの1R・1K平均（7万円）${end}`,
    basis: 'この物件の空いている1R・1Kの賃料の平均を、通学30分以内にある1,200物件の平均と比べています。',
  });
});

test('without a single room, an average or ten homes there is nothing to compare', () => {
  expect(rentComparison([room(70_000, { layout: '2DK' })], around, campus)).toBeNull();
  expect(rentComparison([room(70_000)], { ...around, rent_average: null }, campus)).toBeNull();
  const ofHomes = (rent_estate_count: number) =>
    rentComparison([room(60_000)], { ...around, rent_estate_count }, campus);
  expect(ofHomes(9)).toBeNull();
  expect(ofHomes(10)).not.toBeNull();
});
