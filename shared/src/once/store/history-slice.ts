import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Estate } from '@gakumado/shared/contract';
import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { mergeFetched, moveToEnd, unreadList } from './list-state.ts';
import type { FetchedList, ListState } from './list-state.ts';

/** The viewing history: ids and, once something shows them, the cards. */
export interface HistoryState extends ListState {
  /** The cards as they were last fetched, in any order; some of them may have left the list since. */
  estates: Estate[];
}

const unreadHistory: HistoryState = { ...unreadList, estates: [] };

const slice = createSlice({
  name: 'history',
  initialState: unreadHistory,
  reducers: {
    historyRead: ({ estates }, { payload }: PayloadAction<number[]>): HistoryState => ({
      estateIds: payload,
      estates,
      status: 'ready',
    }),
    historyRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading';
    },
    historyFetched: ({ estateIds, estates }, { payload }: PayloadAction<FetchedList>): HistoryState => ({
      estateIds: mergeFetched(estateIds, payload).slice(-HISTORY_MAX),
      estates,
      status: 'ready',
    }),
    historyFailed: (): HistoryState => ({ ...unreadHistory, status: 'failed' }),
    historyEstatesFetched: (state, { payload }: PayloadAction<Estate[]>) => {
      state.estates = payload;
    },
    estateViewed: (state, { payload }: PayloadAction<number>) => {
      state.estateIds = moveToEnd(state.estateIds, [payload]).slice(-HISTORY_MAX);
    },
    historyRemoved: (state, { payload }: PayloadAction<readonly number[]>) => {
      state.estateIds = state.estateIds.filter((id) => !payload.includes(id));
    },
    historyForgotten: () => unreadHistory,
  },
});

export const {
  historyRead,
  historyRequested,
  historyFetched,
  historyFailed,
  historyEstatesFetched,
  estateViewed,
  historyRemoved,
  historyForgotten,
} = slice.actions;
export const historyReducer = slice.reducer;
