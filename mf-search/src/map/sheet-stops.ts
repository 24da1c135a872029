/** How much of the list is seen over a map on a phone, from the least to the most. */
export const SHEET_STOPS = ['low', 'half', 'full'] as const;

export type SheetStop = (typeof SHEET_STOPS)[number];

/** The stop above (1) or below (-1); null at the end. */
export const stopBeside = (stop: SheetStop, step: 1 | -1): SheetStop | null =>
  SHEET_STOPS[SHEET_STOPS.indexOf(stop) + step] ?? null;

/** A finger that leaves the sheet in motion takes it on for this long. */
const FLING_MS = 160;

/** A finger that is faster, in px per ms, takes the sheet to another stop, however short its way. */
const FLICK_SPEED = 0.3;

/**
 * The stop that a dragged sheet comes to rest at: the nearest one to where its motion leads, and after a flick none behind
 * it.
 * @param heights of the stops, in px
 * @param speed upwards, in px per ms
 */
export function restingStop(heights: Record<SheetStop, number>, height: number, speed: number): SheetStop {
  const aim = height + speed * FLING_MS;
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - aim);
  const isAhead = (stop: SheetStop) => (heights[stop] - height) * Math.sign(speed) > 0;
  const ahead = Math.abs(speed) < FLICK_SPEED ? [] : SHEET_STOPS.filter(isAhead);
  const stops = ahead.length > 0 ? ahead : SHEET_STOPS;
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}
