import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { boldFont, signLayers } from '@gakumado/shared/map-engine';
import type { MapColors } from '@gakumado/shared/map-engine';

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** From the zoom after this one every estate has its own pin. */
const CLUSTER_MAX_ZOOM = 14;

/** Sources of the found estates. Clusters are made in MapLibre's worker. */
export const pinSources: Record<string, SourceSpecification> = {
  reach: { type: 'geojson', data: EMPTY },
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

/** Above the base map, from below to above: where one can live for the searched place, the searched area, the searched place, clusters, price pins, the one that is set off. */
export function pinLayers(colors: MapColors): LayerSpecification[] {
  return [
    // The areas lie upon each other: the nearer, the darker. Streets stay readable under all of them.
    {
      id: 'reach',
      type: 'fill',
      source: 'reach',
      paint: { 'fill-color': colors.cluster, 'fill-opacity': 0.022 },
    },
    {
      id: 'reach-edge',
      type: 'line',
      source: 'reach',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.cluster, 'line-width': 12, 'line-blur': 10, 'line-opacity': 0.22 },
    },
    {
      id: 'reach-line',
      type: 'line',
      source: 'reach',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.cluster, 'line-width': 1.2, 'line-opacity': 0.6 },
    },
    {
      id: 'reach-minutes',
      type: 'symbol',
      source: 'reach',
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'label'],
        'text-font': boldFont,
        'text-size': 12,
      },
      paint: { 'text-color': colors.cluster, 'text-halo-color': colors.halo, 'text-halo-width': 2 },
    },
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
    // Placed after the pins and drawn below them: they never hide a price or a number.
    ...signLayers({ id: 'place', source: 'place' }, colors),
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
