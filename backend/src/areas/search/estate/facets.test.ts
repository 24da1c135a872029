import { moveInMonths } from '@gakumado/shared/contract';
import type { EstateFacets } from '@gakumado/shared/contract';
import {
  commuteMinutesChoices,
  directions,
  costLimitChoices,
  rentLimitChoices,
  roomAreaChoices,
  roomLayouts,
} from '@gakumado/shared/vocabulary';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

type Added = 'condition_added' | 'equipment_added';

let backend: TestApp;
/** Every option of the filter popup. */
let options: Record<Exclude<keyof EstateFacets, Added>, (number | string)[]>;

beforeAll(async () => {
  backend = await withTestApp();
  const { rows } = await backend.pool.query<{ equipment_id: number; group: number }>(
    'select equipment_id, "group" from equipment',
  );
  const ofGroup = (group: number) => rows.filter((row) => row.group === group).map((row) => row.equipment_id);
  options = {
    building_type_id: ofGroup(3),
    condition: ofGroup(2),
    equipment: ofGroup(1),
    layout: [...roomLayouts],
    price_band: [2, 3, 4, 5, 6, 7],
    cost_band: Array.from({ length: 31 }, (_, index) => index * 10_000),
    vacant_status_id: [1, 2, 3, 4, 5],
    meal_type: [0, 1, 2, 3, 4],
    gender_type: [0, 1, 2, 3],
    walk_minutes_max: [1, 3, 5, 7, 10, 15, 20],
    building_age_max: [1, 3, 5, 10, 20],
    price_to: [...rentLimitChoices],
    cost_to: [...costLimitChoices],
    room_area_from: [...roomAreaChoices],
    move_in_ym: moveInMonths(),
    commute_minutes_max: commuteMinutesChoices,
    commute_transfers_max: [0, 1, 2, 3],
    second_commute_minutes_max: commuteMinutesChoices,
    second_commute_transfers_max: [0, 1, 2, 3],
    is_panorama: [1],
    is_youtube: [1],
    is_quiet: [1],
    is_near_police: [1],
    is_near_store: [1],
    is_along_large_streets: [1],
    floor_min: [2],
    direction: [...directions],
    is_midterm_cancelable: [1],
    notice_months_max: [1, 2, 3],
    is_without_renewal_fee: [1],
    is_without_curfew: [1],
  };
  // Of the samples, few have panoramas or films.
  await backend.pool.query('update estate set is_panorama = estate_id % 7 = 0');
  await backend.pool.query(
    'update estate set is_youtube = estate_id % 5 = 0, is_along_large_streets = estate_id % 3 = 0',
  );
});
afterAll(() => backend.close());

const rentFields = { price: undefined, price_from: undefined, price_to: undefined, rentSelect: undefined };

/** The last band has no end. */
const costBand = (yen: number) => ({ cost_from: yen, cost_to: yen < 300_000 ? yen + 9999 : undefined });

/** The same filter with this option alone in the facet's field. */
function withOption(filter: object, facet: keyof EstateFacets, option: number | string): object {
  if (facet === 'price_band') return { ...filter, ...rentFields, rentSelect: option };
  if (facet === 'price_to') return { ...filter, ...rentFields, price_to: option };
  if (facet === 'cost_to') return { ...filter, cost_from: undefined, cost_to: option };
  if (facet === 'cost_band') return { ...filter, ...costBand(Number(option)) };
  const isList = /_id$|^(condition|equipment|layout|direction|meal_type|gender_type)$/.test(facet);
  return { ...filter, [facet]: isList ? [option] : option };
}

async function count(filter: object): Promise<number> {
  return (await backend.call('estate/list', { ...filter, count_only: 1 })).body.total_count;
}

/** Limits of which any may be asked for: that one is counted beside the offered ones. */
const limits = new Set<string>(['price_to', 'cost_to', 'room_area_from', 'move_in_ym']);

/** A commute is counted where the search has its campus. */
const isAsked = (facet: string, filter: object) =>
  facet.startsWith('second_')
    ? 'second_school_id' in filter
    : !facet.startsWith('commute_') || 'school_id' in filter;

test.each<[string, object]>([
  ['nothing', {}],
  ['one field', { condition: [54] }],
  ['a rent with its fee', { price_from: 40_000, price_to: 70_000, is_include_management: 1 }],
  ['a cost of two years with meals', { cost_to: 65_000, stay_months: 24, with_meals: 1 }],
  ['two fields', { layout: ['1R', '2DK+'], vacant_status_id: [1, 2] }],
  [
    'a field of every facet',
    {
      building_type_id: [52, 63, 65],
      condition: [55],
      equipment: [805],
      layout: ['1K', '1R'],
      price_to: 90_000,
      vacant_status_id: [1, 2, 3],
      meal_type: [0, 1],
      gender_type: [0, 1],
    },
  ],
  [
    'a campus and other fields',
    { school_id: 55, commute_minutes_max: 60, equipment: [801], walk_minutes_max: 15 },
  ],
  [
    'limits',
    { school_id: 55, commute_minutes_max: 40, commute_transfers_max: 1, building_age_max: 20, is_youtube: 1 },
  ],
  ['a station', { station_id: [1130210, 2800404], walk_minutes_max: 7, price_to: 90_000 }],
  ['rooms', { room_area_from: 17, room_area_to: 50, move_in_ym: moveInMonths()[5], price_to: 65_000 }],
  ['a monthly cost', { cost_from: 50_000, cost_to: 80_000, meal_type: [0, 1] }],
  [
    'a monthly cost with meals of two years',
    { cost_to: 110_000, stay_months: 24, with_meals: 1, food_budget: 31_000 },
  ],
  [
    'two campuses',
    { school_id: 55, second_school_id: 1, second_commute_minutes_max: 60, second_commute_transfers_max: 2 },
  ],
])('with %s given, a facet is the result of its option alone', async (_name, filter) => {
  const { body } = await backend.call('estate/list', { ...filter, with_facets: 1, count_only: 1 });
  expect(body.total_count).toBe(await count(filter));
  const counted = Object.keys(options) as (keyof typeof options)[];
  for (const facet of counted.filter((name) => isAsked(name, filter))) {
    const asked = limits.has(facet) ? Object.entries(filter).filter(([field]) => field === facet) : [];
    const found = await Promise.all(
      [...new Set([...options[facet], ...asked.map(([, value]) => value)])].map(
        async (option) => [option, await count(withOption(filter, facet, option))] as const,
      ),
    );
    const expected = Object.fromEntries(found.filter(([, number]) => number > 0));
    expect({ [facet]: body.facets[facet] }).toEqual({ [facet]: expected });
  }
});

test('of features that are all to be met, an option counts beside those that are chosen', async () => {
  const filter = { pref_id: [13], condition: [55], equipment: [805, 806] };
  const { facets } = (await backend.call('estate/list', { ...filter, with_facets: 1 })).body;
  for (const field of ['condition', 'equipment'] as const) {
    const found = await Promise.all(
      options[field].map(
        async (option) => [option, await count({ ...filter, [field]: [...filter[field], option] })] as const,
      ),
    );
    expect(facets[`${field}_added`]).toEqual(Object.fromEntries(found.filter(([, number]) => number > 0)));
  }
  const { facets: others } = (await backend.call('estate/list', { pref_id: [13], with_facets: 1 })).body;
  expect(others).not.toHaveProperty('condition_added');
  expect(others).not.toHaveProperty('commute_minutes_max');
});
