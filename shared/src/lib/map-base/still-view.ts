import { STILL_ZOOMS, stillShapes, toUnit } from '@gakumado/shared/vocabulary';
import type { Point, StillShape } from '@gakumado/shared/vocabulary';
import { centerOf, extentOf } from './geo.ts';

/** Width of a tile of zoom 0 in px. */
const WORLD_PX = 512;
/** Nearer than this nobody knows where a single place is. */
const NEAREST_ZOOM = 15;
/** The part of width and height that the points take: a box that is lower or narrower than the picture cuts its edges off. */
const FILLED = 0.7;

/** The middle and zoom of a still map. */
export interface StillMapView extends Point {
  zoom: number;
}

const worldPx = (zoom: number) => WORLD_PX * 2 ** zoom;

/** The nearest view of a still map on which all points are; undefined without any. */
export function stillViewOf(points: readonly Point[], shape: StillShape): StillMapView | undefined {
  const extent = extentOf(points);
  if (!extent) return undefined;
  const { width, height } = stillShapes[shape];
  const [west, north] = toUnit(extent.north, extent.west);
  const [east, south] = toUnit(extent.south, extent.east);
  let zoom: number = NEAREST_ZOOM;
  while (
    zoom > STILL_ZOOMS.min &&
    ((east - west) * worldPx(zoom) > width * FILLED || (south - north) * worldPx(zoom) > height * FILLED)
  )
    zoom -= 1;
  return { ...centerOf(extent), zoom };
}

/** The place of a point on a still map, in percent of its width and height. */
export function placeOn(
  view: StillMapView,
  shape: StillShape,
  { lat, lon }: Point,
): [left: number, top: number] {
  const { width, height } = stillShapes[shape];
  const [middleX, middleY] = toUnit(view.lat, view.lon);
  const [x, y] = toUnit(lat, lon);
  const part = (distance: number, length: number) =>
    Math.round((50 + (distance * worldPx(view.zoom) * 100) / length) * 100) / 100;
  return [part(x - middleX, width), part(y - middleY, height)];
}
