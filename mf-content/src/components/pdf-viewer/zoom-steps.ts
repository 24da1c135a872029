/** From the whole page to what low vision needs. */
const zooms = [1, 1.5, 2, 3, 4];

/** Forward and larger, or back and smaller. */
export type Step = 1 | -1;

/** The next step of enlarging; the same one at the end. */
export const nextZoom = (zoom: number, by: Step): number => zooms[zooms.indexOf(zoom) + by] ?? zoom;
