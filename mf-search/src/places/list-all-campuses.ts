import { allPages, listCampuses } from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';

type Filter = Omit<Parameters<typeof listCampuses>[0], 'page' | 'limit'>;

/** Every campus that meets a filter. */
export const listAllCampuses = (filter: Filter, signal?: AbortSignal): Promise<SchoolCampus[]> =>
  allPages((page) => listCampuses({ ...filter, page, limit: PAGE_SIZE_MAX }, signal));
