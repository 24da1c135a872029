import { listEstates } from '@gakumado/shared/api';
import { useLatest } from '@gakumado/shared/ui';

type Filter = Omit<Parameters<typeof listEstates>[0], 'page' | 'limit'>;

/** Boxes are ticked in quick succession: the count is asked for once they rest this long, in ms. */
const REST_MS = 250;

async function countEstates(key: string, signal: AbortSignal): Promise<number> {
  const filter = JSON.parse(key) as Filter;
  const { total_count = 0 } = await listEstates({ ...filter, count_only: true }, signal);
  return total_count;
}

/** How many estates a filter finds; null while that is unknown and when it cannot be found out. */
export function useEstateCount(filter: Filter | null): number | null {
  const key = filter && JSON.stringify(filter);
  const answer = useLatest(countEstates, key, { delayMs: REST_MS });
  return (answer?.key === key ? answer?.data : null) ?? null;
}
