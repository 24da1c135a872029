import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The search query as it stands in the URL (specification, section 3); ids are numbers, rents yen. */
export interface SearchCondition {
  rentSelect?: string;
  price?: string;
  price_from?: number;
  price_to?: number;
  building_type_id?: number[];
  condition?: number[];
  equipment?: number[];
  is_panorama?: 0 | 1;
  is_youtube?: 0 | 1;
  station_name?: string;
  keyword?: string;
  page?: number;
}

export interface SearchConditionState {
  condition: SearchCondition;
  /** Path and query of the result page that showed it; empty before the first search. */
  path: string;
  /** How often saved searches have changed, on this page or in another tab: whoever shows them loads them anew. */
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
