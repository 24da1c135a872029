import { noCondition } from './condition.ts';
import { wishMatch } from './wish-match.ts';

const choices = {
  buildingTypes: [],
  conditions: [{ label: '女性専用', ids: [53, 54] }],
  equipment: [
    { label: 'オートロック', ids: [801] },
    { label: '宅配ボックス', ids: [804] },
  ],
};
const wishing = { ...noCondition, optional_condition: [53], optional_equipment: [801, 804] };

test('what is missing is named; synonyms are one wish', () => {
  const estate = { match_count: 2, match_total: 3, matched_optional: [54, 801] };
  expect(wishMatch(estate, wishing, choices)).toEqual({ count: 2, total: 3, missing: ['宅配ボックス'] });
});

test('a search without wishes has no match', () => {
  expect(wishMatch({}, noCondition, choices)).toBeNull();
  expect(
    wishMatch({ match_count: 0, match_total: 0, matched_optional: [] }, noCondition, choices),
  ).toBeNull();
});
