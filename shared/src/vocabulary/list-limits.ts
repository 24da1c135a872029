/* How many entries a list takes. The sentences about them are made of these numbers (forms/messages). */

/** Favourites of one visitor (contract, 3.4). */
export const FAVORITE_MAX = 200;
/** Viewed estates of one visitor (specification, section 9). */
export const HISTORY_MAX = 10;
/** Saved searches of one member (contract, 3.8). */
export const CONDITION_MAX = 20;
/** Searches that a guest's device keeps: the latest (contract, 4.14). */
export const GUEST_CONDITION_MAX = 5;
/** Buildings that one member waits for. */
export const WAITLIST_MAX = 50;
/** Estates of one inquiry (contract, 4.7). */
export const CONTACT_MAX = 10;
/** Schools or areas of one bulk order (contract, 4.10). */
export const ORDER_TARGETS_MAX = 5;
/** Estates of one shared list, and the people who give verdicts on it. */
export const SHARE_ESTATES_MAX = 20;
export const SHARE_PEOPLE_MAX = 10;
/** Estates of one call that saves favourites or views (contract, 3.4), and entries of one page (section 1). */
export const SAVE_MAX = 100;

/** Characters of a password. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;
/** Characters of the name of a saved search. */
export const CONDITION_NAME_MAX = 40;
/** Years of age from which somebody may register. */
export const AGE_MIN = 12;
/** Months after this one for which a move can be planned. */
export const MOVE_IN_MONTHS = 24;
