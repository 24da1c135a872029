import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import bordersUrl from './base-map/borders.json.gz';
import landUrl from './base-map/land.json.gz';
import placesUrl from './base-map/places.json.gz';
import railwaysUrl from './base-map/railways.json.gz';
import stationsUrl from './base-map/stations.json.gz';
import type { MapColors } from './map-colors.ts';

/** Fonts of the device, as in the page: the glyphs are drawn in the browser and come from no server. */
export const font = ['Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', 'Meiryo'];
/** The weight is read from the first name. */
export const boldFont = ['bold', ...font];

const isKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

const growing = (from: [number, number], to: [number, number]) =>
  ['interpolate', ['linear'], ['zoom'], ...from, ...to] as ['interpolate', ['linear'], ['zoom'], ...number[]];

function landLayers(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
    {
      id: 'coast',
      type: 'line',
      source: 'land',
      paint: { 'line-color': colors.coast, 'line-width': growing([5, 0.4], [13, 1.2]) },
    },
    {
      id: 'municipality-borders',
      type: 'line',
      source: 'borders',
      filter: isKind('municipality'),
      minzoom: 8.5,
      paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'prefecture-borders',
      type: 'line',
      source: 'borders',
      filter: isKind('prefecture'),
      paint: { 'line-color': colors['border-strong'], 'line-width': growing([5, 0.6], [12, 2]) },
    },
  ];
}

/** Lines as on Japanese maps: JR as a dark line with light gaps, the others as one thin line. */
function railLayers(colors: MapColors): LayerSpecification[] {
  const line = { source: 'railways', type: 'line' } as const;
  return [
    {
      ...line,
      id: 'rail-other',
      filter: isKind('other'),
      minzoom: 9,
      paint: { 'line-color': colors['rail-other'], 'line-width': growing([9, 0.6], [15, 2.5]) },
    },
    {
      ...line,
      id: 'rail-jr',
      filter: isKind('jr'),
      minzoom: 7,
      paint: { 'line-color': colors.rail, 'line-width': growing([7, 0.6], [15, 4]) },
    },
    {
      ...line,
      id: 'rail-jr-gaps',
      filter: isKind('jr'),
      minzoom: 10.5,
      paint: {
        'line-color': colors['rail-gap'],
        'line-width': growing([10, 0.6], [15, 2.4]),
        'line-dasharray': [5, 5],
      },
    },
    {
      id: 'stations',
      type: 'circle',
      source: 'stations',
      minzoom: 11,
      paint: {
        'circle-radius': growing([11, 1.6], [16, 5]),
        'circle-color': colors['rail-gap'],
        'circle-stroke-color': colors.rail,
        'circle-stroke-width': growing([11, 1], [16, 2]),
      },
    },
  ];
}

/** Names, from far to near. Those that do not fit beside greater ones are left out by the map. */
function nameLayers(colors: MapColors): LayerSpecification[] {
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.4 };
  const place = { source: 'places', type: 'symbol' } as const;
  const soft = { 'text-color': colors['label-soft'], ...halo };
  return [
    {
      ...place,
      id: 'municipality-names',
      filter: isKind('municipality'),
      minzoom: 10,
      maxzoom: 14.5,
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 12, 'text-padding': 4 },
      paint: soft,
    },
    {
      id: 'railway-names',
      type: 'symbol',
      source: 'railways',
      minzoom: 13,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 11,
      },
      paint: soft,
    },
    {
      id: 'station-names',
      type: 'symbol',
      source: 'stations',
      minzoom: 11,
      filter: ['>=', ['get', 'rank'], ['step', ['zoom'], 4, 11.4, 3, 12, 2, 12.6, 1]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': boldFont,
        'text-size': growing([11, 11], [15, 13]),
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.6,
        'text-padding': 4,
        'symbol-sort-key': ['-', ['get', 'rank']],
      },
      paint: { 'text-color': colors.label, ...halo },
    },
    {
      ...place,
      id: 'city-names',
      filter: isKind('city'),
      minzoom: 7.5,
      maxzoom: 10,
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 12 },
      paint: soft,
    },
    {
      ...place,
      id: 'prefecture-names',
      filter: isKind('prefecture'),
      minzoom: 4.5,
      maxzoom: 9,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': boldFont,
        'text-size': growing([5, 11], [8, 14]),
      },
      paint: { 'text-color': colors['label-soft'], ...halo },
    },
  ];
}

const geojson = (url: string) =>
  // Workers have no address of their own to start from.
  ({ type: 'geojson', data: new URL(url, document.baseURI).href, maxzoom: 13 }) as const;

/** The base map from this release's own files: it needs no other server. */
export function baseStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: geojson(landUrl),
      borders: geojson(bordersUrl),
      railways: geojson(railwaysUrl),
      stations: geojson(stationsUrl),
      places: geojson(placesUrl),
    },
    layers: [...landLayers(colors), ...railLayers(colors), ...nameLayers(colors)],
  };
}
