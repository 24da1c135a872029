import type { StyleSpecification } from 'maplibre-gl';
import { MAP_TILES_INDEX } from '../../lib/vocabulary/map-tiles-address.ts';
import bordersUrl from './base-map/borders.json.gz';
import landUrl from './base-map/land.json.gz';
import placesUrl from './base-map/places.json.gz';
import stationsUrl from './base-map/stations.json.gz';
import { groundLayers } from '../../lib/map-style/ground-layers.ts';
import type { MapColors } from '../../lib/map-style/map-colors.ts';
import { nameLayers } from './name-layers.ts';
import { railLayers } from '../../lib/map-style/rail-layers.ts';
import { streetLayers } from '../../lib/map-style/street-layers.ts';
import { TILES } from '../../lib/map-style/style-words.ts';

const geojson = (url: string) => ({ type: 'geojson', data: url, maxzoom: 13 }) as const;

/** The base map: outlines and names from this release's own files, everything else from the site's own tiles. */
export function baseStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: geojson(landUrl),
      borders: geojson(bordersUrl),
      [TILES]: { type: 'vector', url: MAP_TILES_INDEX },
      stations: geojson(stationsUrl),
      places: geojson(placesUrl),
    },
    layers: [...groundLayers(colors), ...streetLayers(colors), ...railLayers(colors), ...nameLayers(colors)],
  };
}
