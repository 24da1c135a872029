import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import { byKind, growing, isKind, TILES, widths } from './style-words.ts';

const streets = { type: 'line', source: TILES, 'source-layer': 'streets' } as const;
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** Streets for cars, from the quiet to the loud; tiles have them in this order. */
const isStreet = isKind(
  'street',
  'service',
  'pedestrian',
  'tertiary',
  'secondary',
  'primary',
  'trunk',
  'motorway',
);
const isInTunnel: ExpressionSpecification = ['==', ['get', 'level'], 't'];
const isOpen: ExpressionSpecification = ['!=', ['get', 'level'], 't'];

const streetWidths = (edge: number) =>
  widths([
    [6, { motorway: 0.5 + edge / 3, trunk: 0.3 }, 0],
    [9, { motorway: 1.1 + edge / 2, trunk: 0.8 + edge / 3, primary: 0.5 }, 0.2],
    [
      12,
      {
        motorway: 2.4 + edge,
        trunk: 2.2 + edge,
        primary: 1.8 + edge,
        secondary: 1.3 + edge / 2,
        tertiary: 0.8,
      },
      0.3,
    ],
    [
      14,
      {
        motorway: 4.5 + edge,
        trunk: 4.6 + edge,
        primary: 4 + edge,
        secondary: 3.4 + edge,
        tertiary: 2.5 + edge,
        service: 0.6 + edge / 3,
        pedestrian: 1.2 + edge / 2,
      },
      1.4 + edge / 2,
    ],
    [
      16,
      {
        motorway: 12 + edge,
        trunk: 13 + edge,
        primary: 12 + edge,
        secondary: 10.5 + edge,
        tertiary: 8 + edge,
        service: 2.4 + edge,
        pedestrian: 4.2 + edge,
      },
      5.2 + edge,
    ],
    [
      18,
      {
        motorway: 30 + edge,
        trunk: 32 + edge,
        primary: 30 + edge,
        secondary: 27 + edge,
        tertiary: 22 + edge,
        service: 8 + edge,
        pedestrian: 14 + edge,
      },
      16 + edge,
    ],
  ]);

/** Streets and ways. Those in tunnels are outlines only. */
export const streetLayers = (colors: MapColors): LayerSpecification[] => [
  {
    ...streets,
    id: 'tunnels',
    filter: ['all', isStreet, isInTunnel],
    minzoom: 12,
    paint: {
      'line-color': colors['street-edge'],
      'line-width': 1,
      'line-gap-width': streetWidths(-1),
      'line-dasharray': [3, 3],
      'line-opacity': 0.7,
    },
  },
  {
    ...streets,
    id: 'paths',
    filter: isKind('path'),
    minzoom: 14.5,
    paint: {
      'line-color': colors.path,
      'line-width': growing([14.5, 0.6], [16, 1.4], [18, 2.4]),
      'line-dasharray': [3, 1.6],
      'line-opacity': ['match', ['get', 'level'], 't', 0.4, 1],
    },
  },
  {
    ...streets,
    id: 'steps',
    filter: isKind('steps'),
    minzoom: 15,
    paint: {
      'line-color': colors.steps,
      'line-width': growing([15, 1.6], [16, 3], [18, 6]),
      'line-dasharray': [0.35, 0.35],
      'line-opacity': ['match', ['get', 'level'], 't', 0.4, 1],
    },
  },
  {
    ...streets,
    id: 'street-edges',
    filter: ['all', isStreet, isOpen],
    minzoom: 6,
    layout: round,
    paint: {
      'line-color': byKind(
        { motorway: colors['motorway-edge'], trunk: colors['main-edge'], primary: colors['main-edge'] },
        colors['street-edge'],
      ),
      'line-width': streetWidths(1.4),
      'line-opacity': growing([8, 0.35], [12, 1]),
    },
  },
  {
    ...streets,
    id: 'streets',
    filter: ['all', isStreet, isOpen],
    minzoom: 6,
    layout: round,
    paint: {
      'line-color': byKind(
        { motorway: colors.motorway, trunk: colors.main, primary: colors.main },
        colors.street,
      ),
      'line-width': streetWidths(0),
    },
  },
];
