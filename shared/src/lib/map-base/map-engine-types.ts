import type { Bounds } from '@gakumado/shared/search-fields';

export interface MapEvents {
  /** Something with an id was tapped; null: the empty map was. */
  onChoose: (id: number | null) => void;
  /** The mouse is over something with an id; null: over nothing any more. */
  onHover: (id: number | null) => void;
  /** The map shows another part: the visitor has moved it, or else the site, its opening included. */
  onMove: (bounds: Bounds, isByVisitor: boolean) => void;
  /** The base map and its content are drawn. */
  onReady: () => void;
  /** The streets of a tile service lie over the base map. */
  onStreets: () => void;
  /** The map cannot go on, as when the browser takes its graphics memory away. */
  onFail: () => void;
}

/** A drawn map with what is above its base map. */
export interface MapEngine<Content> {
  /** Draws the changes since the last call. */
  show: (content: Content) => void;
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
