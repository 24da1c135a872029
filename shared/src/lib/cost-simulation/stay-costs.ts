import { DEFAULT_STAY_MONTHS, isFull } from '@gakumado/shared/vocabulary';
import type { CostParts } from '../contract/estate.ts';
import type { Cost, Roomtype } from '../contract/estate-rooms.ts';
import { costPartsOf } from './cost-parts.ts';
import { costsOfRoomtype } from './cost-rows.ts';
import { simulateCost } from './simulate-cost.ts';
import type { CostSimulation } from './simulate-cost.ts';

/** A standard stay: homes are compared by it. */
export interface StayPlan {
  stay_months: number;
  with_meals: boolean;
  /** Yen a month, see `CostPlan`. */
  food_budget?: number | undefined;
}

/** A stay with the parts that somebody asks for. A part that is left out is that of the standard stay; `usualMonths`: its length. */
export const stayPlanOf = (
  { stay_months, with_meals, food_budget }: { [Part in keyof StayPlan]?: StayPlan[Part] | undefined },
  usualMonths: number = DEFAULT_STAY_MONTHS,
): StayPlan => ({ stay_months: stay_months ?? usualMonths, with_meals: with_meals ?? false, food_budget });

/** The fields of a room type that the calculation needs. */
export type StayRoom = Pick<
  Roomtype,
  'roomtype_id' | 'price_min' | 'price_max' | 'contract_months' | 'vacant_status_id'
>;

/** The cheapest and the dearest stay in a home. */
export interface StayCosts {
  low: CostSimulation;
  high: CostSimulation;
}

/** Rooms that somebody can move into; all of them where none is free. */
export function openRooms<Room extends Pick<StayRoom, 'vacant_status_id'>>(
  roomtypes: readonly Room[],
): readonly Room[] {
  const free = roomtypes.filter(({ vacant_status_id }) => !isFull(vacant_status_id));
  return free.length > 0 ? free : roomtypes;
}

/** The stay in each end of the amounts of each free room, the cheapest first. */
function staysOf(roomtypes: readonly StayRoom[], costs: readonly Cost[], plan: StayPlan) {
  const stays = openRooms(roomtypes).flatMap((roomtype) => {
    const rows = costsOfRoomtype(costs, roomtype);
    const term = roomtype.contract_months === null ? {} : { contract_months: roomtype.contract_months };
    return (['amount_min', 'amount_max'] as const).map((end) => ({
      rows,
      end,
      simulation: simulateCost(rows, { ...plan, ...term, end }),
    }));
  });
  return stays.toSorted((a, b) => a.simulation.stay_cost - b.simulation.stay_cost);
}

/**
 * The standard stay (contract, section 5) in the cheapest and in the dearest free room; undefined without any room. An
 * open renewal follows the room type's own term.
 */
export function stayCosts(
  roomtypes: readonly StayRoom[],
  costs: readonly Cost[],
  plan: StayPlan,
): StayCosts | undefined {
  const [low, ...others] = staysOf(roomtypes, costs, plan);
  return low && { low: low.simulation, high: (others.at(-1) ?? low).simulation };
}

/** The parts of the cost of the room that is the cheapest for the standard stay; null without any room. */
export function costParts(roomtypes: readonly StayRoom[], costs: readonly Cost[]): CostParts | null {
  const [low] = staysOf(roomtypes, costs, { stay_months: DEFAULT_STAY_MONTHS, with_meals: false });
  return low ? costPartsOf(low.rows, low.end) : null;
}
