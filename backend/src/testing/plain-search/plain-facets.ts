import { moveInMonths } from '@gakumado/shared/contract';
import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { columnFields, offerFields, withAsked } from '@gakumado/shared/search-fields';
import {
  BAND_YEN,
  buildingAgeChoices,
  commuteMinutesChoices,
  COST_BAND_LAST,
  costLimitChoices,
  mealTypes,
  genderTypes,
  rentBands,
  rentLimitChoices,
  roomAreaChoices,
  roomLayouts,
  transferChoices,
  vacancies,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { conditionGroups, equipmentGroups } from '../../engines/estate-index/facet-features.ts';
import { offerBits } from '../../engines/estate-index/offer-bits.ts';
import type { Database } from '../../data/db/database.ts';
import { filterConditions, hasFeature, joinConditions, openRooms } from './plain-filter.ts';
import type { PlainTables } from './plain-commutes.ts';
import { monthlyCostOfRoom } from './plain-cost.ts';
import { isInRange } from './plain-price.ts';
import { walkMinutes } from './plain-walk.ts';

type FacetName = keyof EstateFacets;
type Value = number | string;

/**
 * One option of a facet. Its count is that of the search with only the option in the field, or with the option added
 * where `field` is null.
 */
interface Option {
  facet: FacetName;
  key: Value;
  field: keyof EstateFilter | null;
  isMet: RawBuilder<SqlBool>;
}

/** An option that is a filter of its own. The fields that say what it means come with it. */
function asked(
  facet: FacetName & keyof EstateFilter,
  keys: readonly Value[],
  { is_include_management }: EstateFilter,
  toFilter: (key: Value) => EstateFilter = (key) => ({ [facet]: key }),
): Option[] {
  const field = facet === 'price_to' ? 'price' : facet;
  return keys.map((key) => {
    const conditions = filterConditions({ is_include_management, ...toFilter(key) });
    return { facet, key, field, isMet: sql`(${conditions.get(field) ?? sql`false`})` };
  });
}

const anyOf = (facet: FacetName & keyof EstateFilter, keys: readonly Value[], filter: EstateFilter) =>
  asked(facet, keys, filter, (key) => ({ [facet]: [key] }));

const features = (
  name: 'condition' | 'equipment',
  groups: typeof conditionGroups,
  filter: EstateFilter,
): Option[] =>
  groups.flatMap((group) =>
    group.flatMap((key) => [
      { facet: name, key, field: name, isMet: hasFeature(name, group) },
      ...(filter[name]?.length
        ? [{ facet: `${name}_added` as const, key, field: null, isMet: hasFeature(name, group) }]
        : []),
    ]),
  );

/** Bands of the monthly cost from the lowest to the highest of a room. */
const costBands: readonly Option[] = Array.from({ length: COST_BAND_LAST / BAND_YEN + 1 }, (_, band) => {
  const from = band * BAND_YEN;
  const to = from === COST_BAND_LAST ? Number.MAX_SAFE_INTEGER : from + BAND_YEN - 1;
  const isMet = sql<SqlBool>`(worked_out.high >= ${from} and worked_out.low <= ${to}::bigint)`;
  return { facet: 'cost_band', key: from, field: 'cost_to', isMet };
});

/** Limits of what is worked out once for each estate. */
const upTo = (
  facet: 'cost_to' | 'walk_minutes_max',
  column: 'low' | 'walk',
  limits: readonly number[],
): Option[] =>
  limits.map((key) => ({
    facet,
    key,
    field: facet,
    isMet: sql`${sql.ref(`worked_out.${column}`)} <= ${key}`,
  }));

function optionsOf(filter: EstateFilter, buildingTypes: readonly number[]): Option[] {
  const limits = (facet: FacetName & keyof EstateFilter, keys: readonly Value[]) =>
    asked(facet, keys, filter);
  const ofVocabulary = (rows: readonly { value: number }[]) => rows.map(({ value }) => value);
  const isWithFee = filter.is_include_management;
  return [
    ...anyOf('building_type_id', buildingTypes, filter),
    ...anyOf('gender_type', ofVocabulary(genderTypes), filter),
    ...anyOf('meal_type', ofVocabulary(mealTypes), filter),
    ...anyOf('vacant_status_id', ofVocabulary(vacancies), filter),
    ...anyOf('layout', roomLayouts, filter),
    ...features('condition', conditionGroups, filter),
    ...features('equipment', equipmentGroups, filter),
    ...rentBands.map((band): Option => ({
      facet: 'price_band',
      key: band.value,
      field: 'price',
      isMet: isInRange(band, isWithFee),
    })),
    ...costBands,
    ...limits('price_to', withAsked(rentLimitChoices, filter.price_to)),
    ...upTo('cost_to', 'low', withAsked(costLimitChoices, filter.cost_to)),
    ...upTo('walk_minutes_max', 'walk', walkMinutesChoices),
    ...limits('building_age_max', buildingAgeChoices),
    ...limits('room_area_from', withAsked(roomAreaChoices, filter.room_area_from)),
    ...limits('move_in_ym', withAsked(moveInMonths(), filter.move_in_ym)),
    ...columnFields.flatMap((field) => asked(field, [1], filter, () => ({ [field]: true }))),
    ...offerFields.flatMap((field) => {
      const values = offerBits.filter(([other]) => other === field).map(([, value]) => value);
      return asked(field, values, filter, (key) => ({ [field]: field === 'direction' ? [key] : key }));
    }),
    ...(filter.school_id === undefined && filter.destination === undefined
      ? []
      : [
          ...limits('commute_minutes_max', commuteMinutesChoices),
          ...limits('commute_transfers_max', transferChoices),
        ]),
    ...(filter.second_school_id === undefined && filter.second_destination === undefined
      ? []
      : [
          ...limits('second_commute_minutes_max', commuteMinutesChoices),
          ...limits('second_commute_transfers_max', transferChoices),
        ]),
  ];
}

/** The numbers of all facets by their definition: every option is counted by itself. */
export async function countFacetsPlainly(
  db: Kysely<Database>,
  filter: EstateFilter,
  buildingTypes: readonly number[],
  { from }: PlainTables,
): Promise<EstateFacets> {
  const options = optionsOf(filter, buildingTypes);
  const conditions = filterConditions(filter);
  const fields = [...conditions.keys()];
  const met = fields.map((field, index) => sql`(${conditions.get(field)}) as ${sql.id(`met_${index}`)}`);
  const counts = options.map(({ field }, index) => {
    const others = fields.flatMap((other, place) => (other === field ? [] : [sql.id(`met_${place}`)]));
    return sql`count(distinct estate_id) filter (where ${sql.join([sql.id(`option_${index}`), ...others], sql` and `)})`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::integer[] as counts from (
      select estate.estate_id, ${sql.join([...met, ...options.map(({ isMet }, index) => sql`${isMet} as ${sql.id(`option_${index}`)}`)])}
      from ${from} left join lateral ${openRooms} on true cross join lateral (
        select ${monthlyCostOfRoom('min', filter)} as low, ${monthlyCostOfRoom('max', filter)} as high, ${walkMinutes(filter)} as walk offset 0
      ) as worked_out where ${joinConditions(new Map())} offset 0
    ) as judged`.execute(db);
  const facets = Object.fromEntries(options.map(({ facet }) => [facet, {}])) as Record<
    FacetName,
    Record<string, number>
  >;
  for (const [index, { facet, key }] of options.entries()) {
    const count = rows[0]?.counts[index] ?? 0;
    if (count > 0) facets[facet][key] = count;
  }
  return facets;
}
