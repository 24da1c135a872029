import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { fieldSchemas } from './field-schema.ts';
import { id, optional } from './fields.ts';

const { school_id, destination, stay_months, with_meals, food_budget } = fieldSchemas;

/** estate/cost/comparison (contract, 8.5): a home beside others like it, by the cost of a stay. */
export const costComparisonRequest = z.object({
  estate_id: id(),
  /** The school (a campus id) or point that the others are as near to. Without one they are of the same station. */
  school_id: optional(school_id),
  destination: optional(destination),
  stay_months: optional(stay_months),
  with_meals: optional(with_meals),
  food_budget: optional(food_budget),
  access_key: accessKeyField,
});
export type CostComparisonRequest = z.infer<typeof costComparisonRequest>;

/** Homes of the same kind of building and the same size. Amounts are 毎月の実質負担 in yen, meals alike on both sides. */
const costComparisonSchema = z.object({
  /** Of this home: the middle between its cheapest and its dearest free room. */
  monthly_cost: z.int(),
  /** The average of the same of the others. */
  average_cost: z.int(),
  /** How many others; 20 at least. */
  estate_count: z.int(),
  stay_months: z.int(),
  /** Whether both have meals in them, or food for a budget. */
  with_meals: z.boolean(),
  building_type_id: z.int(),
  /** The size in m², `area_to` excluded; null for no bound. */
  area_from: z.int().nullable(),
  area_to: z.int().nullable(),
  /** How near the others are to the school or point, in minutes; null where they are of the same station. */
  minutes_from: z.int().nullable(),
  minutes_to: z.int().nullable(),
  station_name: z.string().nullable(),
});
/** One, or none where there is nothing to compare. */
export const costComparisonsSchema = z.array(costComparisonSchema).max(1);
export type CostComparison = z.infer<typeof costComparisonSchema>;
