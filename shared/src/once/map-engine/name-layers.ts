import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapColors } from '../../lib/map-style/map-colors.ts';
import { boldFont, font, growing, isKind, TILES } from '../../lib/map-style/style-words.ts';

/** Names, from far to near. Those that do not fit beside greater ones are left out by the map. */
export function nameLayers(colors: MapColors): LayerSpecification[] {
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.4 };
  const place = { source: 'places', type: 'symbol' } as const;
  const soft = { 'text-color': colors['label-soft'], ...halo };
  const along: SymbolLayerSpecification['layout'] = {
    'symbol-placement': 'line',
    'text-field': ['get', 'name'],
    'text-font': font,
  };
  return [
    {
      id: 'street-names',
      type: 'symbol',
      source: TILES,
      'source-layer': 'streets',
      filter: ['all', ['has', 'name'], isKind('trunk', 'primary', 'secondary', 'tertiary')],
      minzoom: 14,
      layout: { ...along, 'symbol-spacing': 360, 'text-size': growing([14, 10], [17, 12]) },
      paint: soft,
    },
    {
      id: 'river-names',
      type: 'symbol',
      source: TILES,
      'source-layer': 'streets',
      filter: ['all', ['has', 'name'], isKind('river', 'canal')],
      minzoom: 12,
      layout: { ...along, 'symbol-spacing': 500, 'text-size': growing([12, 10], [16, 12]) },
      paint: { ...soft, 'text-color': colors['label-water'] },
    },
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
      source: TILES,
      'source-layer': 'rails',
      minzoom: 13,
      layout: { ...along, 'symbol-spacing': 420, 'text-size': 11 },
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
