import { synonymsOf, withSynonymIds } from './synonyms.ts';

test.each([
  ['condition', 53, [53, 54]],
  ['condition', 54, [53, 54]],
  ['optional_condition', 64, [61, 64]],
  ['building_type_id', 63, [52, 63]],
  ['condition', 55, [55]],
  // 52 has a synonym among the building types only.
  ['condition', 52, [52]],
  ['equipment', 53, [53]],
  ['toString', 53, [53]],
])('of the field %s, %i means %j', (field, id, same) => {
  expect(synonymsOf(field, id)).toEqual(same);
});

test('an id brings those that mean the same into its own field, each once and sorted', () => {
  const asked = { building_type_id: [65, 63], condition: [911, 54, 53], optional_condition: [] };
  expect(withSynonymIds(asked)).toEqual({
    building_type_id: [52, 63, 65],
    condition: [53, 54, 911],
    optional_condition: [],
  });
});
