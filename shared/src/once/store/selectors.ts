import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from './root-reducer.ts';

/** Favourite estates, the one added last first. */
export const selectFavoriteIds = createSelector(
  (state: RootState) => state.favorites.estateIds,
  (ids) => ids.toReversed(),
);

/** Viewed estates, the latest first, at most ten. */
export const selectHistoryIds = createSelector(
  (state: RootState) => state.history.estateIds,
  (ids) => ids.toReversed(),
);

/** Cards of the viewed estates that are known, the latest first; `fetchHistoryEstates` brings them. */
export const selectHistoryEstates = createSelector(
  selectHistoryIds,
  (state: RootState) => state.history.estates,
  (ids, estates) => ids.flatMap((id) => estates.find(({ estate_id }) => estate_id === id) ?? []),
);

/** Counts follow the length of the lists (specification, section 4). */
export const selectFavoriteCount = (state: RootState) => state.favorites.estateIds.length;
export const selectHistoryCount = (state: RootState) => state.history.estateIds.length;

export const selectFavoriteStatus = (state: RootState) => state.favorites.status;
export const selectHistoryStatus = (state: RootState) => state.history.status;

/** Whether one estate is a favourite: `useAppSelector(selectIsFavorite(estateId))`. */
export const selectIsFavorite = (estateId: number) => (state: RootState) =>
  state.favorites.estateIds.includes(estateId);

export const selectIsLogin = (state: RootState) => state.session.isLogin;
export const selectSession = (state: RootState) => state.session;
/** The language in which the visitor is answered; the pages are Japanese. */
export const selectLanguage = (state: RootState) => state.language;
export const selectShopToContact = (state: RootState) => state.storeContact.shopId;
