import { estateFilterSchema } from '@gakumado/shared/contract';
import type { EstateFilter } from '@gakumado/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { EstateSearch } from '../../engines/estate-index/estate-search.ts';

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

/** The conditions that each of the estates meets. One that cannot be read costs itself and not the others. */
export async function evaluateConditions(
  { estates, log }: { estates: EstateSearch; log: Pick<FastifyBaseLogger, 'warn'> },
  conditions: readonly DistinctCondition[],
  estateIds: readonly number[],
): Promise<Match[]> {
  const matches: Match[] = [];
  for (const { condition_hash, condition } of conditions) {
    const filter = estateFilterSchema.safeParse(condition);
    if (!filter.success) {
      log.warn(filter.error, 'A saved condition cannot be evaluated.');
      continue;
    }
    const hash = condition_hash.toString('hex');
    const met = await estates.findMeeting(filter.data, estateIds);
    matches.push(...met.slice(0, MATCHES_MAX).map((estate_id) => ({ hash, estate_id })));
  }
  return matches;
}
