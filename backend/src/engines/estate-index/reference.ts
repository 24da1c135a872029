import type { Point } from '@gakumado/shared/vocabulary';
import type { Homes } from '../commute/homes.ts';
import type { NamedStation } from '../names/station-name.ts';

/** Reference data that searches read. */
export interface Reference {
  stations: readonly NamedStation[];
  /** The open prefectures of each region, by its slug. */
  openPrefectures: ReadonlyMap<string, readonly number[]>;
  campuses: ReadonlyMap<number, Point & { school_type: string }>;
  /** The ids of the campuses that there are, and their places in the same order. */
  campusIds: readonly number[];
  campusPlaces: Homes;
  /**
   * The school that each name in search_text is one of, first by id, or of one of whose campuses the owner has a word, with the name
   * as texts of homes have it.
   */
  schools: ReadonlyMap<string, { school_id: number; text: string }>;
}
