import { listCosts, listRoomtypes, nullOnError } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';

/** The rooms of an estate and what they cost; each of the two is null when it could not be loaded. */
export async function loadRoomCosts(estateId: number, signal: AbortSignal) {
  const [roomtypes, costs] = await Promise.all([
    nullOnError(listRoomtypes(estateId, signal)),
    nullOnError(listCosts({ estate_id: estateId }, signal)),
  ]);
  return { roomtypes, costs, defaultMoveInDate: nextApril() };
}

/** The first of April to come, when the academic year begins. Part of the data, so that both sides agree. */
export function nextApril(now?: number): string {
  const [year, month] = todayInJapan(now).split('-').map(Number);
  return `${year! + Number(month! >= 4)}-04-01`;
}
