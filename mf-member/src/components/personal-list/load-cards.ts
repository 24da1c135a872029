import { chunksOf, findCampus, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, EstateFilter, Targets } from '@gakumado/shared/contract';
import { readLastSearch } from '@gakumado/shared/cookies';
import { destinationName, stayFor, targetsOfSearch } from '@gakumado/shared/search-fields';
import type { AskedStay, Destination } from '@gakumado/shared/search-fields';
import { campusShortLabel, ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';
import type { CampusNames } from '@gakumado/shared/vocabulary';

/** The cards of a personal list. */
export interface LoadedCards {
  /** The ids that were asked for. An id that has no card is no longer published. */
  askedIds: number[];
  /** Null when they could not be loaded: the page goes on without them. */
  estates: Estate[] | null;
  /** Where the ways of the cards go. */
  targets: Targets;
  /** The stay that was asked for. */
  stay: AskedStay;
  /** The names of the first and the second of them. */
  targetNames: readonly (string | undefined)[];
}

/**
 * Loads the cards of `ids`, with the ways to the schools and places of the last search (contract, 7.8) and the costs of the stay
 * that the page or that search asks for. `listPlain` lists them where neither is asked for.
 */
export async function loadCards(
  ids: readonly number[],
  { url, signal }: Request,
  listPlain?: () => Promise<Estate[]>,
): Promise<LoadedCards> {
  const askedIds = [...ids];
  const lastSearch = readLastSearch();
  const targets = targetsOfSearch(lastSearch);
  const stay = stayFor(new URL(url).searchParams, lastSearch);
  const isPlain = Object.keys(targets).length + Object.keys(stay).length === 0;
  const filter = { ...targets, ...stay };
  const [estates, first, second] = await Promise.all([
    nullOnError(isPlain && listPlain ? listPlain() : listCards(askedIds, filter, signal)),
    namesOf(targets.school_id, targets.destination, signal),
    namesOf(targets.second_school_id, targets.second_destination, signal),
  ]);
  const named = [first, second].filter((names) => names !== undefined);
  return {
    askedIds,
    estates,
    targets,
    stay,
    targetNames: [first, second].map((names) => names && campusShortLabel(names, named)),
  };
}

/** The names of a campus, or of another point in its place; undefined for neither. */
async function namesOf(
  campusId: number | undefined,
  point: Destination | undefined,
  signal: AbortSignal,
): Promise<CampusNames | undefined> {
  if (campusId === undefined) return point && { school_name: destinationName(point), campus_name: '' };
  return (await nullOnError(findCampus(campusId, signal))) ?? { school_name: '学校', campus_name: '' };
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
