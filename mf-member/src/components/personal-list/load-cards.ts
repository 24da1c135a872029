import { nullOnError } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';

/** The cards of a personal list. */
export interface LoadedCards {
  /** The ids that were asked for. An id that has no card is no longer published. */
  askedIds: number[];
  /** Null when they could not be loaded: the page goes on without them. */
  estates: Estate[] | null;
  /** Names of the campuses to which the cards have their ways: none, one or two. */
  campusNames?: readonly string[];
}

/** Loads the cards of `ids`. */
export async function loadCards(
  ids: readonly number[],
  list: (ids: readonly number[]) => Promise<Estate[]>,
): Promise<LoadedCards> {
  const askedIds = [...ids];
  return { askedIds, estates: await nullOnError(list(askedIds)) };
}
