import type {
  FilterSpecification,
  LayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import { boldFont } from '../../lib/map-style/style-words.ts';
import type { MapColors } from '../../lib/map-style/map-colors.ts';

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

interface SignOptions {
  /** Before `-spot` and `-sign` in the names of the layers. */
  id: string;
  source: string;
  /** Before `spot` and `sign` in the names of the images. */
  images?: string;
  filter?: FilterSpecification;
}

/** Points as spots, each with a sign that names it beside. */
export const signLayers = (
  { id, source, images = '', filter }: SignOptions,
  colors: MapColors,
): LayerSpecification[] => [
  {
    id: `${id}-spot`,
    type: 'symbol',
    source,
    ...(filter ? { filter } : {}),
    layout: { 'icon-image': `${images}spot`, 'icon-allow-overlap': true },
  },
  {
    id: `${id}-sign`,
    type: 'symbol',
    source,
    ...(filter ? { filter } : {}),
    layout: {
      'icon-image': `${images}sign`,
      'icon-text-fit': 'both',
      'text-field': ['get', 'label'],
      'text-font': boldFont,
      'text-size': 13,
      'text-max-width': 30,
      // Beside its spot, else beyond something that lies on it.
      'text-variable-anchor-offset': [...placesAround(1.6), ...placesAround(3.2)],
      // Where all places are taken, the name is behind what lies there: half a name is better than none.
      'icon-allow-overlap': true,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colors['on-strong'] },
  },
];
