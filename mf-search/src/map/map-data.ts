import type { FeatureCollection, MultiPolygon, Point, Polygon as Shape } from 'geojson';
import type { EstatePin, ReachArea } from '@gakumado/shared/contract';
import { costInShort } from '@gakumado/shared/ui';
import { isFull } from '@gakumado/shared/vocabulary';
import type { Polygon } from '@gakumado/shared/search-fields';
import { circleAround } from '@gakumado/shared/map';
import type { MapMarker } from './results-content.ts';

/** The loud number of a card without its 円: 52,500 yen are 5.3万. A rent never stands in its place (contract, 8.2). */
export const priceLabel = (yen: number | null): string =>
  yen === null ? '－' : costInShort(yen).replace(/円$/, '');

/** Pins as GeoJSON; `kind` chooses the look. */
export function pinFeatures(
  pins: readonly EstatePin[],
): FeatureCollection<Point, { id: number; label: string; kind: 'open' | 'full' }> {
  return {
    type: 'FeatureCollection',
    features: pins.map(({ estate_id, lat, lon, monthly_cost_min, vacant_status_id }) => ({
      type: 'Feature',
      properties: {
        id: estate_id,
        label: priceLabel(monthly_cost_min),
        kind: isFull(vacant_status_id) ? 'full' : 'open',
      },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  };
}

/** The searched places as points with their names. */
export const placeFeatures = (
  markers: readonly MapMarker[],
): FeatureCollection<Point, { label: string }> => ({
  type: 'FeatureCollection',
  features: markers.map(({ lat, lon, label }) => ({
    type: 'Feature',
    properties: { label },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })),
});

const ring = (polygon: Polygon) => {
  const corners = polygon.map(([lat, lon]) => [lon, lat]);
  return corners.length > 0 ? [[...corners, corners[0] ?? []]] : [];
};

/** The areas from which the place is reached. */
export const reachFeatures = (
  areas: readonly ReachArea[] = [],
): FeatureCollection<MultiPolygon, { minutes: number; label: string }> => ({
  type: 'FeatureCollection',
  features: areas.map(({ minutes, polygons }) => ({
    type: 'Feature',
    properties: { minutes, label: `${minutes}分` },
    geometry: { type: 'MultiPolygon', coordinates: polygons },
  })),
});

/** The searched area: the drawn one and the circle around the place. */
export function areaFeatures(
  polygon: Polygon | undefined,
  marker: MapMarker | undefined,
): FeatureCollection<Shape, { kind: 'drawn' | 'radius' }> {
  const shapes: { kind: 'drawn' | 'radius'; polygon: Polygon }[] = [];
  if (marker?.radiusKm) shapes.push({ kind: 'radius', polygon: circleAround(marker, marker.radiusKm) });
  if (polygon) shapes.push({ kind: 'drawn', polygon });
  return {
    type: 'FeatureCollection',
    features: shapes.map(({ kind, polygon }) => ({
      type: 'Feature',
      properties: { kind },
      geometry: { type: 'Polygon', coordinates: ring(polygon) },
    })),
  };
}
