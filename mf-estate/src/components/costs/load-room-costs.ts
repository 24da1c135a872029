import { listCosts, listRoomtypes, nullOnError } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { Roomtype } from '@gakumado/shared/contract';
import { isFull } from '@gakumado/shared/vocabulary';

/** The rooms of an estate and what they cost; each of the two is null when it could not be loaded. */
export async function loadRoomCosts(estateId: number, signal: AbortSignal) {
  const [roomtypes, costs] = await Promise.all([
    nullOnError(listRoomtypes(estateId, signal)),
    nullOnError(listCosts({ estate_id: estateId }, signal)),
  ]);
  return { roomtypes: roomtypes && freeFirst(roomtypes), costs, defaultMoveInDate: nextApril() };
}

/** Somebody who looks for a room sees first, and simulates first, what is free. */
const freeFirst = (roomtypes: readonly Roomtype[]) =>
  roomtypes.toSorted((a, b) => Number(isFull(a.vacant_status_id)) - Number(isFull(b.vacant_status_id)));

/** The first of April to come, when the academic year begins. Part of the data, so that both sides agree. */
export function nextApril(now?: number): string {
  const [year, month] = todayInJapan(now).split('-').map(Number);
  return `${year! + Number(month! >= 4)}-04-01`;
}
