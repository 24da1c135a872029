import { PLACES_PADDING } from '@gakumado/shared/map-engine';

/** Margin around what a map of results shows, in px: as around any places with names, and clear of the ways to search above. */
export const RESULTS_PADDING = { ...PLACES_PADDING, top: 100 };
