import { stayCostGist, stayCostText } from './stay-cost.ts';

test.each([
  [3_060_480, 3_424_992, '3,060,480円～3,424,992円', '総額約306万円～'],
  [12_345_000, 12_345_000, '12,345,000円', '総額約1,235万円'],
  [null, null, '', ''],
])('%p and %p yen', (stay_cost_min, stay_cost_max, whole, gist) => {
  expect(stayCostText({ stay_cost_min, stay_cost_max })).toBe(whole);
  expect(stayCostGist({ stay_cost_min, stay_cost_max })).toBe(gist);
});
