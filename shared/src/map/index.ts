export { centerOf, circleAround, distanceKm, extentOf, overlap, pointsOf } from './geo.ts';
export { MapAttribution } from './map-attribution.tsx';
export type { MapEngine, MapEvents } from './map-engine-types.ts';
export { MapFrame } from './map-frame.tsx';
export { MapNotice } from './map-notice.tsx';
export type { MapPlace } from './map-place.ts';
export { OpenMap } from './open-map.tsx';
export { useMapEngine } from './use-map-engine.ts';
export { ZoomButtons } from './zoom-buttons.tsx';
