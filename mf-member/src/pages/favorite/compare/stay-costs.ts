import type { Cost, Roomtype } from '@gakumado/shared/contract';
import { costsOfRoomtype, simulateCost } from '@gakumado/shared/cost-simulation';
import type { CostSimulation } from '@gakumado/shared/cost-simulation';
import { isFull } from '@gakumado/shared/vocabulary';

export interface StayPlan {
  stay_months: number;
  with_meals: boolean;
}

/** The cheapest and the dearest stay in a home. */
export interface StayCosts {
  low: CostSimulation;
  high: CostSimulation;
}

/** Rooms that somebody can move into; all of them where none is free. */
const openRooms = (roomtypes: readonly Roomtype[]) => {
  const free = roomtypes.filter(({ vacant_status_id }) => !isFull(vacant_status_id));
  return free.length > 0 ? free : roomtypes;
};

/** The standard stay (contract, section 5) in the cheapest and in the dearest free room; undefined without any room. */
export function stayCosts(
  roomtypes: readonly Roomtype[],
  costs: readonly Cost[],
  plan: StayPlan,
): StayCosts | undefined {
  const stays = openRooms(roomtypes).flatMap((roomtype) => {
    const rows = costsOfRoomtype(costs, roomtype);
    const term = roomtype.contract_months === null ? {} : { contract_months: roomtype.contract_months };
    return (['amount_min', 'amount_max'] as const).map((end) =>
      simulateCost(rows, { ...plan, ...term, end }),
    );
  });
  const [low, ...others] = stays.toSorted((a, b) => a.stay_cost - b.stay_cost);
  return low && { low, high: others.at(-1) ?? low };
}

/** The plan of the cheapest free room that has one. */
export function cheapestPlan(roomtypes: readonly Roomtype[]): Roomtype | undefined {
  return openRooms(roomtypes)
    .filter(({ floorplan_image_path }) => floorplan_image_path)
    .toSorted((a, b) => a.price_min - b.price_min)[0];
}
