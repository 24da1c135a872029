import { readAhead } from './ahead.ts';
import { linkToRange, rangeHeading } from './range-link.ts';

test('a link to the homes around a point carries their heading', () => {
  const { to, state } = linkToRange(3, { lat: 35.70584, lon: 139.719 });
  expect(to).toBe('/search/range/35.70584/139.719/3/');
  expect(readAhead(state)).toMatchObject({ name: rangeHeading(3), ways: [] });
});
