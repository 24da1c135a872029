import { distanceKm } from './geo.ts';
import type { MapPlace } from './map-place.ts';

/** The first view leaves out places that are farther from the first place. */
const FIRST_VIEW_KM = 1.5;
/** The same of what was asked for: no walk. */
const WALK_KM = 4;

/** The places that a map shows when it opens: those around the first one, or all. */
export const placesInFirstView = (places: readonly MapPlace[], isWhole: boolean): MapPlace[] =>
  places.filter(
    (place, _index, [first = place]) =>
      isWhole || distanceKm(first, place) < (place.isAsked ? WALK_KM : FIRST_VIEW_KM),
  );
