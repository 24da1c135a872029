import { MAX_PINS } from '@gakumado/shared/contract';
import type { EstateFilter, EstatePin } from '@gakumado/shared/contract';
import { UNKNOWN } from './unknown.ts';
import { fitOf } from './room-wishes.ts';
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
function spreadOut({ columns: { places } }: Scene, slots: Uint32Array): Uint32Array {
  const [south, north] = boundsOf(places.lat, slots);
  const [west, east] = boundsOf(places.lon, slots);
  const cell = 2 ** Math.floor(Math.log2(Math.max(north - south, east - west, LEAST_SPAN) / CELLS));
  const [firstRow, firstColumn] = [Math.floor(south / cell), Math.floor(west / cell)];
  const columns = Math.floor(east / cell) - firstColumn + 1;
  const rows = Math.floor(north / cell) - firstRow + 1;
  const taken = new Uint32Array(rows * columns);
  // Its turn: how many homes of the same cell come before it.
  const turns = slots.map((slot) => {
    const row = Math.floor(places.lat[slot]! / cell) - firstRow;
    const column = Math.floor(places.lon[slot]! / cell) - firstColumn;
    const turn = taken[row * columns + column]!;
    taken[row * columns + column] = turn + 1;
    return turn;
  });
  const homesOfTurn = new Uint32Array(Math.max(...taken));
  for (const turn of turns) homesOfTurn[turn]! += 1;
  let [last, room] = [0, MAX_PINS];
  while (room >= homesOfTurn[last]!) {
    room -= homesOfTurn[last]!;
    last += 1;
  }
  return slots.filter((_, index) => {
    const turn = turns[index]!;
    if (turn !== last) return turn < last;
    room -= 1;
    return room >= 0;
  });
}

function boundsOf(values: Float64Array, slots: Uint32Array): [least: number, greatest: number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (let i = 0; i < slots.length; i += 1) {
    const value = values[slots[i]!]!;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}

/** The pins of homes, by their ids; where the search asks for rooms, with the amounts of those that fit. */
export function pinsOf(scene: Scene, filter: EstateFilter, slots: Uint32Array): EstatePin[] {
  const { numbers, places } = scene.columns;
  const costs = monthlyCosts(scene, filter, 'min');
  const fit = fitOf(scene, filter);
  const picked = slots.length > MAX_PINS ? spreadOut(scene, slots) : slots;
  const toPin = (slot: number): EstatePin => {
    const { price_min, monthly_min } = fit?.(slot) ?? {
      price_min: numbers.price_min[slot]!,
      monthly_min: costs[slot]!,
    };
    return {
      estate_id: numbers.estate_id[slot]!,
      lat: places.lat[slot]!,
      lon: places.lon[slot]!,
      price_min,
      monthly_cost_min: monthly_min === UNKNOWN ? null : monthly_min,
      vacant_status_id: numbers.vacant_status_id[slot]!,
    };
  };
  return Array.from(picked, toPin).toSorted((a, b) => a.estate_id - b.estate_id);
}
