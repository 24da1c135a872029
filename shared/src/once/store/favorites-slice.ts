import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { mergeFetched, unreadList } from './list-state.ts';
import type { FetchedList, ListState } from './list-state.ts';

const slice = createSlice({
  name: 'favorites',
  initialState: unreadList,
  reducers: {
    favoritesRead: (_, { payload }: PayloadAction<number[]>): ListState => ({
      estateIds: payload,
      status: 'ready',
    }),
    favoritesRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading';
    },
    favoritesFetched: (state, { payload }: PayloadAction<FetchedList>): ListState => ({
      estateIds: mergeFetched(state.estateIds, payload),
      status: 'ready',
    }),
    favoritesFailed: (): ListState => ({ estateIds: [], status: 'failed' }),
    favoritesAdded: (state, { payload }: PayloadAction<readonly number[]>) => {
      state.estateIds = [...new Set([...state.estateIds, ...payload])];
    },
    favoritesRemoved: (state, { payload }: PayloadAction<readonly number[]>) => {
      state.estateIds = state.estateIds.filter((id) => !payload.includes(id));
    },
    favoritesForgotten: () => unreadList,
  },
});

export const {
  favoritesRead,
  favoritesRequested,
  favoritesFetched,
  favoritesFailed,
  favoritesAdded,
  favoritesRemoved,
  favoritesForgotten,
} = slice.actions;
export const favoritesReducer = slice.reducer;
