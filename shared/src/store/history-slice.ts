import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { mergeFetched, moveToEnd, unreadList } from './list-state.ts';
import type { FetchedList, ListState } from './list-state.ts';

const slice = createSlice({
  name: 'history',
  initialState: unreadList,
  reducers: {
    historyRead: (_, { payload }: PayloadAction<number[]>): ListState => ({
      estateIds: payload,
      status: 'ready',
    }),
    historyRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading';
    },
    historyFetched: (state, { payload }: PayloadAction<FetchedList>): ListState => ({
      estateIds: mergeFetched(state.estateIds, payload).slice(-HISTORY_MAX),
      status: 'ready',
    }),
    historyFailed: (): ListState => ({ estateIds: [], status: 'failed' }),
    estateViewed: (state, { payload }: PayloadAction<number>) => {
      state.estateIds = moveToEnd(state.estateIds, [payload]).slice(-HISTORY_MAX);
    },
    historyRemoved: (state, { payload }: PayloadAction<readonly number[]>) => {
      state.estateIds = state.estateIds.filter((id) => !payload.includes(id));
    },
    historyForgotten: () => unreadList,
  },
});

export const {
  historyRead,
  historyRequested,
  historyFetched,
  historyFailed,
  estateViewed,
  historyRemoved,
  historyForgotten,
} = slice.actions;
export const historyReducer = slice.reducer;
