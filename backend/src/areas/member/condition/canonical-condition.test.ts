import { estateFilterSchema } from '@gakumado/shared/contract';
import { canonicalCondition } from './canonical-condition.ts';

const textOf = (body: object) => canonicalCondition(estateFilterSchema.parse(body)).text;

test('equal searches have one text, however they are written', () => {
  const expected = '{"building_type_id":[52,65],"condition":[9,53,116],"keyword":"ABC 寮","pref_id":[13]}';
  expect(
    textOf({
      pref_id: '13',
      condition: [116, 53, 9, 53],
      building_type_id: '65,52',
      keyword: 'ＡＢＣ　寮 ',
      equipment: [],
      is_panorama: 0,
      station_name: 'null',
      sort: 'price_asc',
      with_facets: 1,
      access_key: 'gakumado-web',
    }),
  ).toBe(expected);
});

test('the corners of a polygon keep their order, the sides of a rectangle do not matter', () => {
  expect(
    textOf({
      polygon: [
        [36, 139],
        [35, 139],
        [35, 140],
      ],
      bounds: { north: 2, east: 2, south: 1, west: 1 },
    }),
  ).toBe('{"bounds":{"east":2,"north":2,"south":1,"west":1},"polygon":[[36,139],[35,139],[35,140]]}');
});
