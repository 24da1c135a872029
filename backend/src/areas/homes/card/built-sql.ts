import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { NEARLY_NEW_YEARS } from '#engines/estate-index/nearly-new.ts';

/** The tag of that name. */
const NEARLY_NEW_TAG = 5;

/**
 * Whether an estate has {@link NEARLY_NEW}, by its age. A listed condition was true when it was listed, and is not
 * updated every month. The month is found once and not for every estate.
 */
export const isNearlyNew = sql<SqlBool>`estate.built_ym >=
  (select to_char(now() - make_interval(years => ${sql.lit(NEARLY_NEW_YEARS)}), 'YYYY-MM'))`;

/** Of the tags that are listed for an estate those that are still true of it. */
export const isTagTrue = sql<SqlBool>`(tag.tag_id <> ${NEARLY_NEW_TAG} or ${isNearlyNew})`;
