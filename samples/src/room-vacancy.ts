import { dateFromBase } from './calendar.ts';
import { int, pick, weighted, type Random } from './random.ts';
import type { Building, Room } from './types.ts';

/** How many rooms of a type are free and from when; `share` is the number of rooms of the type. */
export function pickVacancy(
  random: Random,
  building: Building,
  share: number,
): Pick<Room, 'vacant_status_id' | 'vacant_count' | 'move_in_from'> {
  const status = building.isReservable
    ? weighted(random, [
        [2, 58],
        [1, 10],
        [3, 14],
        [4, 14],
        [5, 4],
      ] as const)
    : weighted(random, [
        [1, 42],
        [3, 32],
        [4, 24],
        [5, 2],
      ] as const);
  const isSpring = status === 2 || (status === 3 && building.isReservable);
  const move_in_from =
    status >= 4
      ? null
      : isSpring
        ? `2027-0${pick(random, [3, 3, 4])}-01`
        : dateFromBase(pick(random, [5, 10, 10, 24, 40]));
  if (status >= 4) return { vacant_status_id: status, vacant_count: 0, move_in_from };
  const most = Math.floor(share * (building.isReservable ? 0.4 : 0.2));
  if (status === 3 || most < 3)
    return { vacant_status_id: 3, vacant_count: Math.min(int(random, 1, 2), share), move_in_from };
  return { vacant_status_id: status, vacant_count: int(random, 3, Math.min(most, 9)), move_in_from };
}
