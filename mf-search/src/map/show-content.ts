import type { GeoJSON } from 'geojson';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { writeBounds } from '@gakumado/shared/search-fields';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import { extentOf, overlap, pointsOf } from '@gakumado/shared/map';
import { FIRST_PADDING, seenBounds, toBox } from '@gakumado/shared/map-engine';
import { areaFeatures, pinFeatures, placeFeatures, reachFeatures } from './map-data.ts';
import type { ResultsContent } from './results-content.ts';

interface ContentOptions {
  /** The first view of the map. */
  firstBounds: Bounds | undefined;
  /** Whether the visitor has moved the map to these bounds, so that it need not go there. */
  isOwnMove: (bounds: string) => boolean;
}

const markersOf = ({ marker, secondMarker }: Partial<ResultsContent>) =>
  [marker, secondMarker].filter((place) => place !== undefined);

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

  /** Goes to a drawing that comes from elsewhere than this map, which nothing is seen of. */
  const frameDrawing = (polygon: Polygon) => {
    const extent = extentOf(pointsOf(polygon));
    if (extent && !overlap(extent, seenBounds(map))) {
      map.fitBounds(toBox(extent), { animate: false, padding: FIRST_PADDING });
    }
  };

  return (content: ResultsContent): void => {
    const { pins, polygon, marker, areas, highlightedId, bounds } = content;
    if (pins !== shown.pins) setData('pins', pinFeatures(pins));
    // Pages describe their place again each time they render.
    const markers = markersOf(content);
    const isMarked = JSON.stringify(markers) === JSON.stringify(markersOf(shown));
    if (polygon !== shown.polygon || !isMarked) setData('area', areaFeatures(polygon, marker));
    if (!isMarked) setData('place', placeFeatures(markers));
    if (areas !== shown.areas) setData('reach', reachFeatures(areas));
    if (pins !== shown.pins || highlightedId !== shown.highlightedId) {
      setData('highlight', pinFeatures(pins.filter((pin) => pin.estate_id === highlightedId)));
    }
    frame(bounds);
    if (shown.pins && !shown.polygon && polygon) frameDrawing(polygon);
    shown = content;
  };
}
