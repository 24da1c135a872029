/** A month of this century, YYYY-MM. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Months after this one for which a move can be planned. */
export const MOVE_IN_MONTHS = 24;
