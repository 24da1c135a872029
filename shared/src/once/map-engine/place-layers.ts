import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPlace } from '../../lib/map-base/map-place.ts';
import { font } from '../../lib/map-style/style-words.ts';
import type { MapColors } from '../../lib/map-style/map-colors.ts';
import { signLayers } from './sign-layers.ts';

/** The layers that show spots and their names. */
export const SPOT_LAYERS = ['spots', 'spot-names'];

const isKind = (kind: MapPlace['kind']): FilterSpecification => ['==', ['get', 'kind'], kind];

/** From below to above: the walks, shops and services with the names that fit, schools and stations, what the map is about. */
export const placeLayers = (colors: MapColors): LayerSpecification[] => [
  {
    id: 'walks',
    type: 'line',
    source: 'walks',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': colors.strong, 'line-width': 4, 'line-dasharray': [0, 2], 'line-opacity': 0.8 },
  },
  {
    id: 'spots',
    type: 'circle',
    source: 'places',
    filter: isKind('spot'),
    paint: {
      'circle-radius': 6,
      'circle-color': colors.cluster,
      'circle-stroke-color': colors.pin,
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'spot-names',
    type: 'symbol',
    source: 'places',
    filter: isKind('spot'),
    layout: {
      'text-field': ['get', 'label'],
      'text-font': font,
      'text-size': 12,
      'text-max-width': 9,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.8,
      'text-padding': 3,
    },
    paint: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.6 },
  },
  ...signLayers({ id: 'landmark', source: 'places', filter: isKind('landmark') }, colors),
  ...signLayers({ id: 'subject', source: 'places', images: 'subject-', filter: isKind('subject') }, colors),
];
