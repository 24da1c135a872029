import type { Geometry } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { writeBounds } from '@gakumado/shared/search-fields';
import type { MapEvents } from '@gakumado/shared/map';
import { byVisitor, featuresAt, pressSlack, seenBounds } from '@gakumado/shared/map-engine';
import { CLUSTER_LAYER, PIN_LAYERS } from './pin-layers.ts';

/** How many of the visitor's moves can be on their way through the address at once. */
const REMEMBERED_MOVES = 8;

/** Zooms to where a cluster falls apart. */
async function openCluster(map: MapLibreMap, id: number, geometry: Geometry): Promise<void> {
  const zoom = await map.getSource<GeoJSONSource>('pins')?.getClusterExpansionZoom(id);
  if (zoom === undefined || geometry.type !== 'Point') return;
  const [lon = 0, lat = 0] = geometry.coordinates;
  map.easeTo({ center: [lon, lat], zoom: Math.min(zoom + 0.2, map.getMaxZoom()) }, byVisitor);
}

function watchTaps(map: MapLibreMap, slack: number, { onChoose }: MapEvents): void {
  map.on('click', (event) => {
    const [pin] = featuresAt(map, event, PIN_LAYERS, slack);
    if (pin) return onChoose(Number(pin.properties['id']));
    const [cluster] = featuresAt(map, event, [CLUSTER_LAYER], slack);
    if (!cluster) return onChoose(null);
    // New results may have replaced the cluster meanwhile: then there is nothing to open.
    openCluster(map, Number(cluster.properties['cluster_id']), cluster.geometry).catch(() => undefined);
  });
}

function watchMouse(map: MapLibreMap, { onHover }: MapEvents): void {
  let hoveredId: number | null = null;
  const point = (id: number | null) => {
    if (id !== hoveredId) onHover(id);
    hoveredId = id;
  };
  map.on('mousemove', (event) => {
    // Nothing is pointed at while the map runs under the pointer, and every frame counts.
    if (map.isMoving()) return;
    const [feature] = featuresAt(map, event, [...PIN_LAYERS, CLUSTER_LAYER], 0);
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    point(feature?.properties['id'] === undefined ? null : Number(feature.properties['id']));
  });
  map.on('mouseout', () => point(null));
}

/** Reports the visitor's actions on the map. The result says whether bounds (as text) come from here. */
export function watchVisitor(
  map: MapLibreMap,
  isTouch: boolean,
  events: MapEvents,
): (bounds: string) => boolean {
  const moves: string[] = [];
  watchTaps(map, pressSlack(isTouch), events);
  if (!isTouch) watchMouse(map, events);
  map.on('moveend', (event) => {
    const bounds = seenBounds(map);
    const isByVisitor = 'originalEvent' in event || 'isByVisitor' in event;
    if (isByVisitor) moves.push(writeBounds(bounds));
    moves.splice(0, moves.length - REMEMBERED_MOVES);
    events.onMove(bounds, isByVisitor);
  });
  return (bounds) => moves.includes(bounds);
}
