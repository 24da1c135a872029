import type {
  AskedStay,
  EstateFacets,
  EstateFilter,
  EstatePin,
  SortName,
  Targets,
} from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';
import type { FoundComparison } from './cost-comparison.ts';

/** A page of a search. */
export interface PageSearch {
  filter: EstateFilter;
  /** Order where the filter names none. */
  usualSort: SortName;
  page: number;
  limit: number;
}

export interface FoundPage {
  /** In the order of the search; empty where only the number is asked for. */
  estate_ids: number[];
  total_count: number;
  facets?: EstateFacets;
}

/** A filter in parts that can be relaxed one by one. All parts, joined by AND, are the filter. */
export interface RelaxableSearch {
  /** The whole filter: it names the campuses. */
  filter: EstateFilter;
  /** Parts that stay as they are. */
  kept: readonly EstateFilter[];
  /** Each criterion with the parts that may stand in its place, the nearest first. */
  criteria: readonly { part: EstateFilter; steps: readonly EstateFilter[] }[];
}

/** An estate and its commute. */
export interface NearHome {
  estate_id: number;
  minutes: number;
  /** To the first target; Infinity where nobody walks. */
  walk_minutes: number;
}

/** A criterion, by its number, and the part in its place. */
export interface RelaxedChoice {
  criterion: number;
  part: EstateFilter;
}

/**
 * Finds, counts and orders published estates by the common filter (docs/search.md). The database has the estates themselves:
 * this has their ids. A search engine can take the place of the index behind it (docs/scale.md).
 */
export interface EstateSearch {
  findPage(search: PageSearch): Promise<FoundPage>;
  /** How many estates meet each of the filters. */
  count(filters: readonly EstateFilter[]): Promise<number[]>;
  /** Pins of the estates that meet a filter, and how many there are: of more than MAX_PINS a part from everywhere. */
  findPins(filter: EstateFilter): Promise<{ result: EstatePin[]; total_count: number }>;
  /** The estates that meet a filter by their city: how many, and their lowest rent. */
  countByCity(
    filter: EstateFilter,
  ): Promise<ReadonlyMap<number, { estate_count: number; price_min: number }>>;
  /** The estates from which a campus or destination is reached within so many minutes. */
  findNear(target: Targets, maxMinutes: number): Promise<NearHome[]>;
  /**
   * The campuses that are within so many minutes of a place, the nearest first, at most `limit`. Minutes are those of the way back,
   * and may differ by one.
   */
  findCampuses(place: Point, maxMinutes: number, limit: number): Promise<number[]>;
  /** Estates whose name or reading has a text inside, in the order of おすすめ順. */
  findNamed(text: string, limit: number): Promise<number[]>;
  /** The cost of a stay in an estate beside that in others like it; null where there is nothing to compare. */
  compareCosts(asked: AskedStay & Targets, estateId: number): Promise<FoundComparison | null>;
  /**
   * The room types of estates that meet what a filter asks of a room, in the order of the estate: those that somebody can move into, and
   * all in an estate without any. Null where the filter asks for no room.
   */
  findRooms(filter: EstateFilter, ids: readonly number[]): Promise<ReadonlyMap<number, number[]> | null>;
  /** Of some estates those that meet a filter. */
  findMeeting(filter: EstateFilter, ids: readonly number[]): Promise<number[]>;
  /** How many estates each choice of relaxed criteria finds. */
  countRelaxed(search: RelaxableSearch, choices: readonly (readonly RelaxedChoice[])[]): Promise<number[]>;
  /** The sets of at most `most` criteria that some estates miss and nothing else, the smallest and most frequent first. */
  findMissed(search: RelaxableSearch, most: number): Promise<number[][]>;
}
