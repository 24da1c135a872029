export { boldFont } from '../../lib/map-style/style-words.ts';
export { byVisitor, PLACES_PADDING, seenBounds, toBox } from './map-bounds.ts';
export type { MapColors } from '../../lib/map-style/map-colors.ts';
export { featuresAt, pressSlack } from './features-at.ts';
export { drawImage, drawSign, drawSpot, IMAGE_RATIO } from './map-images.ts';
export type { MapImage } from './map-images.ts';
export { openMap } from './open-map.ts';
export { openPlacesMap } from './open-places-map.ts';
export { signLayers } from './sign-layers.ts';
