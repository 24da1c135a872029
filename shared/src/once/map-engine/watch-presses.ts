import type { MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { featuresAt, pressSlack } from './features-at.ts';
import { SPOT_LAYERS } from './place-layers.ts';

/** Reports the spots, by their places in the list, that are pressed together; none where the map is empty. */
export function watchPresses(
  map: MapLibreMap,
  isTouch: boolean,
  onPress: (indexes: readonly number[]) => void,
): void {
  const indexesAt = (event: MapMouseEvent, slack: number) => [
    ...new Set(
      featuresAt(map, event, SPOT_LAYERS, slack).map(({ properties }) => Number(properties['index'])),
    ),
  ];
  map.on('click', (event) => onPress(indexesAt(event, pressSlack(isTouch))));
  if (isTouch) return;
  map.on('mousemove', (event) => {
    if (map.isMoving()) return;
    map.getCanvas().style.cursor = indexesAt(event, 0).length > 0 ? 'pointer' : '';
  });
}
