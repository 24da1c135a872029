import type { Point, StillShape } from '@gakumado/shared/vocabulary';

/** A part of the map around a point. The zoom is that of maps of 512 px tiles. */
export interface StillView extends Point {
  zoom: number;
  shape: StillShape;
}
