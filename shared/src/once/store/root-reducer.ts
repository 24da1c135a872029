import type { ThunkAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import type { UnknownAction } from 'redux';
import { favoritesReducer } from './favorites-slice.ts';
import { historyReducer } from './history-slice.ts';
import { languageReducer } from './language-slice.ts';
import { searchConditionReducer } from './search-condition-slice.ts';
import { sessionReducer } from './session-slice.ts';
import { storeContactReducer } from './store-contact-slice.ts';

export const rootReducer = combineReducers({
  session: sessionReducer,
  favorites: favoritesReducer,
  history: historyReducer,
  language: languageReducer,
  searchCondition: searchConditionReducer,
  storeContact: storeContactReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** A thunk of this store. `await dispatch(thunk)` returns `Result`. */
export type AppThunk<Result = void> = ThunkAction<Promise<Result>, RootState, undefined, UnknownAction>;
