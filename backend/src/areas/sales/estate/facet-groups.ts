import { moveInMonths } from '@gakumado/shared/contract';
import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { columnFields, offerFields, withAsked } from '@gakumado/shared/search-fields';
import type { ColumnField, OfferField } from '@gakumado/shared/search-fields';
import {
  BAND_YEN,
  buildingAgeChoices,
  commuteMinutesChoices,
  COST_BAND_LAST,
  costLimitChoices,
  rentBands,
  rentLimitChoices,
  roomAreaChoices,
  roomLayouts,
  transferChoices,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isBuiltWithin, isNearlyNew, NEARLY_NEW } from './built-sql.ts';
import { monthAfter } from './estate-filter-sql.ts';
import { CHUNK_BITS, conditionBits, equipmentBits } from './feature-bits.ts';
import { offerBits } from './offer-sql.ts';
import { boundOf, isInRange } from './price-sql.ts';
import { ofMonthlyCosts } from './stay-cost-sql.ts';
import { walkMinutes } from './walk-sql.ts';

export type FacetName = keyof EstateFacets;
/** The keys of a facet for a group's value. */
export type Counted = readonly [facet: FacetName, keys: (value: number) => readonly (number | string)[]];

/** The values to group by: a few small facets in one number, or a chunk of bits. */
export interface Grouping {
  value: RawBuilder<unknown>;
  counted: readonly Counted[];
}

const derivedFieldOf = Object.fromEntries(
  [...offerFields, ...columnFields].map((field) => [field, field]),
) as { [Field in OfferField | ColumnField]: Field };

/** The field of the filter that each facet leaves out; null where it leaves out none. */
export const fieldOf: Record<FacetName, keyof EstateFilter | null> = {
  building_type_id: 'building_type_id',
  condition: 'condition',
  equipment: 'equipment',
  layout: 'layout',
  price_band: 'price',
  cost_band: 'cost_to',
  cost_to: 'cost_to',
  vacant_status_id: 'vacant_status_id',
  meal_type: 'meal_type',
  gender_type: 'gender_type',
  walk_minutes_max: 'walk_minutes_max',
  building_age_max: 'building_age_max',
  price_to: 'price',
  room_area_from: 'room_area_from',
  move_in_ym: 'move_in_ym',
  commute_minutes_max: 'commute_minutes_max',
  commute_transfers_max: 'commute_transfers_max',
  second_commute_minutes_max: 'second_commute_minutes_max',
  second_commute_transfers_max: 'second_commute_transfers_max',
  ...derivedFieldOf,
  condition_added: null,
  equipment_added: null,
};

const BAND_BITS = rentBands.length;

function bandMask(isWithFee: boolean): RawBuilder<number> {
  const bits = rentBands.map(
    (band, bit) =>
      sql`case when ${isInRange(band, isWithFee, (yen) => sql.lit(yen))} then ${sql.lit(2 ** bit)} else 0 end`,
  );
  return sql`${sql.join(bits, sql` + `)}`;
}

const setBits = (mask: number, groups: readonly (readonly (number | string)[])[]) =>
  groups.filter((_, bit) => (mask >> bit) & 1).flat();

/** The keys of each bit of a mask. */
type BitKeys = readonly (readonly (number | string)[])[];

/** Chunks of a mask, each a group of its own. */
function chunks(mask: RawBuilder<number>, facets: readonly (readonly [FacetName, BitKeys])[]): Grouping[] {
  const count = facets[0]?.[1].length ?? 0;
  return Array.from({ length: Math.ceil(count / CHUNK_BITS) }, (_, index) => {
    const first = index * CHUNK_BITS;
    return {
      value: sql`((${mask} >> ${sql.lit(first)}) & ${sql.lit(2 ** CHUNK_BITS - 1)})::integer`,
      counted: facets.map(([facet, keys]): Counted => {
        const part = keys.slice(first, first + CHUNK_BITS);
        return [facet, (value) => setBits(value, part)];
      }),
    };
  });
}

const offerFacets = offerFields.map(
  (field) => [field, offerBits.map(([other, value]) => (other === field ? [value] : []))] as const,
);

const nearlyNewBit = 2 ** conditionBits.findIndex((ids) => ids.includes(NEARLY_NEW));
const conditionMask = sql<number>`((estate.condition_mask & ~${sql.lit(nearlyNewBit)})
  | case when ${isNearlyNew} then ${sql.lit(nearlyNewBit)} else 0 end)`;

