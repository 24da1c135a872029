export { groundLayers } from './ground-layers.ts';
export { mapColorNames } from './map-colors.ts';
export type { MapColors } from './map-colors.ts';
export { railLayers } from './rail-layers.ts';
export { streetLayers } from './street-layers.ts';
