import {
  ApiError,
  apiStatus,
  findEstate,
  listCosts,
  listEquipment,
  listFacilities,
  listRecommendations,
  listRoomtypes,
  nullOnError,
} from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import { throwNotFound } from '@gakumado/shared/routing';

const SIMILAR_COUNT = 6;

/**
 * Everything the page shows, asked for at once. The estate decides whether there is a page: an unknown one is
 * a 404. Each of the other answers is a part of the page, and null when it could not be loaded.
 */
export async function loadView(estateId: number, signal: AbortSignal) {
  const [estate, roomtypes, costs, facilities, equipment, recommendations] = await Promise.all([
    findEstate(estateId, signal).catch(refuseUnknown),
    nullOnError(listRoomtypes(estateId, signal)),
    nullOnError(listCosts({ estate_id: estateId }, signal)),
    nullOnError(listFacilities(estateId, signal)),
    nullOnError(listEquipment({}, signal)),
    nullOnError(listRecommendations({ estate_id: [estateId], limit: SIMILAR_COUNT }, signal)),
  ]);
  return {
    estate,
    roomtypes,
    costs,
    facilities,
    equipment,
    recommendations,
    defaultMoveInDate: nextApril(),
  };
}

/** The first of April to come, when the academic year begins. Part of the data, so that both sides agree. */
export function nextApril(now?: number): string {
  const [year, month] = todayInJapan(now).split('-').map(Number);
  return `${year! + Number(month! >= 4)}-04-01`;
}

/** A number that no estate can have is refused with 400: for the visitor that is a page that does not exist. */
function refuseUnknown(error: unknown): never {
  const isUnknown =
    error instanceof ApiError &&
    (error.status === apiStatus.NOT_FOUND || error.status === apiStatus.BAD_REQUEST);
  if (isUnknown) throwNotFound();
  throw error;
}
