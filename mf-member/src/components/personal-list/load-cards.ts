import { chunksOf, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, EstateFilter } from '@gakumado/shared/contract';
import { readMySearch } from '@gakumado/shared/my-search';
import type { MyPlace } from '@gakumado/shared/search-fields';
import { readStay, stayOfMySearch, targetsOfPlaces } from '@gakumado/shared/search-fields';
import type { AskedStay } from '@gakumado/shared/search-fields';
import { ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';

/** The cards of a personal list. */
export interface LoadedCards {
  /** The ids that were asked for. An id that has no card is no longer published. */
  askedIds: number[];
  /** Null when they could not be loaded: the page goes on without them. */
  estates: Estate[] | null;
  /** Where the ways of the cards go, with their names. */
  places: readonly MyPlace[];
  /** The stay that was asked for. */
  stay: AskedStay;
}

/**
 * Loads the cards of `ids`, with the ways to the visitor's places (contract 8.6) and the costs of the stay that the page or
 * the visitor asks for. `listPlain` lists them where neither is asked for.
 */
export async function loadCards(
  ids: readonly number[],
  { url, signal }: Request,
  listPlain?: () => Promise<Estate[]>,
): Promise<LoadedCards> {
  const askedIds = [...ids];
  const mine = readMySearch();
  const stay = { ...stayOfMySearch(mine), ...readStay(new URL(url).searchParams) };
  const filter = { ...targetsOfPlaces(mine.places), ...stay };
  const isPlain = Object.keys(filter).length === 0;
  const estates = await nullOnError(isPlain && listPlain ? listPlain() : listCards(askedIds, filter, signal));
  return { askedIds, estates, places: mine.places, stay };
}

/** The cards of `ids`, of which unpublished ones have none. */
export async function listCards(
  ids: readonly number[],
  filter: EstateFilter,
  signal: AbortSignal,
): Promise<Estate[]> {
  const calls = chunksOf(ids, ESTATE_IDS_MAX).map((estate_id) =>
    listEstates({ ...filter, estate_id, limit: ESTATE_IDS_MAX }, signal),
  );
  return (await Promise.all(calls)).flatMap((answer) => answer.result);
}
