/** In place of an amount that is not known: more than any that is asked for. */
export const UNKNOWN = 2 ** 31 - 1;
