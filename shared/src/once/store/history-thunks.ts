import { ApiError, listHistory, listHistoryEstates, saveHistory } from '@gakumado/shared/api';
import {
  readAccessToken,
  readGuestHistory,
  readLoggedInId,
  writeGuestHistory,
} from '@gakumado/shared/cookies';
import type { Estate } from '@gakumado/shared/contract';
import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { isAnswer } from './favorites-thunks.ts';
import type { SaveOutcome } from './favorites-thunks.ts';
import {
  estateViewed,
  historyEstatesFetched,
  historyFailed,
  historyFetched,
  historyRead,
  historyRemoved,
  historyRequested,
} from './history-slice.ts';
import { moveToEnd } from './list-state.ts';
import { announceChange } from './other-tabs.ts';
import type { AppThunk } from './root-reducer.ts';
import { selectHistoryIds } from './selectors.ts';

/**
 * Records that the visitor opened a property page. A guest's list is kept in the cookie, a customer's on the
 * server, where an estate that is already in the list is marked deleted and saved again, so that it becomes
 * the latest (specification, section 4). A failure is ignored.
 */
export function recordView(estateId: number): AppThunk {
  return async (dispatch, getState) => {
    if (readAccessToken() === undefined) {
      writeGuestHistory(moveToEnd(readGuestHistory(), [estateId]));
      dispatch(historyRead(readGuestHistory()));
      return;
    }
    const { status, estateIds } = getState().history;
    const canBeListed = status !== 'ready' || estateIds.includes(estateId);
    const view = { estate_id: estateId };
    try {
      // In one call: a visitor who leaves the page between two would lose the estate.
      await saveHistory(canBeListed ? [{ ...view, is_deleted: 1 }, view] : [view]);
      dispatch(estateViewed(estateId));
      announceChange();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
}

/** Takes estates out of the viewing history. */
export function removeHistory(estateIds: readonly number[]): AppThunk<SaveOutcome> {
  return async (dispatch) => {
    if (readAccessToken() === undefined) {
      writeGuestHistory(readGuestHistory().filter((id) => !estateIds.includes(id)));
      dispatch(historyRead(readGuestHistory()));
      return 'saved';
    }
    const outcome = await trySave(() =>
      saveHistory(estateIds.map((estate_id) => ({ estate_id, is_deleted: 1 as const }))),
    );
    if (outcome === 'saved') dispatch(historyRemoved(estateIds));
    return outcome;
  };
}

/**
 * Puts the viewing history back to `previousIds`, the latest last: undoes a removal, order included. Estates viewed
 * since then stay the latest.
 */
export function restoreHistory(previousIds: readonly number[]): AppThunk<SaveOutcome> {
  return async (dispatch, getState) => {
    const isGuest = readAccessToken() === undefined;
    const current = isGuest ? readGuestHistory() : getState().history.estateIds;
    const restored = [...new Set([...previousIds, ...current])].slice(-HISTORY_MAX);
    if (isGuest) writeGuestHistory(restored);
    const outcome = isGuest
      ? 'saved'
      : await trySave(() => saveHistory(restored.map((estate_id) => ({ estate_id }))));
    if (outcome === 'saved') dispatch(historyRead(restored));
    return outcome;
  };
}

/** Fetches a customer's history; a failure empties the list (specification, section 4). */
export function fetchHistory(deleted: 0 | 1): AppThunk {
  return async (dispatch) => {
    const customerId = readLoggedInId();
    dispatch(historyRequested());
    try {
      const entries = await listHistory();
      if (readLoggedInId() !== customerId) return;
      const estateIds = entries.map((entry) => entry.estate_id).toReversed();
      dispatch(historyFetched({ estateIds, deleted }));
    } catch {
      if (readLoggedInId() === customerId) dispatch(historyFailed());
    }
  };
}

/**
 * Fetches the cards of the history, for everything that shows them. A failure empties them (specification, section 8)
 * and is thrown.
 */
export function fetchHistoryEstates(signal: AbortSignal): AppThunk<Estate[]> {
  return async (dispatch, getState) => {
    try {
      const estates = await listHistoryEstates(selectHistoryIds(getState()), signal);
      dispatch(historyEstatesFetched(estates));
      return estates;
    } catch (error) {
      if (!signal.aborted) dispatch(historyEstatesFetched([]));
      throw error;
    }
  };
}

async function trySave(save: () => Promise<unknown>): Promise<SaveOutcome> {
  try {
    await save();
    announceChange();
    return 'saved';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isAnswer(error) ? 'refused' : 'no-answer';
  }
}
