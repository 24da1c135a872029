import type { MapGeoJSONFeature, MapLibreMap, MapMouseEvent } from 'maplibre-gl';

/** A finger is no needle: half the size (px) of the area that counts as touched. */
const TOUCH_SLACK = 8;

/** Half the size (px) of the area that counts as pressed. */
export const pressSlack = (isTouch: boolean) => (isTouch ? TOUCH_SLACK : 2);

/** Features of some layers within `slack` px of a press or the mouse, the uppermost first. */
export function featuresAt(
  map: MapLibreMap,
  { point: { x, y } }: MapMouseEvent,
  layers: string[],
  slack: number,
): MapGeoJSONFeature[] {
  return map.queryRenderedFeatures(
    [
      [x - slack, y - slack],
      [x + slack, y + slack],
    ],
    { layers },
  );
}
