import type { FeatureCollection } from 'geojson';
import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import { boldFont } from '@gakumado/shared/map-engine';
import type { MapColors } from '@gakumado/shared/map-engine';

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** From the zoom after this one every estate has its own pin. */
const CLUSTER_MAX_ZOOM = 14;

/** Sources of the found estates. Clusters are made in MapLibre's worker. */
export const pinSources: Record<string, SourceSpecification> = {
  area: { type: 'geojson', data: EMPTY },
  place: { type: 'geojson', data: EMPTY },
  pins: {
    type: 'geojson',
    data: EMPTY,
    cluster: true,
    clusterRadius: 56,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
    maxzoom: CLUSTER_MAX_ZOOM + 2,
    buffer: 64,
  },
  highlight: { type: 'geojson', data: EMPTY },
};

export const CLUSTER_LAYER = 'clusters';
export const PIN_LAYERS = ['pins', 'highlight'];

const pinLook = (image: string | ExpressionSpecification) =>
  ({
    'icon-image': image,
    'icon-text-fit': 'both',
    'icon-allow-overlap': true,
    'text-allow-overlap': true,
    'text-field': ['get', 'label'] as ExpressionSpecification,
    'text-font': boldFont,
    'text-size': 13,
    'text-anchor': 'bottom',
    'text-offset': [0, -0.8] as [number, number],
    'symbol-z-order': 'viewport-y',
  }) as const;

const areaColor = (colors: MapColors): ExpressionSpecification => [
  'match',
  ['get', 'kind'],
  'drawn',
  colors.area,
  colors.cluster,
];

const clusterRadius: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['ln', ['get', 'point_count']],
  0.7,
  17,
  3,
  21,
  7,
  34,
];

/** The places of a sign around its spot, `away` em from it: which end of the sign is there, and where. */
const placesAround = (away: number): VariableAnchorOffsetCollectionSpecification => {
  const slant = away * 0.7;
  const places: [string, [number, number]][] = [
    ['bottom', [0, -away]],
    ['top', [0, away]],
    ['left', [away, 0]],
    ['right', [-away, 0]],
    ['bottom-left', [slant, -slant]],
    ['bottom-right', [-slant, -slant]],
    ['top-left', [slant, slant]],
    ['top-right', [-slant, slant]],
  ];
  return places.flat();
};

/** Spot and sign are placed after the pins and drawn below them: a price or a number is never hidden by them. */
const placeLayers = (colors: MapColors): LayerSpecification[] => [
  {
    id: 'place-spot',
    type: 'symbol',
    source: 'place',
    layout: { 'icon-image': 'spot', 'icon-allow-overlap': true },
  },
  {
    id: 'place-sign',
    type: 'symbol',
    source: 'place',
    layout: {
      'icon-image': 'sign',
      'icon-text-fit': 'both',
      'text-field': ['get', 'label'],
      'text-font': boldFont,
      'text-size': 13,
      'text-max-width': 30,
      // Beside its spot, else beyond a cluster that lies on it.
      'text-variable-anchor-offset': [...placesAround(1.6), ...placesAround(3.2)],
      // Where all places are taken, the name is behind the pins: half a name is better than none.
      'icon-allow-overlap': true,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colors['on-strong'] },
  },
];

/** Above the base map, from below to above: the searched area, the searched place, clusters, price pins, the one that is set off. */
export function pinLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'area',
      type: 'fill',
      source: 'area',
      paint: { 'fill-color': areaColor(colors), 'fill-opacity': 0.07 },
    },
    {
      id: 'area-line',
      type: 'line',
      source: 'area',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': areaColor(colors), 'line-width': 2, 'line-opacity': 0.8 },
    },
    ...placeLayers(colors),
    {
      id: CLUSTER_LAYER,
      type: 'circle',
      source: 'pins',
      filter: ['has', 'point_count'],
      paint: {
        'circle-color': colors.cluster,
        'circle-radius': clusterRadius,
        'circle-stroke-width': 3,
        'circle-stroke-color': colors.pin,
        'circle-opacity': 0.94,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: 'pins',
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['to-string', ['get', 'point_count']],
        'text-font': boldFont,
        'text-size': 14,
        'text-allow-overlap': true,
        // Names keep off the whole circle, which by itself keeps nothing off.
        'text-padding': 12,
      },
      paint: { 'text-color': colors['on-strong'] },
    },
    {
      id: 'pins',
      type: 'symbol',
      source: 'pins',
      filter: ['!', ['has', 'point_count']],
      layout: pinLook(['get', 'kind']),
      paint: { 'text-color': ['match', ['get', 'kind'], 'full', colors['full-text'], colors['pin-text']] },
    },
    {
      id: 'highlight',
      type: 'symbol',
      source: 'highlight',
      layout: { ...pinLook('strong'), 'text-size': 15 },
      paint: { 'text-color': colors['on-strong'] },
    },
  ];
}
