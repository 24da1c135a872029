import { estateFilterSchema } from '@gakumado/shared/contract';
import type { EstateFilter } from '@gakumado/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ZodError } from 'zod';
import type { Database } from '../../data/db/database.ts';
import { errorCode } from '../../platform/error-code.ts';
import {
  filterConditions,
  joinConditions,
  searchTables,
} from '../../areas/sales/estate/estate-filter-sql.ts';

/** Matches that one batch of changes gives one condition: more are neither read nor mailed by anybody. */
const MATCHES_MAX = 100;

export interface DistinctCondition {
  condition_hash: Buffer;
  condition: EstateFilter;
}

/** An estate that meets a condition; `hash` is in hexadecimal digits. */
export interface Match {
  hash: string;
  estate_id: number;
}

function branch({ condition_hash, condition }: DistinctCondition) {
  const filter = estateFilterSchema.parse(condition);
  const hash = condition_hash.toString('hex');
  return sql`(select ${hash}::text as hash, estate.estate_id from ${searchTables(filter)}
    where ${joinConditions(filterConditions(filter))} limit ${MATCHES_MAX})`;
}

/**
 * The conditions that each of the estates meets. The few estates replace the table under its own name, so that the
 * search's SQL runs over them alone and need not be planned against every index of the table.
 */
async function evaluate(
  db: Kysely<Database>,
  conditions: readonly DistinctCondition[],
  estateIds: readonly number[],
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with estate as materialized (
      select * from public.estate where estate_id = any(${[...estateIds]}::integer[])
    ) ${sql.join(conditions.map(branch), sql` union all `)}`.execute(db);
  return rows;
}

/** 22 data, 42 syntax and names, 57014 took too long; a connection that breaks is no condition's fault. */
const isOfCondition = (error: unknown) =>
  error instanceof ZodError || /^(22|42|57014$)/.test(errorCode(error));

/** As above; a condition that cannot be evaluated, found by halves, costs itself and not the others. */
export async function evaluateConditions(
  deps: { db: Kysely<Database>; log: Pick<FastifyBaseLogger, 'warn'> },
  conditions: readonly DistinctCondition[],
  estateIds: readonly number[],
): Promise<Match[]> {
  try {
    return conditions.length === 0 ? [] : await evaluate(deps.db, conditions, estateIds);
  } catch (error) {
    if (!isOfCondition(error)) throw error;
    if (conditions.length === 1) {
      deps.log.warn(error, 'A saved condition cannot be evaluated.');
      return [];
    }
    const middle = Math.ceil(conditions.length / 2);
    const first = await evaluateConditions(deps, conditions.slice(0, middle), estateIds);
    return [...first, ...(await evaluateConditions(deps, conditions.slice(middle), estateIds))];
  }
}