/** How many of the choices, the strictest first, an estate does not meet. */
function rankAmong(isMet: readonly RawBuilder<unknown>[]): RawBuilder<number> {
  const cases = isMet.map((condition, index) => sql`when ${condition} then ${sql.lit(index)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(isMet.length)} end`;
}

/** How many of the limits of a walk an estate does not meet. */
const walkRank = (filter: EstateFilter) =>
  sql`width_bucket(${walkMinutes(filter)} - 1, ${[...walkMinutesChoices]}::integer[])`;
const ageRank = rankAmong(buildingAgeChoices.map(isBuiltWithin));

/** The bands from the lowest to the highest monthly cost of an estate, and the lowest as a limit from above. */
function costGrouping(filter: EstateFilter): Grouping {
  const limits = withAsked(costLimitChoices, filter.cost_to);
  const bandOf = (cost: RawBuilder<unknown>) =>
    sql`least(${cost}, ${sql.lit(COST_BAND_LAST)}) / ${sql.lit(BAND_YEN)}`;
  const value = ofMonthlyCosts(
    filter,
    (costOf) => sql`(${bandOf(costOf('min'))} * 100 + ${bandOf(costOf('max'))}) * 10
      + width_bucket(${costOf('min')} - 1, ${limits}::bigint[])`,
  );
  return {
    // Without a cost: -1, which is not counted.
    value: sql`coalesce(${value}, -1)`,
    counted: [
      [
        'cost_band',
        (value) => {
          const [first, last] = [Math.floor(value / 1000), Math.floor(value / 10) % 100];
          return value < 0
            ? []
            : Array.from({ length: last - first + 1 }, (_, index) => (first + index) * BAND_YEN);
        },
      ],
      ['cost_to', (value) => (value < 0 ? [] : limits.slice(value % 10))],
    ],
  };
}

/** A bit per flag that is a column. */
const columnMask = sql.join(
  columnFields.map((field, bit) => sql`(${sql.ref(`estate.${field}`)}::integer << ${sql.lit(bit)})`),
  sql` + `,
);

/** The lowest rent as a limit from above, in the same group as vacancy and meals. */
function vacancyGrouping({ price_to, is_include_management }: EstateFilter): Grouping {
  const rents = withAsked(rentLimitChoices, price_to);
  const rent = boundOf('min', is_include_management);
  return {
    value: sql`estate.vacant_status_id * 100 + estate.meal_type * 10
      + width_bucket(${rent} - 1, ${rents}::integer[])`,
    counted: [
      ['vacant_status_id', (value) => [Math.floor(value / 100)]],
      ['meal_type', (value) => [Math.floor(value / 10) % 10]],
      ['price_to', (value) => rents.slice(value % 10)],
    ],
  };
}

/** The day from which a room is free, and the largest area. */
function roomGrouping({ room_area_from, move_in_ym }: EstateFilter): Grouping {
  const areas = withAsked(roomAreaChoices, room_area_from);
  const months = withAsked(moveInMonths(), move_in_ym);
  return {
    value: sql`coalesce(width_bucket(estate.move_in_from, ${months.map(monthAfter)}::date[]), ${sql.lit(months.length)}) * 10
      + width_bucket(estate.room_area_max, ${areas}::numeric[])`,
    counted: [
      ['move_in_ym', (value) => months.slice(Math.floor(value / 10))],
      ['room_area_from', (value) => areas.slice(0, value % 10)],
    ],
  };
}

const FIRST_COMMUTE = commuteMinutesChoices[0] ?? 0;
const COMMUTE_STEP = (commuteMinutesChoices[1] ?? 0) - FIRST_COMMUTE;

/** Minutes and changes of line to one campus. */
function commuteGrouping(table: string, facets: readonly [FacetName, FacetName]): Grouping {
  const minutes = sql.ref(`${table}.commute_minutes`);
  return {
    value: sql`(greatest(${minutes}, ${sql.lit(FIRST_COMMUTE)}) - ${sql.lit(FIRST_COMMUTE)}
      + ${sql.lit(COMMUTE_STEP - 1)}) / ${sql.lit(COMMUTE_STEP)} * 10
      + least(${sql.ref(`${table}.commute_transfers`)}, ${sql.lit(transferChoices.length)})`,
    counted: [
      [facets[0], (value) => commuteMinutesChoices.slice(Math.floor(value / 10))],
      [facets[1], (value) => transferChoices.slice(value % 10)],
    ],
  };
}

function commuteGroupings({ school_id: first, second_school_id: second }: EstateFilter): Grouping[] {
  const groups: Grouping[] = [];
  if (first !== undefined) {
    groups.push(commuteGrouping('estate_campus', ['commute_minutes_max', 'commute_transfers_max']));
  }
  if (second !== undefined) {
    groups.push(
      commuteGrouping('second_campus', ['second_commute_minutes_max', 'second_commute_transfers_max']),
    );
  }
  return groups;
}

const withAdded = (
  facet: 'condition' | 'equipment',
  { [facet]: ids = [] }: EstateFilter,
  bits: BitKeys,
): (readonly [FacetName, BitKeys])[] =>
  ids.length > 0
    ? [
        [facet, bits],
        [`${facet}_added`, bits],
      ]
    : [[facet, bits]];

/** The numbers by which the estates of a search are grouped to be counted. */
export function facetGroupings(filter: EstateFilter): Grouping[] {
  return [
    {
      value: sql`estate.building_type_id * 10 + estate.gender_type`,
      counted: [
        ['building_type_id', (value) => [Math.floor(value / 10)]],
        ['gender_type', (value) => [value % 10]],
      ],
    },
    vacancyGrouping(filter),
    costGrouping(filter),
    roomGrouping(filter),
    {
      value: sql`(estate.layout_mask << ${sql.lit(BAND_BITS)}) + ${bandMask(filter.is_include_management === true)}`,
      counted: [
        [
          'layout',
          (value) =>
            setBits(
              value >> BAND_BITS,
              roomLayouts.map((layout) => [layout]),
            ),
        ],
        [
          'price_band',
          (value) =>
            setBits(
              value,
              rentBands.map(({ value }) => [value]),
            ),
        ],
      ],
    },
    {
      value: sql`((${walkRank(filter)} * 10 + (${ageRank})) << ${sql.lit(columnFields.length)}) + ${columnMask}`,
      counted: [
        [
          'walk_minutes_max',
          (value) => walkMinutesChoices.slice(Math.floor((value >> columnFields.length) / 10)),
        ],
        ['building_age_max', (value) => buildingAgeChoices.slice((value >> columnFields.length) % 10)],
        ...columnFields.map((field, bit): Counted => [field, (value) => ((value >> bit) & 1 ? [1] : [])]),
      ],
    },
    ...commuteGroupings(filter),
    ...chunks(conditionMask, withAdded('condition', filter, conditionBits)),
    ...chunks(sql`estate.equipment_mask`, withAdded('equipment', filter, equipmentBits)),
    ...chunks(sql`estate.offer_mask`, offerFacets),
  ];
}
