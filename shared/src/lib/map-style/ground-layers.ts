import type { LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import { byKind, growing, isKind, TILES, widths } from './style-words.ts';

/** Sea and land, what covers the land, borders, water. */
export const groundLayers = (colors: MapColors): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
  {
    id: 'grounds',
    type: 'fill',
    source: TILES,
    'source-layer': 'land',
    filter: ['!=', ['get', 'kind'], 'water'],
    paint: {
      'fill-color': byKind(
        {
          forest: colors.wood,
          park: colors.park,
          garden: colors.park,
          playground: colors.park,
          golf: colors.grass,
          grass: colors.grass,
          pitch: colors.grass,
          stadium: colors.grass,
          cemetery: colors.grass,
          beach: colors.beach,
          university: colors.campus,
          school: colors.school,
          hospital: colors.hospital,
        },
        colors.land,
      ),
      // Woods are known around campuses only: they come when that is all there is on a screen.
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, byKind({ forest: 0 }, 1), 15, 1],
    },
  },
  {
    id: 'coast',
    type: 'line',
    source: 'land',
    paint: { 'line-color': colors.coast, 'line-width': growing([5, 0.4], [13, 1]) },
  },
  {
    id: 'rivers',
    type: 'line',
    source: TILES,
    'source-layer': 'streets',
    filter: isKind('river', 'canal', 'stream'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colors.water,
      'line-opacity': ['match', ['get', 'level'], 't', 0.3, 1],
      'line-width': widths([
        [8, { river: 0.4 }, 0.2],
        [12, { river: 1.4 }, 0.5],
        [16, { river: 6, canal: 4 }, 2.5],
      ]),
    },
  },
  {
    id: 'water',
    type: 'fill',
    source: TILES,
    'source-layer': 'land',
    filter: isKind('water'),
    paint: { 'fill-color': colors.water },
  },
  {
    id: 'municipality-borders',
    type: 'line',
    source: 'borders',
    filter: isKind('municipality'),
    minzoom: 9.5,
    maxzoom: 13,
    paint: {
      'line-color': colors.border,
      'line-width': 1,
      'line-dasharray': [3, 2],
      'line-opacity': growing([11.5, 1], [13, 0]),
    },
  },
  {
    id: 'prefecture-borders',
    type: 'line',
    source: 'borders',
    filter: isKind('prefecture'),
    maxzoom: 13.5,
    paint: {
      'line-color': colors['border-strong'],
      'line-width': growing([5, 0.6], [12, 1.6]),
      // Borders follow cells of 1 km, which is seen from near.
      'line-opacity': growing([10, 1], [13.5, 0]),
    },
  },
];
