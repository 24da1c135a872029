import { leftConditions, saidTogether, withoutConditions } from './left-conditions.ts';

const school = { school_id: 55, name: '北キャンパス' };
const station = { lat: 35.7, lon: 139.7, name: '三田駅' };
const kept = { places: [school, station], cost_to: 80_000, gender: 1, stay_months: 24 } as const;

test('what a list said before and says no more is left, where the profile has it still', () => {
  const before = saidTogether(
    { places: [station], cost_to: 90_000, gender: 1 },
    { places: [], cost_to: 80_000 },
  );
  expect(leftConditions(before, { places: [], gender: 1 }, kept)).toEqual({
    places: [station],
    cost_to: 80_000,
  });
  // Another budget was said elsewhere meanwhile.
  expect(leftConditions(before, { places: [], gender: 1 }, { ...kept, cost_to: 70_000 })).toEqual({
    places: [station],
  });
});

test('nothing is left of what no list said, and a place that is said again is not', () => {
  expect(leftConditions({}, {}, kept)).toEqual({ places: [] });
  expect(leftConditions({ places: [station] }, { places: [station] }, kept)).toEqual({ places: [] });
});

test('a profile without a part has the rest', () => {
  expect(withoutConditions(kept, { places: [station], cost_to: 80_000 })).toEqual({
    places: [school],
    gender: 1,
    stay_months: 24,
  });
});
