import { createContext } from 'react';

/** HTML of the bar for those who may choose the versions of remotes; undefined for all others. */
export const TesterContext = createContext<string | undefined>(undefined);
