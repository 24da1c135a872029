import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { NEARLY_NEW, NEARLY_NEW_YEARS } from '#engines/estate-index/nearly-new.ts';
import { RESERVABLE } from '#engines/estate-index/reservable.ts';

/** The tags of those names. */
const NEARLY_NEW_TAG = 5;
const RESERVABLE_TAG = 9;

/**
 * Whether an estate has {@link NEARLY_NEW}, by its age. A listed condition was true when it was listed, and is not
 * updated every month. The month is found once and not for every estate.
 */
export const isNearlyNew = sql<SqlBool>`estate.built_ym >=
  (select to_char(now() - make_interval(years => ${sql.lit(NEARLY_NEW_YEARS)}), 'YYYY-MM'))`;

/** Whether an estate has {@link RESERVABLE}, by the terms of its room types. */
export const isReservable = sql<SqlBool>`coalesce(estate.reservable_until >= current_date, false)`;

/** The conditions that other columns decide, whatever is listed. */
export const decidedConditions = [
  [NEARLY_NEW, isNearlyNew],
  [RESERVABLE, isReservable],
] as const;

/** Of the tags that are listed for an estate those that are still true of it. */
export const isTagTrue = sql<SqlBool>`(tag.tag_id <> ${NEARLY_NEW_TAG} or ${isNearlyNew})
  and (tag.tag_id <> ${RESERVABLE_TAG} or ${isReservable})`;
