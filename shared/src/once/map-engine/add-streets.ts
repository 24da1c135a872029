import type { MapLibreMap } from 'maplibre-gl';
import { doTilesAnswer, readMapTiles } from '../../lib/map-base/map-tiles.ts';

const STREETS = 'streets';

/** Farther away than this the base map of the site is the clearer one. */
const STREETS_MIN_ZOOM = 9;

/**
 * Lays the streets of a tile service over the base map, below the layer `above`. False when none are configured or the
 * service does not answer in time: the base map stays. A square that does not come later shows it as well.
 */
export async function addStreets(
  map: MapLibreMap,
  above: string | undefined,
  isGone: () => boolean,
): Promise<boolean> {
  const tiles = readMapTiles();
  if (!tiles || !(await doTilesAnswer(tiles)) || isGone()) return false;
  // MapLibre reports each missing square in the console unless somebody listens.
  map.on('error', (event) => {
    if (!('sourceId' in event && event.sourceId === STREETS)) console.error(event.error);
  });
  map.addSource(STREETS, { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 18 });
  map.addLayer({ id: STREETS, type: 'raster', source: STREETS, minzoom: STREETS_MIN_ZOOM }, above);
  return true;
}
