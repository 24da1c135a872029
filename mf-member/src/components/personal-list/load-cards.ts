import { ApiError } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';

/** The cards of a personal list. */
export interface LoadedCards {
  /** The ids that were asked for. An id that has no card is no longer published. */
  askedIds: number[];
  estates: Estate[];
  /** True when the cards could not be loaded. */
  isFailed: boolean;
}

/** Loads the cards of `ids`; a failed call is part of the answer, because the page goes on without them. */
export async function loadCards(
  ids: readonly number[],
  list: (ids: readonly number[]) => Promise<Estate[]>,
): Promise<LoadedCards> {
  const askedIds = [...ids];
  try {
    return { askedIds, estates: await list(askedIds), isFailed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { askedIds, estates: [], isFailed: true };
  }
}
