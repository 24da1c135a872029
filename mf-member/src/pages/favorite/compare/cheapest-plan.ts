import type { Roomtype } from '@gakumado/shared/contract';
import { openRooms } from '@gakumado/shared/cost-simulation';

/** The plan of the cheapest free room that has one. */
export function cheapestPlan(roomtypes: readonly Roomtype[]): Roomtype | undefined {
  return openRooms(roomtypes)
    .filter(({ floorplan_image_path }) => floorplan_image_path)
    .toSorted((a, b) => a.price_min - b.price_min)[0];
}
