import { z } from 'zod';
import { fieldSchemas } from './field-schema.ts';

/** The changes of a relaxation to the filter: the new value of a field, or null where the field is dropped. */
export const relaxationChangeSchema = z.object(
  Object.fromEntries(
    Object.entries(fieldSchemas).map(([field, schema]) => [field, schema.nullable().optional()]),
  ) as unknown as {
    [Field in keyof typeof fieldSchemas]: z.ZodOptional<z.ZodNullable<(typeof fieldSchemas)[Field]>>;
  },
);
export type RelaxationChange = z.infer<typeof relaxationChangeSchema>;

/** A relaxed filter with its number of estates, which is always more than the filter found before. */
export const relaxationSchema = z.object({
  /** Names the relaxed criteria; unique within an answer. */
  relaxation_id: z.string(),
  /** 家賃 +1万円, 駅徒歩 15分以内, オートロックなしでも可 and the like. */
  label: z.string(),
  change: relaxationChangeSchema,
  estate_count: z.int(),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

/** estate/relaxation/list answers at most so many. */
export const MAX_RELAXATIONS = 8;

/** total_count is the number of estates with the filter unchanged. */
export const relaxationListAnswer = z.object({
  status: z.literal(200),
  result: z.array(relaxationSchema).max(MAX_RELAXATIONS),
  total_count: z.int(),
});
