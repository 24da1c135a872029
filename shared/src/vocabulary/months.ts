/** A month of this century, YYYY-MM. */
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;
