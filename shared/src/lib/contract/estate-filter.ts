import { messages } from '@gakumado/shared/forms/messages';
import type { FilterField } from '@gakumado/shared/search-fields';
import { ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField, wholeListQuery } from './envelope.ts';
import { fieldSchemas } from './field-schema.ts';
import { flag, id, integer, optional, someIds, idList } from './fields.ts';

export const sortNames = [
  'recommend',
  'new_desc',
  'price_asc',
  'price_desc',
  'commute_asc',
  'first_commute_asc',
  'second_commute_asc',
  'walk_asc',
  'room_area_desc',
  'age_asc',
  'match_desc',
  'distance_asc',
  'cost_asc',
] as const;
export type SortName = (typeof sortNames)[number];

type Optional<Schema extends z.ZodType> = ReturnType<typeof optional<Schema>>;

/** The fields of the table, each of which may be left out. */
const searchFields = Object.fromEntries(
  Object.entries(fieldSchemas).map(([field, schema]) => [field, optional(schema)]),
) as unknown as { [Field in FilterField]: Optional<(typeof fieldSchemas)[Field]> };

/** The fields of the common search filter, for calls that add their own; check them with {@link refuseReversedRanges}. */
export const filterFields = {
  ...searchFields,
  sort: optional(z.enum(sortNames)),
  with_facets: optional(flag()),
  count_only: optional(flag()),
  access_key: accessKeyField,
};

type Ranges = Partial<
  Record<
    'price_from' | 'price_to' | 'cost_from' | 'cost_to' | 'room_area_from' | 'room_area_to',
    number | undefined
  >
>;

/** A lower bound above its upper one is refused with the contract's message. */
export function refuseReversedRanges(ranges: Ranges, context: z.core.$RefinementCtx): void {
  const refuse = (from: keyof Ranges, to: keyof Ranges, message: string) => {
    if ((ranges[from] ?? 0) <= (ranges[to] ?? Infinity)) return;
    context.addIssue({
      code: 'custom',
      path: [from],
      message,
      input: ranges[from],
      params: { code: 'range' },
    });
  };
  refuse('price_from', 'price_to', messages.rangePair);
  refuse('cost_from', 'cost_to', messages.rangePair);
  refuse('room_area_from', 'room_area_to', messages.areaPair);
}

/** The common search filter (contract, 3.4). */
export const estateFilterSchema = z.object(filterFields).superRefine(refuseReversedRanges);
export type EstateFilter = z.infer<typeof estateFilterSchema>;

/** Where commutes go: a campus or another point, and a second one of either kind (contract, 7.8). */
export type Targets = Pick<
  EstateFilter,
  'school_id' | 'destination' | 'second_school_id' | 'second_destination'
>;

/** The stay by which homes are compared (contract, section 5). */
export type AskedStay = Pick<EstateFilter, 'stay_months' | 'with_meals' | 'food_budget' | 'school_id'>;

/**
 * estate/list: the filter, or ids whose order the result keeps; of the filter then count only the campuses, to which the cards tell the
 * way, the stay and the wishes about rooms, which leave no home out.
 * `recommended_by` is the number of a shop and stands for the ids that it recommends.
 */
export const estateListRequest = z
  .object({ ...filterFields, estate_id: optional(idList(ESTATE_IDS_MAX)), recommended_by: optional(id()) })
  .superRefine(refuseReversedRanges);
export type EstateListRequest = z.infer<typeof estateListRequest>;

/** estate/school/list: school_id is a campus id. */
export const estateSchoolListRequest = z
  .object({ ...filterFields, school_id: id() })
  .superRefine(refuseReversedRanges);
export type EstateSchoolListRequest = z.infer<typeof estateSchoolListRequest>;

const recommendationLimit = optional(integer(1, 12));

/** As of other short lists, but of no more estates; `limit` of the body comes first. */
export const recommendationListQuery = wholeListQuery.extend({ limit: recommendationLimit });

/**
 * estate/recommendation/list: up to ten estates that the visitor looked at, with the filter that others must meet. Cards have the cost
 * of the stay, and with a campus or destination the way to it; only with a limit of the commute must it be in reach.
 */
export const recommendationListRequest = z
  .object({
    ...searchFields,
    estate_id: someIds(10),
    limit: recommendationLimit,
    access_key: accessKeyField,
  })
  .superRefine(refuseReversedRanges);
export type RecommendationListRequest = z.infer<typeof recommendationListRequest>;
