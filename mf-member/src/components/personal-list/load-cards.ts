import { chunksOf, findCampus, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, EstateFilter } from '@gakumado/shared/contract';
import { readLastSearch } from '@gakumado/shared/cookies';
import { campusShortLabel, ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';
import { stayFor } from './asked-stay.ts';
import { campusesOfSearch } from './campuses-of-search.ts';

/** The cards of a personal list. */
export interface LoadedCards {
  /** The ids that were asked for. An id that has no card is no longer published. */
  askedIds: number[];
  /** Null when they could not be loaded: the page goes on without them. */
  estates: Estate[] | null;
  /** Names of the campuses to which the cards have their ways: none, one or two. */
  campusNames: readonly string[];
  campusIds: readonly number[];
}

/**
 * Loads the cards of `ids`, with the ways to the schools of the last search (contract, 7.8) and the costs of the stay
 * that the page or that search asks for. `listPlain` lists them where neither is asked for.
 */
export async function loadCards(
  ids: readonly number[],
  { url, signal }: Request,
  listPlain?: () => Promise<Estate[]>,
): Promise<LoadedCards> {
  const askedIds = [...ids];
  const lastSearch = readLastSearch();
  const campusIds = campusesOfSearch(lastSearch);
  const [school_id, second_school_id] = campusIds;
  const stay = stayFor(new URL(url).searchParams, lastSearch);
  const isPlain = campusIds.length + Object.keys(stay).length === 0;
  const filter = { school_id, second_school_id, ...stay };
  const [estates, campuses] = await Promise.all([
    nullOnError(isPlain && listPlain ? listPlain() : listCards(askedIds, filter, signal)),
    Promise.all(campusIds.map((id) => nullOnError(findCampus(id, signal)))),
  ]);
  const campusNames = campuses.map((campus) => (campus ? campusShortLabel(campus) : '学校'));
  return { askedIds, estates, campusNames, campusIds };
}

async function listCards(
  ids: readonly number[],
  filter: EstateFilter,
  signal: AbortSignal,
): Promise<Estate[]> {
  const calls = chunksOf(ids, ESTATE_IDS_MAX).map((estate_id) =>
    listEstates({ ...filter, estate_id, limit: ESTATE_IDS_MAX }, signal),
  );
  return (await Promise.all(calls)).flatMap((answer) => answer.result);
}
