import type { FeatureFilter } from '@gakumado/shared/contract';
import { searchFields } from '@gakumado/shared/search-fields';
import { buildingTypes, conditions, equipment, labelOf, rentBands } from '@gakumado/shared/vocabulary';
import type { Term } from '@gakumado/shared/vocabulary';

interface Feature {
  id: number;
  name: string;
  /** The part of the common filter that a link to the feature adds. */
  filter: FeatureFilter;
  /** Under seed/pictures/. */
  picture: string;
}

/** Walking distance in km. */
const WALKING_KM = 1;

type Row = readonly [id: number, value: number, picture: string];

const { commute_minutes_max: commute, walk_minutes_max: walk } = searchFields;
const COMMUTE_MINUTES = 20;
const WALK_MINUTES = 5;

/** Features that ask for one value of a table of the vocabulary, named by it. */
const rowsOf = (
  field: 'building_type_id' | 'condition' | 'equipment',
  table: readonly Term[],
  rows: readonly Row[],
): Feature[] =>
  rows.map(([id, value, picture]) => ({
    id,
    name: labelOf(table, value) ?? '',
    filter: { [field]: [value] },
    picture,
  }));

const FIRST_RENT_ID = 16;
const rentPictures = ['room-06', 'room-03', 'room-07', 'room-12', 'room-18', 'room-15'];

/** The ways of choosing that a campus page offers, in their order. Ids are stable: pages may link to them. */
export function campusFeatures({ lat, lon }: { lat: number; lon: number }): Feature[] {
  return [
    { id: 1, name: '徒歩圏', filter: { lat, lon, dis: WALKING_KM }, picture: 'exterior-05' },
    {
      id: 2,
      name: commute.chip(COMMUTE_MINUTES),
      filter: { commute_minutes_max: COMMUTE_MINUTES },
      picture: 'exterior-01',
    },
    {
      id: 3,
      name: walk.chip(WALK_MINUTES),
      filter: { walk_minutes_max: WALK_MINUTES },
      picture: 'exterior-02',
    },
    ...rowsOf('condition', conditions, [
      [4, 53, 'room-21'],
      [5, 911, 'common-01'],
      [6, 61, 'room-01'],
    ]),
    ...rowsOf('building_type_id', buildingTypes, [
      [7, 65, 'exterior-05'],
      [8, 901, 'exterior-11'],
    ]),
    ...rowsOf('condition', conditions, [
      [9, 914, 'exterior-07'],
      [10, 115, 'room-08'],
      [11, 912, 'room-04'],
      [12, 913, 'room-13'],
    ]),
    ...rowsOf('equipment', equipment, [
      [13, 801, 'exterior-06'],
      [14, 805, 'room-22'],
      [15, 807, 'room-16'],
    ]),
    ...rentBands.map(({ value, label }, index) => ({
      id: FIRST_RENT_ID + index,
      name: label,
      filter: { rentSelect: value },
      picture: rentPictures[index] ?? '',
    })),
  ];
}
