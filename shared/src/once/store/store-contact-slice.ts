import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface StoreContactState {
  /** The shop whose page was opened last. An inquiry that names neither a shop nor an estate is meant for it. */
  shopId: number | null;
}

const initialState: StoreContactState = { shopId: null };

const slice = createSlice({
  name: 'storeContact',
  initialState,
  reducers: {
    storeContactChosen: (_, { payload: shopId }: PayloadAction<number>) => ({ shopId }),
  },
});

export const { storeContactChosen } = slice.actions;
export const storeContactReducer = slice.reducer;
