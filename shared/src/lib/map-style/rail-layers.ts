import type { LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import { byKind, growing, isKind, TILES, widths } from './style-words.ts';

const rails = { type: 'line', source: TILES, 'source-layer': 'rails' } as const;

/**
 * Lines as on Japanese maps: JR as a dark line with light gaps, other lines as a thin one with ties, those under the ground
 * light and without either. Stations are points.
 */
export const railLayers = (colors: MapColors): LayerSpecification[] => [
  {
    ...rails,
    id: 'subways',
    filter: isKind('subway'),
    minzoom: 10,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors['rail-under'],
      'line-width': growing([10, 0.8], [14, 1.8], [17, 3.5]),
      'line-dasharray': [4, 1.4],
    },
  },
  {
    ...rails,
    id: 'rails',
    filter: ['!', isKind('subway')],
    minzoom: 5,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': byKind({ jr: colors.rail, shinkansen: colors.rail }, colors['rail-other']),
      'line-width': widths([
        [5, { shinkansen: 0.8, jr: 0.3 }, 0.2],
        [10, { shinkansen: 1.6, jr: 1.2, tram: 0.4 }, 0.7],
        [14, { shinkansen: 3, jr: 2.6, tram: 1 }, 1.2],
        [17, { shinkansen: 6, jr: 5, tram: 1.8 }, 2],
      ]),
    },
  },
  {
    ...rails,
    id: 'rail-gaps',
    filter: isKind('jr', 'shinkansen'),
    minzoom: 11.5,
    paint: {
      'line-color': colors['rail-gap'],
      'line-width': widths([
        [11, { shinkansen: 0.9 }, 0.6],
        [14, { shinkansen: 1.8 }, 1.5],
        [17, { shinkansen: 4 }, 3.4],
      ]),
      'line-dasharray': [5, 5],
    },
  },
  {
    ...rails,
    id: 'rail-ties',
    filter: isKind('private', 'monorail', 'cable'),
    minzoom: 13,
    paint: {
      'line-color': colors['rail-other'],
      'line-width': growing([13, 3.5], [17, 8]),
      'line-dasharray': [0.2, 2.6],
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
