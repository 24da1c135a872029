import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type { CostComparison, CostComparisonRequest } from '../contract/cost-comparison.ts';
import type { EstateDetail, LineStations } from '../contract/estate-detail.ts';
import type {
  EstateFilter,
  EstateListRequest,
  EstateSchoolListRequest,
  RecommendationListRequest,
} from '../contract/estate-filter.ts';
import type { EstatePin, StationDetail, StationDetailRequest } from '../contract/estate-places.ts';
import type { Cost, Facility, Roomtype } from '../contract/estate-rooms.ts';
import type { Reach, ReachRequest } from '../contract/reach.ts';
import type { Relaxation } from '../contract/relaxation.ts';
import type { Estate, RecommendedEstate } from '../contract/estate.ts';
import type { StreetFacts } from '../contract/street-facts.ts';
import type { EstateSurroundings } from '../contract/surroundings.ts';
import type { Walk, WalkListRequest } from '../contract/walk.ts';
import type { Simpleview, SimpleviewRequest } from '../contract/simpleview.ts';

type Paging = Pick<CallOptions, 'page' | 'limit'>;
type WithoutKey<T> = Omit<T, 'access_key'>;

/**
 * Estates that meet a filter, or the cards of up to ESTATE_IDS_MAX ids in the order of the ids: these take no more of the
 * filter than its campuses, to which each card then has its way.
 */
export function listEstates(
  request: WithoutKey<EstateListRequest> & Paging,
  signal?: AbortSignal,
): Promise<ApiAnswer<Estate[]>> {
  const { page, limit, ...body } = request;
  return callApi<Estate[]>('estate/list', body, { page, limit, signal });
}

/** Estates around a campus (`school_id` is a campus id), the quickest commute first unless sorted otherwise. */
export function listEstatesNearCampus(
  request: WithoutKey<EstateSchoolListRequest> & Paging,
  signal?: AbortSignal,
): Promise<ApiAnswer<Estate[]>> {
  const { page, limit, ...body } = request;
  return callApi<Estate[]>('estate/school/list', body, { page, limit, signal });
}

/** From where a campus or destination is reached, and a second one as well. */
export async function findReach(request: WithoutKey<ReachRequest>, signal?: AbortSignal): Promise<Reach> {
  return (await callApi<Reach>('commute/reach', request, { signal })).result;
}

/** The same estates as points on a map: 2,000 at most, of more a spread sample; `total_count` counts all. */
export function listEstatePins(
  request: WithoutKey<EstateFilter>,
  signal?: AbortSignal,
): Promise<ApiAnswer<EstatePin[]>> {
  return callApi<EstatePin[]>('estate/map/list', request, { signal });
}

/**
 * At most eight relaxations that find more than `filter` does, the smallest first. `change` is merged into the filter:
 * a new value of a field, or null where the field is dropped.
 */
export async function listRelaxations(
  filter: WithoutKey<EstateFilter>,
  signal?: AbortSignal,
): Promise<Relaxation[]> {
  return (await callApi<Relaxation[]>('estate/relaxation/list', filter, { signal })).result;
}

/** The cost of a stay in a home beside that in others like it; null where there is nothing to compare. */
export async function compareCost(
  request: WithoutKey<CostComparisonRequest>,
  signal?: AbortSignal,
): Promise<CostComparison | null> {
  const { result } = await callApi<CostComparison[]>('estate/cost/comparison', request, { signal });
  return result[0] ?? null;
}

/** Everything about one estate; throws ApiError 404 when it never existed. `status` 2 is no longer let. */
export async function findEstate(estateId: number, signal?: AbortSignal): Promise<EstateDetail> {
  return (await callApi<EstateDetail>('estate/detail', { estate_id: estateId }, { signal })).result;
}

/** Places, doctors and dangers around a home. */
export async function findSurroundings(estateId: number, signal?: AbortSignal): Promise<EstateSurroundings> {
  return (await callApi<EstateSurroundings>('estate/surroundings', { estate_id: estateId }, { signal }))
    .result;
}

/** The streets around a home: ways home from stations, main roads and railways. */
export async function findStreetFacts(estateId: number, signal?: AbortSignal): Promise<StreetFacts> {
  return (await callApi<StreetFacts>('estate/streets', { estate_id: estateId }, { signal })).result;
}

/** The estate behind a link of staff; throws ApiError 404 for a key that is not ours, was altered or is over. */
export async function findSimpleview(
  request: WithoutKey<SimpleviewRequest>,
  signal?: AbortSignal,
): Promise<Simpleview> {
  return (await callApi<Simpleview>('estate/simpleview/detail', request, { signal })).result;
}

/** The kinds of rooms of an estate. */
export async function listRoomtypes(estateId: number, signal?: AbortSignal): Promise<Roomtype[]> {
  return (await callApi<Roomtype[]>('estate/roomtype/list', { estate_id: estateId }, { signal })).result;
}

/** The costs of an estate: rows for the building and for each room type. */
export async function listCosts(
  request: { estate_id: number; roomtype_id?: number },
  signal?: AbortSignal,
): Promise<Cost[]> {
  return (await callApi<Cost[]>('estate/building/cost/list', request, { signal })).result;
}

/** Shared, security, room and neighbourhood facilities of an estate. */
export async function listFacilities(estateId: number, signal?: AbortSignal): Promise<Facility[]> {
  return (await callApi<Facility[]>('estate/facilities/list', { estate_id: estateId }, { signal })).result;
}

/** Lines of a prefecture with their stations there. */
export async function listLineStations(prefId: number, signal?: AbortSignal): Promise<LineStations[]> {
  return (await callApi<LineStations[]>('estate/station/list', { pref_id: prefId }, { signal })).result;
}

/**
 * A station with its lines, neighbours and rents, and a page of the estates there that meet the filter; throws
 * ApiError 404 when there is no such station. `total_count` counts those estates.
 */
export function findStation(
  request: WithoutKey<StationDetailRequest> & Paging,
  signal?: AbortSignal,
): Promise<ApiAnswer<StationDetail>> {
  const { page, limit, ...body } = request;
  return callApi<StationDetail>('estate/station/detail', body, { page, limit, signal });
}

/**
 * Up to 12 estates like the given ones (at most ten) that meet the filter, with the reason, the cost of the stay and with a campus or
 * destination the way to it; never the given ones themselves, and none for the other sex.
 */
export async function listRecommendations(
  request: WithoutKey<RecommendationListRequest>,
  signal?: AbortSignal,
): Promise<RecommendedEstate[]> {
  return (await callApi<RecommendedEstate[]>('estate/recommendation/list', request, { signal })).result;
}

/** The walks from a home to at most six places, in their order. */
export async function listWalks(request: WithoutKey<WalkListRequest>, signal?: AbortSignal): Promise<Walk[]> {
  return (await callApi<Walk[]>('estate/walk/list', request, { signal })).result;
}
