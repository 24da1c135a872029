import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from './root-reducer.ts';
import type { RootState } from './root-reducer.ts';

/** The store of one page (of one request on the server). */
export function createAppStore(preloaded?: Partial<RootState>) {
  return configureStore({ reducer: rootReducer, ...(preloaded ? { preloadedState: preloaded } : {}) });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
