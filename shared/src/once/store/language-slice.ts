import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

const slice = createSlice({
  name: 'language',
  // `en` is the specification's default (section 4). The shell sets `ja` at boot.
  initialState: (): Language => 'en',
  reducers: {
    /** Anything but `en` and `ja` is ignored. */
    languageChanged: (state, { payload }: PayloadAction<string>) => (isLanguage(payload) ? payload : state),
  },
});

export const { languageChanged } = slice.actions;
export const languageReducer = slice.reducer;
