import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type { CampusListRequest, SchoolCampus } from '../contract/school.ts';

type Paging = Pick<CallOptions, 'page' | 'limit'>;

/**
 * Campuses that match a keyword (kanji, kana, romaji, short name) or another filter, best match first.
 * A call without any filter is refused, so do not call with an empty keyword alone.
 */
export function listCampuses(
  request: Omit<CampusListRequest, 'access_key'> & Paging,
  signal?: AbortSignal,
): Promise<ApiAnswer<SchoolCampus[]>> {
  const { page, limit, ...body } = request;
  return callApi<SchoolCampus[]>('school/campus/list', body, { page, limit, signal });
}

/** One campus, or null for an unknown id. */
export async function findCampus(campusId: number, signal?: AbortSignal): Promise<SchoolCampus | null> {
  const { result } = await listCampuses({ campus_id: campusId }, signal);
  return result[0] ?? null;
}
