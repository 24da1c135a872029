import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { EstateFilter } from '@gakumado/shared/contract';

export interface SearchConditionState {
  /** The last search as the API's common filter, its place included. */
  condition: Partial<EstateFilter>;
  /** Path and query of the result page that showed it; empty before the first search. */
  path: string;
  /**
   * How often saved searches have changed, on this page or in another tab. Lists of them load again with each change.
   */
  savedChanges: number;
}

const initialState: SearchConditionState = { condition: {}, path: '', savedChanges: 0 };

const slice = createSlice({
  name: 'searchCondition',
  initialState,
  reducers: {
    searchConditionChanged: (
      state,
      { payload }: PayloadAction<Pick<SearchConditionState, 'condition' | 'path'>>,
    ) => ({ ...state, ...payload }),
    savedSearchesChanged: (state) => ({ ...state, savedChanges: state.savedChanges + 1 }),
  },
});

export const { savedSearchesChanged, searchConditionChanged } = slice.actions;
export const searchConditionReducer = slice.reducer;
