import { readFileSync } from 'node:fs';
import {
  buildingTypes,
  conditions,
  equipment as equipmentTerms,
  EQUIPMENT_GROUP,
  fieldLabels,
  fullStationName,
  genderTypes,
  labelOf,
  longLabelOf,
  prefectures,
  regions,
} from '@gakumado/shared/vocabulary';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;
let equipment: ReadonlyMap<number, string>;

beforeAll(async () => {
  backend = await withTestApp();
  const { rows } = await backend.pool.query<{ equipment_id: number; name: string }>(
    'select equipment_id, name from equipment',
  );
  equipment = new Map(rows.map(({ equipment_id, name }) => [equipment_id, name]));
});
afterAll(() => backend.close());

test('the kinds of building have the names of the vocabulary', () => {
  const names = buildingTypes.map(({ value, label }) => [value, label.replace(/（.*/, '')]);
  expect(names.map(([value]) => [value, equipment.get(Number(value))])).toEqual(names);
});

test('the group of the kinds of building has the name of their field', async () => {
  const { rows } = await backend.pool.query('select distinct group_name from equipment where "group" = $1', [
    EQUIPMENT_GROUP.buildingType,
  ]);
  expect(rows).toEqual([{ group_name: fieldLabels.building_type_id }]);
});

test('conditions and equipment have the names of the vocabulary', () => {
  for (const table of [conditions, equipmentTerms])
    expect(table.map(({ value }) => equipment.get(value))).toEqual(
      table.map(({ value }) => longLabelOf(table, value)),
    );
});

test('a condition and the value that says the same have one word', () => {
  expect([53, 54, 917, 918].map((id) => equipment.get(id))).toEqual(
    [1, 1, 2, 3].map((value) => labelOf(genderTypes, value)),
  );
});

test('regions and prefectures have the names of the vocabulary, in the database and in the content', async () => {
  const areas = regions.map(({ slug, name }, index) => ({ area_id: index + 1, name, name_other: slug }));
  const found = await backend.pool.query('select area_id, name, name_other from area order by area_id');
  expect(found.rows).toEqual(areas);
  expect(
    JSON.parse(readFileSync(new URL('../../../seed/content/areas.json', import.meta.url), 'utf8')),
  ).toEqual(areas);
  const { rows } = await backend.pool.query(
    'select prefecture_id as id, name_kana as name, name as slug, area_id from prefecture order by prefecture_id',
  );
  const areaIdOf = (id: number) =>
    regions.findIndex(({ prefectureIds }) => prefectureIds.some((other) => other === id)) + 1;
  expect(rows).toEqual(prefectures.map(({ id, name, slug }) => ({ id, name, slug, area_id: areaIdOf(id) })));
});

test('the database names stations as pages do', async () => {
  const names = ['早稲田', '広島駅', '大塚駅前', '駅前町'];
  const { rows } = await backend.pool.query<{ name: string }>(
    'select full_station_name(name) as name from unnest($1::text[]) as name',
    [names],
  );
  expect(rows.map(({ name }) => name)).toEqual(names.map(fullStationName));
});
