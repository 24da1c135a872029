import type { EstatePin } from '@gakumado/shared/contract';
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
export interface MapContent {
  pins: readonly EstatePin[];
  bounds?: Bounds;
  polygon?: Polygon;
  marker?: MapMarker;
  /** The estate that is set off: hovered in the list, or chosen. */
  highlightedId: number | null;
}

export interface MapEvents {
  /** A pin was tapped; null: the empty map was. */
  onChoose: (estateId: number | null) => void;
  /** The mouse is over a pin; null: over none any more. */
  onHover: (estateId: number | null) => void;
  /** The map shows another part: the visitor has moved it, or else the site, its opening included. */
  onMove: (bounds: Bounds, isByVisitor: boolean) => void;
  /** The base map and the pins are drawn. */
  onReady: () => void;
  /** The map cannot go on, as when the browser takes its graphics memory away. */
  onFail: () => void;
}

/** The drawn map: the only thing that knows MapLibre. */
export interface MapEngine {
  /** Draws the changes since the last call. */
  show: (content: MapContent) => void;
  /** One step closer (1) or away (-1). */
  zoom: (step: 1 | -1) => void;
  /** The rectangle that is seen. */
  bounds: () => Bounds;
  /** [lat, lon] under a pixel of the map, from its upper left corner. */
  pointAt: (x: number, y: number) => [number, number];
  /** Takes the focus, for the keys that move the map. */
  focus: () => void;
  destroy: () => void;
}
