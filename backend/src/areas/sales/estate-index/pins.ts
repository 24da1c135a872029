import { MAX_PINS } from '@gakumado/shared/contract';
import type { EstateFilter, EstatePin } from '@gakumado/shared/contract';
import { UNKNOWN } from './home-columns.ts';
import { monthlyCosts } from './scene.ts';
import type { Scene } from './scene.ts';

/** The span of all that is found is cut into between 32 and 64 cells each way. */
const CELLS = 32;
const LEAST_SPAN = 0.001;

/**
 * Of more homes than {@link MAX_PINS} one per cell of the map, then a second and so on, so that lonely places keep their pins
 * beside cities. Cells are halved degrees that do not move with the view. `slots` are in an order of chance that is always
 * the same: the same search gives the same pins.
 */
function spreadOut({ columns: { places } }: Scene, slots: Uint32Array): number[] {
  const span = (values: Float64Array) => {
    let [low, high] = [Infinity, -Infinity];
    for (const slot of slots) {
      low = Math.min(low, values[slot]!);
      high = Math.max(high, values[slot]!);
    }
    return high - low;
  };
  const cell = 2 ** Math.floor(Math.log2(Math.max(span(places.lat), span(places.lon), LEAST_SPAN) / CELLS));
  const taken = new Map<number, number>();
  const turns: number[][] = [];
  for (const slot of slots) {
    const place = Math.floor(places.lat[slot]! / cell) * 10_000_000 + Math.floor(places.lon[slot]! / cell);
    const turn = taken.get(place) ?? 0;
    taken.set(place, turn + 1);
    (turns[turn] ??= []).push(slot);
  }
  const picked: number[] = [];
  for (const turn of turns) {
    if (picked.length >= MAX_PINS) break;
    picked.push(...turn.slice(0, MAX_PINS - picked.length));
  }
  return picked;
}

/** The pins of homes, by their ids. */
export function pinsOf(scene: Scene, filter: EstateFilter, slots: Uint32Array): EstatePin[] {
  const { numbers, places } = scene.columns;
  const costs = monthlyCosts(scene, filter, 'min');
  const picked = slots.length > MAX_PINS ? spreadOut(scene, slots) : Array.from(slots);
  return picked
    .map((slot) => ({
      estate_id: numbers.estate_id[slot]!,
      lat: places.lat[slot]!,
      lon: places.lon[slot]!,
      price_min: numbers.price_min[slot]!,
      monthly_cost_min: costs[slot] === UNKNOWN ? null : costs[slot]!,
      vacant_status_id: numbers.vacant_status_id[slot]!,
    }))
    .toSorted((a, b) => a.estate_id - b.estate_id);
}
