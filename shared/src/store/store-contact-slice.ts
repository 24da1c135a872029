import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** A question to a shop, carried from a property or shop page into the inquiry form. */
export interface StoreContactState {
  shopId: number | null;
  estateIds: number[];
  isVisit: boolean;
  isVideo: boolean;
}

const initialState: StoreContactState = { shopId: null, estateIds: [], isVisit: false, isVideo: false };

const slice = createSlice({
  name: 'storeContact',
  initialState,
  reducers: {
    storeContactChosen: (_, { payload }: PayloadAction<Partial<StoreContactState>>) => ({
      ...initialState,
      ...payload,
    }),
    storeContactCleared: () => initialState,
  },
});

export const { storeContactChosen, storeContactCleared } = slice.actions;
export const storeContactReducer = slice.reducer;
