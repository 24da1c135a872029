import type { EstatePin, ReachArea } from '@gakumado/shared/contract';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';

/** The place that a search starts from: a campus, a station, a point. */
export interface MapMarker {
  lat: number;
  lon: number;
  label: string;
  /** Draws a circle of this radius around it. */
  radiusKm?: number;
}

/** The content of the map above the base map. */
export interface ResultsContent {
  pins: readonly EstatePin[];
  bounds?: Bounds;
  polygon?: Polygon;
  marker?: MapMarker;
  /** The second place to live between. */
  secondMarker?: MapMarker | undefined;
  /** From where the place is reached in so many minutes; the widest first. */
  areas?: readonly ReachArea[] | undefined;
  /** The estate that is set off: hovered in the list, or chosen. */
  highlightedId: number | null;
}
