import type { MapLibreMap } from 'maplibre-gl';
import type { Bounds } from '@gakumado/shared/search-fields';

/** Margin around places with names, in px: room for half a sign, and on the right for the zoom buttons as well. */
export const PLACES_PADDING = { top: 48, right: 76, bottom: 44, left: 60 };

/** Told with moves that the map's own buttons and clusters make; they are the visitor's as well. */
export const byVisitor = { isByVisitor: true };

/** As MapLibre takes them. */
export const toBox = ({ south, west, north, east }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

/** The rectangle that a map shows. */
export function seenBounds(map: MapLibreMap): Bounds {
  const seen = map.getBounds();
  return { south: seen.getSouth(), west: seen.getWest(), north: seen.getNorth(), east: seen.getEast() };
}
