/** Delay between the last change of the text and the search for suggestions, in ms (specification, section 9). */
export const AUTOCOMPLETE_DELAY_MS = 800;
