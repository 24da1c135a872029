import type { GeoJSON } from 'geojson';
import { Marker } from 'maplibre-gl';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { writeBounds } from './bounds-text.ts';
import type { Bounds } from './bounds-text.ts';
import { areaFeatures, pinFeatures } from './map-data.ts';
import type { MapContent, MapMarker } from './map-engine-types.ts';

export const toBox = ({ south, west, north, east }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

interface ContentOptions {
  /** Class of the sign at the searched place. */
  markerClass: string;
  /** Where the map stands from the start. */
  firstBounds: Bounds | undefined;
  /** Whether the visitor has moved the map to these bounds, so that it need not go there. */
  isOwnMove: (bounds: string) => boolean;
}

/** Draws what is found, each part only when it is another than before. */
export function contentShower(map: MapLibreMap, { markerClass, firstBounds, isOwnMove }: ContentOptions) {
  let shown: Partial<MapContent> = {};
  let framed = firstBounds && writeBounds(firstBounds);
  let sign: Marker | undefined;

  const setData = (source: string, data: GeoJSON) => void map.getSource<GeoJSONSource>(source)?.setData(data);

  /** Goes to bounds that come from elsewhere than this map: an opened address, Back. */
  const frame = (bounds: Bounds | undefined) => {
    const next = bounds && writeBounds(bounds);
    if (next === framed) return;
    framed = next;
    if (bounds && next && !isOwnMove(next)) map.fitBounds(toBox(bounds), { animate: false });
  };

  return (content: MapContent): void => {
    const { pins, polygon, marker, highlightedId, bounds } = content;
    if (pins !== shown.pins) setData('pins', pinFeatures(pins));
    // Pages describe their place anew each time they render.
    const isMarked = JSON.stringify(marker) === JSON.stringify(shown.marker);
    if (polygon !== shown.polygon || !isMarked) setData('area', areaFeatures(polygon, marker));
    if (!isMarked) {
      sign?.remove();
      sign = marker && makeSign(marker, markerClass).addTo(map);
    }
    if (pins !== shown.pins || highlightedId !== shown.highlightedId) {
      setData('highlight', pinFeatures(pins.filter((pin) => pin.estate_id === highlightedId)));
    }
    frame(bounds);
    shown = content;
  };
}

function makeSign({ lat, lon, label }: MapMarker, className: string): Marker {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = label;
  return new Marker({ element, anchor: 'bottom', offset: [0, -6] }).setLngLat([lon, lat]);
}
