import { listCampuses } from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';

/** Most items of one answer (contract, section 1). */
const PAGE_MAX = 100;

type Filter = Omit<Parameters<typeof listCampuses>[0], 'page' | 'limit'>;

/** Every campus that meets a filter; the pages after the first are asked for at the same time. */
export async function listAllCampuses(filter: Filter, signal?: AbortSignal): Promise<SchoolCampus[]> {
  const first = await listCampuses({ ...filter, limit: PAGE_MAX }, signal);
  const pageCount = Math.ceil((first.total_count ?? 0) / PAGE_MAX);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
      listCampuses({ ...filter, page: index + 2, limit: PAGE_MAX }, signal),
    ),
  );
  return [first, ...others].flatMap((answer) => answer.result);
}
