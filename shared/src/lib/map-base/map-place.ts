import type { Point } from '@gakumado/shared/vocabulary';

/** Something that a map names. */
export interface MapPlace extends Point {
  label: string;
  /** `subject`: what the map is about; `landmark`: a school or a station; `spot`: a shop or a service. */
  kind: 'subject' | 'landmark' | 'spot';
  /** The visitor asked for it: the first view has it, as far as one walks. */
  isAsked?: boolean;
  /** One walks there from what the map is about: a dotted line joins them, along `path` where that is known. */
  isWalked?: boolean;
  /** The way there along the streets, as coordinates of GeoJSON. */
  path?: readonly [lon: number, lat: number][];
  /** The address of its page. A spot that has one can be pressed. */
  to?: string;
  /** Details besides its name, for the list of pressed places. */
  note?: string;
}
