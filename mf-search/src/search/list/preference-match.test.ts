import { emptySearch } from '../search.ts';
import { preferenceMatch } from './preference-match.ts';

const choices = {
  buildingTypes: [],
  conditions: [{ label: '女性専用', ids: [53, 54] }],
  equipment: [
    { label: 'オートロック', ids: [801] },
    { label: '宅配ボックス', ids: [804] },
  ],
};
const preferring = { ...emptySearch, optional_condition: [53], optional_equipment: [801, 804] };

test('missing preferences are named, and synonyms are one preference', () => {
  const estate = { match_count: 2, match_total: 3, matched_optional: [54, 801] };
  expect(preferenceMatch(estate, preferring, choices)).toEqual({
    count: 2,
    total: 3,
    missing: ['宅配ボックス'],
  });
});

test('a search without preferences has no match', () => {
  expect(preferenceMatch({}, emptySearch, choices)).toBeNull();
  expect(
    preferenceMatch({ match_count: 0, match_total: 0, matched_optional: [] }, emptySearch, choices),
  ).toBeNull();
});
