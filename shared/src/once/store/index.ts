export { createAppStore } from './app-store.ts';
export type { AppStore } from './app-store.ts';
export { configureStoreEffects } from './effects.ts';
export { addFavorites, removeFavorites } from './favorites-thunks.ts';
export type { SaveOutcome } from './favorites-thunks.ts';
export { fetchHistoryEstates, recordView, removeHistory, restoreHistory } from './history-thunks.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export { languageChanged, languageOf } from './language-slice.ts';
export type { Language } from './language-slice.ts';
export { listSettled } from './list-settled.ts';
export type { ListState } from './list-state.ts';
export { announceChange } from './other-tabs.ts';
export { completePendingFavorites, keepPersonalListsFresh, loadPersonalLists } from './personal-thunks.ts';
export type { SessionChange } from './personal-thunks.ts';
export { renewBeforeExpiry, renewSession } from './renew-session.ts';
export { loginPathWithReturn, readReturnPath } from './return-path.ts';
export { savedSearchesChanged, searchConditionChanged } from './search-condition-slice.ts';
export {
  selectFavoriteCount,
  selectFavoriteIds,
  selectFavoriteStatus,
  selectHistoryCount,
  selectHistoryEstates,
  selectHistoryIds,
  selectHistoryStatus,
  selectIsFavorite,
  selectIsLogin,
  selectLanguage,
  selectSession,
  selectShopToContact,
} from './selectors.ts';
export {
  checkCustomer,
  forgetCustomer,
  forgetSession,
  handleUnauthorized,
  login,
  logout,
} from './session-thunks.ts';
export { storeContactChosen } from './store-contact-slice.ts';
