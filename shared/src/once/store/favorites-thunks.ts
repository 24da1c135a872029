import { ApiError, apiStatus, listFavorites, saveFavorites } from '@gakumado/shared/api';
import {
  readAccessToken,
  readGuestFavorites,
  readLoggedInId,
  writeGuestFavorites,
} from '@gakumado/shared/cookies';
import { FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import type { SavedEstate } from '../../lib/contract/favorite.ts';
import {
  favoritesAdded,
  favoritesFailed,
  favoritesFetched,
  favoritesRead,
  favoritesRemoved,
  favoritesRequested,
} from './favorites-slice.ts';
import { storeEffects } from './effects.ts';
import { announceChange } from './other-tabs.ts';
import { forgetPendingFavorites, rememberPendingFavorites } from './pending-favorites.ts';
import { currentPath } from './return-path.ts';
import type { AppThunk } from './root-reducer.ts';

/**
 * The outcome of a change of a list. Only `saved` changed anything.
 * - `saved`;
 * - `full`: the change would pass the limit;
 * - `no-answer`: the server did not answer: offer to try again;
 * - `refused`: the server refused, also after the login;
 * - `login`: the server refused; the visitor is at the login page, and the change is made afterwards.
 */
export type SaveOutcome = 'saved' | 'full' | 'no-answer' | 'refused' | 'login';

/** Statuses of a server that was able to answer (specification, section 8). */
const ANSWERS = new Set<number>([
  apiStatus.BAD_REQUEST,
  apiStatus.UNAUTHORIZED,
  apiStatus.NOT_FOUND,
  apiStatus.EXCEPTION,
]);

/** Whether the server was reached and refused; overload and a lost connection are no answer. */
export const isAnswer = ({ status }: ApiError) => ANSWERS.has(status);

/** Adds estates to the favourites, of the guest or the customer. */
export function addFavorites(estateIds: readonly number[]): AppThunk<SaveOutcome> {
  return async (dispatch, getState) => {
    const isCustomer = readAccessToken() !== undefined;
    // A guest's list is read from the cookie first, because another tab may have changed it.
    const known = isCustomer ? getState().favorites.estateIds : readGuestFavorites();
    const next = [...new Set([...known, ...estateIds])];
    if (next.length > FAVORITE_MAX) return 'full';
    if (!isCustomer) {
      writeGuestFavorites(next);
      dispatch(favoritesRead(next));
      storeEffects().onFavoritesSaved(estateIds, 'add');
      return 'saved';
    }
    const outcome = await dispatch(saveOnServer(estateIds.map((estate_id) => ({ estate_id }))));
    if (outcome !== 'saved') return outcome;
    dispatch(favoritesAdded(estateIds));
    storeEffects().onFavoritesSaved(estateIds, 'add');
    return outcome;
  };
}

/** Takes estates out of the favourites. */
export function removeFavorites(estateIds: readonly number[]): AppThunk<SaveOutcome> {
  return async (dispatch) => {
    if (readAccessToken() === undefined) {
      const next = readGuestFavorites().filter((id) => !estateIds.includes(id));
      writeGuestFavorites(next);
      dispatch(favoritesRead(next));
      storeEffects().onFavoritesSaved(estateIds, 'remove');
      return 'saved';
    }
    const outcome = await dispatch(
      saveOnServer(estateIds.map((estate_id) => ({ estate_id, is_deleted: 1 as const }))),
    );
    if (outcome !== 'saved') return outcome;
    dispatch(favoritesRemoved(estateIds));
    storeEffects().onFavoritesSaved(estateIds, 'remove');
    return outcome;
  };
}

/** Fetches a customer's favourites; a failure empties the list (specification, section 4). */
export function fetchFavorites(deleted: 0 | 1): AppThunk {
  return async (dispatch) => {
    const customerId = readLoggedInId();
    dispatch(favoritesRequested());
    try {
      const favorites = await listFavorites();
      if (readLoggedInId() !== customerId) return;
      const estateIds = favorites.map((favorite) => favorite.estate_id).toReversed();
      dispatch(favoritesFetched({ estateIds, deleted }));
    } catch {
      if (readLoggedInId() === customerId) dispatch(favoritesFailed());
    }
  };
}

/**
 * Saves a customer's change. A refused one leads to the login page (specification, section 8), whose guard makes it and
 * comes back at once where the session is good after all.
 */
function saveOnServer(estates: readonly SavedEstate[]): AppThunk<SaveOutcome> {
  return async (_dispatch, getState) => {
    const returnPath = currentPath();
    try {
      await saveFavorites(estates);
      announceChange();
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isFull(error)) return 'full';
      if (!isAnswer(error)) return 'no-answer';
      rememberPendingFavorites(estates);
      if (!(await storeEffects().goToLogin(returnPath))) return 'login';
      // The visitor is back and learns the outcome, so nothing has to be remembered.
      forgetPendingFavorites();
      return isMade(estates, getState().favorites.estateIds) ? 'saved' : 'refused';
    }
  };
}

/** The list is full on the server, which another device may have filled. */
const isFull = ({ status, fields }: ApiError) =>
  status === apiStatus.BAD_REQUEST && fields.some(({ code }) => code === 'range');

const isMade = (estates: readonly SavedEstate[], listed: readonly number[]) =>
  estates.every(({ estate_id, is_deleted }) => listed.includes(estate_id) === (is_deleted !== 1));
