import { listEstates } from '@gakumado/shared/api';
import { useLatest } from '@gakumado/shared/ui';
import { REST_MS } from '../search/form-search.ts';

type Filter = Omit<Parameters<typeof listEstates>[0], 'page' | 'limit'>;

async function countEstates(key: string, signal: AbortSignal): Promise<number> {
  const filter = JSON.parse(key) as Filter;
  const { total_count = 0 } = await listEstates({ ...filter, count_only: true }, signal);
  return total_count;
}

/** How many estates a filter finds; null while that is unknown, and when the call fails. */
export function useEstateCount(filter: Filter | null): number | null {
  const key = filter && JSON.stringify(filter);
  const answer = useLatest(countEstates, key, { delayMs: REST_MS });
  return (answer?.key === key ? answer?.data : null) ?? null;
}
