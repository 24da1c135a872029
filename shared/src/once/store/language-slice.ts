import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

/**
 * The language in which a visitor is answered, by the languages that the browser asks for, the best first: Japanese where it is
 * among them or nothing is known, else English.
 * @param tags BCP 47: `ja`, `en-US`
 */
export const languageOf = (tags: readonly string[]): Language =>
  tags.length === 0 || tags.some((tag) => /^(?:ja\b|\*)/i.test(tag)) ? 'ja' : 'en';

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
