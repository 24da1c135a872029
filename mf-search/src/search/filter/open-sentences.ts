import { createContext } from 'react';

/** The titles of the sentences that are open, for a form that is made anew with every search. */
export const OpenSentencesContext = createContext<Set<string> | null>(null);
