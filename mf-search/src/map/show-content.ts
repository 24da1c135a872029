import type { GeoJSON } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { writeBounds } from '@gakumado/shared/search-fields';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import { extentOf, overlap, pointsOf } from '@gakumado/shared/map';
import { seenBounds, toBox } from '@gakumado/shared/map-engine';
import { areaFeatures, pinFeatures, placeFeatures, reachFeatures } from './map-data.ts';
import type { ResultsContent } from './results-content.ts';
import { RESULTS_PADDING } from './results-padding.ts';

interface ContentOptions {
  /** The first view of the map. */
  firstBounds: Bounds | undefined;
  /** Whether the visitor has moved the map to these bounds, so that it need not go there. */
  isOwnMove: (bounds: string) => boolean;
}

const markersOf = ({ marker, secondMarker }: Partial<ResultsContent>) =>
  [marker, secondMarker].filter((place) => place !== undefined);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Draws the found estates, each part only when it has changed. */
export function contentShower(map: MapLibreMap, { firstBounds, isOwnMove }: ContentOptions) {
  let shown: Partial<ResultsContent> = {};
  let framed = firstBounds && writeBounds(firstBounds);

  const setData = (source: string, data: GeoJSON) => void map.getSource<GeoJSONSource>(source)?.setData(data);

  /** Goes to bounds that come from elsewhere than this map: an opened address, Back. */
  const frame = (bounds: Bounds | undefined) => {
    const next = bounds && writeBounds(bounds);
    if (next === framed) return;
    framed = next;
    if (bounds && next && !isOwnMove(next)) map.fitBounds(toBox(bounds), { animate: false });
  };

  /** Goes to a drawing, at once where nothing of it is seen. */
  const frameDrawing = (polygon: Polygon) => {
    const extent = extentOf(pointsOf(polygon));
    if (!extent) return;
    const animate = overlap(extent, seenBounds(map));
    map.fitBounds(toBox(extent), { animate, linear: true, padding: RESULTS_PADDING });
  };

  return (content: ResultsContent): void => {
    const { pins, polygon, marker, areas, highlightedId, bounds } = content;
    if (pins !== shown.pins) setData('pins', pinFeatures(pins));
    // Pages describe their place, and read the drawing, again each time they render.
    const markers = markersOf(content);
    const isMarked = isSame(markers, markersOf(shown));
    const isDrawn = isSame(polygon, shown.polygon);
    if (!isDrawn || !isMarked) setData('area', areaFeatures(polygon, marker));
    if (!isMarked) setData('place', placeFeatures(markers));
    if (areas !== shown.areas) setData('reach', reachFeatures(areas));
    if (pins !== shown.pins || highlightedId !== shown.highlightedId) {
      setData('highlight', pinFeatures(pins.filter((pin) => pin.estate_id === highlightedId)));
    }
    frame(bounds);
    if (shown.pins && polygon && !isDrawn) frameDrawing(polygon);
    shown = content;
  };
}
