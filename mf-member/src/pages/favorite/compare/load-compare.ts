import { redirect } from 'react-router-dom';
import {
  findCampus,
  findEstate,
  listCosts,
  listEquipment,
  listEstates,
  listRoomtypes,
  nullOnError,
} from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { Cost, Estate, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { COMPARE_MIN } from '@gakumado/shared/vocabulary';
import type { CompareAddress } from './compare-address.ts';

/** One column of the comparison. Null is what could not be loaded. */
export interface Home {
  card: Estate;
  detail: EstateDetail | null;
  roomtypes: readonly Roomtype[] | null;
  costs: readonly Cost[] | null;
}

/**
 * The homes of a comparison in the order of its address. Unknown and closed ones are left out; where fewer than two are
 * left, the favourites take over. Only the cards have to be there: each other answer is null when it fails.
 */
export async function loadCompare({ estateIds, campusIds }: CompareAddress, signal: AbortSignal) {
  const [first, second] = campusIds;
  const [cards, parts, campuses, equipment] = await Promise.all([
    listEstates({ estate_id: [...estateIds], school_id: first, second_school_id: second }, signal),
    Promise.all(estateIds.map((id) => loadParts(id, signal))),
    Promise.all(campusIds.map((id) => nullOnError(findCampus(id, signal)))),
    nullOnError(listEquipment({}, signal)),
  ]);
  if (cards.result.length < COMPARE_MIN) {
    throw redirect(paths.compare(cards.result.map(({ estate_id }) => estate_id)));
  }
  const homes: Home[] = cards.result.flatMap((card) => {
    const found = parts.find(({ id }) => id === card.estate_id);
    return found ? [{ card, ...found }] : [];
  });
  return { view: 'compare' as const, homes, campuses, equipment, today: todayInJapan() };
}

async function loadParts(id: number, signal: AbortSignal) {
  const [detail, roomtypes, costs] = await Promise.all([
    nullOnError(findEstate(id, signal)),
    nullOnError(listRoomtypes(id, signal)),
    nullOnError(listCosts({ estate_id: id }, signal)),
  ]);
  return { id, detail, roomtypes, costs };
}

export type LoadedCompare = Awaited<ReturnType<typeof loadCompare>>;
