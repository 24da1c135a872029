import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Token of the initial state. The specification blanks its value out; a guest's calls send none. */
const DEFAULT_ACCESS_TOKEN = '';

export interface SessionState {
  /** Follows the Authorization cookie; false on the server and until hydration is over. */
  isLogin: boolean;
  accessToken: string;
  userId: string;
  userName: string;
  email: string;
  /**
   * Whether new homes are mailed to the customer at all; each saved search has its own frequency. Absent before the
   * customer is loaded, and in the store of an older shell (decision 82).
   */
  isNewsMailed?: boolean;
}

const initialState: SessionState = {
  isLogin: false,
  accessToken: DEFAULT_ACCESS_TOKEN,
  userId: '',
  userName: '',
  email: '',
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<Partial<Omit<SessionState, 'isLogin'>>>) => ({
      ...state,
      ...payload,
      isLogin: true,
    }),
    customerLoaded: (
      state,
      { payload }: PayloadAction<Pick<SessionState, 'userName' | 'email' | 'isNewsMailed'>>,
    ) => {
      Object.assign(state, payload);
    },
    sessionEnded: () => initialState,
  },
});

export const { sessionStarted, customerLoaded, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;
