import {
  ApiError,
  findEstate,
  listCosts,
  listEquipment,
  listFacilities,
  listRecommendations,
  listRoomtypes,
} from '@gakumado/shared/api';

const SIMILAR_COUNT = 6;

/**
 * Everything the page shows, asked for at once. The estate decides whether there is a page: an unknown one is
 * a 404. Similar estates are an extra, without which the page is still whole.
 */
export async function loadView(estateId: number, signal: AbortSignal) {
  const [estate, roomtypes, costs, facilities, equipment, recommendations] = await Promise.all([
    findEstate(estateId, signal),
    listRoomtypes(estateId, signal),
    listCosts({ estate_id: estateId }, signal),
    listFacilities(estateId, signal),
    listEquipment({}, signal),
    listRecommendations({ estate_id: [estateId], limit: SIMILAR_COUNT }, signal).catch(emptyOnFailure),
  ]).catch(notFoundOn404);
  return {
    estate,
    roomtypes,
    costs,
    facilities,
    equipment,
    recommendations,
    defaultMoveInDate: nextApril(new Date()),
  };
}

/** The first of April to come, when the academic year begins. Part of the data, so that both sides agree. */
export function nextApril(now: Date): string {
  const hasPassed = now.getMonth() >= 3;
  return `${now.getFullYear() + Number(hasPassed)}-04-01`;
}

function emptyOnFailure(error: unknown): [] {
  if (error instanceof ApiError) return [];
  throw error;
}

/** A number that no estate can have is refused with 400: for the visitor that is a page that does not exist. */
function notFoundOn404(error: unknown): never {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    throw new Response(null, { status: 404 });
  throw error;
}
