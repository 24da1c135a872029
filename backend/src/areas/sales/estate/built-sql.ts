import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** Built in this month of so many years ago or later. The month is found once and not for every estate. */
export const isBuiltWithin = (years: number): RawBuilder<SqlBool> =>
  sql`estate.built_ym >= (select to_char(now() - make_interval(years => ${years}::integer), 'YYYY-MM'))`;

/** The condition 新築・築浅（5年以内）. */
export const NEARLY_NEW = 914;
/** The tag of that name. */
const NEARLY_NEW_TAG = 5;

/**
 * Whether an estate has {@link NEARLY_NEW}, by its age. A listed condition was true when it was listed, and is not
 * updated every month.
 */
export const isNearlyNew = isBuiltWithin(5);

/** Of the tags that are listed for an estate those that are still true of it. */
export const isTagTrue = sql<SqlBool>`(tag.tag_id <> ${NEARLY_NEW_TAG} or ${isNearlyNew})`;
