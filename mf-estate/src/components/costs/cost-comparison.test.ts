import type { CostComparison } from '@gakumado/shared/contract';
import { comparisonTexts } from './cost-comparison.ts';

const campus = { school_name: '見本大学', campus_name: '北キャンパス' };
const comparison: CostComparison = {
  monthly_cost: 75_400,
  average_cost: 82_040,
  estate_count: 1_042,
  stay_months: 48,
  with_meals: false,
  building_type_id: 52,
  area_from: 18,
  area_to: 25,
  minutes_from: 12,
  minutes_to: 22,
  station_name: null,
};

test('beside homes that are as near to the school', () => {
  expect(comparisonTexts(comparison, campus)).toEqual({
    text: '似た学生マンション1,042物件の平均（8.2万円）より−8%',
    basis:
      '毎月の実質負担（4年間、食費を除く）を、北キャンパスまで12〜22分の18〜25㎡の学生マンション1,042物件と比べています。',
  });
});

test('beside homes of the same station, with meals on both sides', () => {
  const hall = {
    ...comparison,
    with_meals: true,
    building_type_id: 65,
    area_from: null,
    area_to: 18,
    minutes_from: null,
    minutes_to: null,
    station_name: '高田馬場',
    estate_count: 20,
  };
  expect(comparisonTexts(hall, campus).basis).toBe(
    '毎月の実質負担（4年間、食費を含む）を、高田馬場駅が最寄りの18㎡未満の学生会館20物件と比べています。',
  );
});

test.each([
  [82_300, 'とほぼ同じ'],
  [90_244, 'より＋10%'],
])('%i yen', (monthly_cost, end) => {
  expect(comparisonTexts({ ...comparison, monthly_cost }, campus).text).toMatch(new RegExp(`${end}$`));
});
