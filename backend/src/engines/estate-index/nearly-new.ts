/** The condition 新築・築浅（5年以内）. */
export const NEARLY_NEW = 914;
export const NEARLY_NEW_YEARS = 5;
