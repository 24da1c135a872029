import { callApi } from '@gakumado/shared/connection';
import { PAGE_SIZE_MAX, SURROUNDINGS_M } from '@gakumado/shared/vocabulary';
import type { EstateFilter } from '../contract/estate-filter.ts';
import type { CampusFeature, CampusNeighbour, RankedEstate } from '../contract/estate-places.ts';
import type { CampusAdvice, Spot, Undergraduate } from '../contract/school.ts';

/** The shop's advice about living near a campus, with rents and stations; ApiError 404 for an unknown campus. */
export async function findCampusAdvice(campusId: number, signal?: AbortSignal): Promise<CampusAdvice> {
  return (await callApi<CampusAdvice>('school/campus/advice', { campus_id: campusId }, { signal })).result;
}

/** Faculties on a campus. */
export async function listUndergraduates(campusId: number, signal?: AbortSignal): Promise<Undergraduate[]> {
  return (await callApi<Undergraduate[]>('school/undergraduate', { campus_id: campusId }, { signal })).result;
}

/**
 * The nearest shop, clinic and the like of each kind around a campus, and the nearest station, within
 * `SURROUNDINGS_M`; the nearest first.
 */
export async function listSpots(campusId: number, signal?: AbortSignal): Promise<Spot[]> {
  const request = { campus_id: campusId, radius_m: SURROUNDINGS_M, per_kind: 1 };
  return (await callApi<Spot[]>('school/spot/list', request, { limit: PAGE_SIZE_MAX, signal })).result;
}

/** Ways of choosing among the estates of a campus, with counts. */
export async function listCampusFeatures(campusId: number, signal?: AbortSignal): Promise<CampusFeature[]> {
  return (await callApi<CampusFeature[]>('estate/school/feature/list', { school_id: campusId }, { signal }))
    .result;
}

/**
 * Up to six campuses close to one (`school_id`), the nearest first, each with the results of the filter there. The
 * limits of the commute are measured to each of them.
 */
export async function listCampusNeighbours(
  filter: Omit<EstateFilter, 'access_key' | 'school_id'> & { school_id: number },
  signal?: AbortSignal,
): Promise<CampusNeighbour[]> {
  return (await callApi<CampusNeighbour[]>('school/campus/neighbour/list', filter, { signal })).result;
}

/** The estates of a campus that most browsers keep as favourites; empty until some are kept by five at least. */
export async function listCampusRanking(
  request: { school_id: number; gender_type?: number[] | undefined; limit?: number },
  signal?: AbortSignal,
): Promise<RankedEstate[]> {
  return (await callApi<RankedEstate[]>('estate/school/ranking/list', request, { signal })).result;
}
