/* Characters that texts of visitors take. Fields, readers of addresses and calls are made of them. */

/** Words for estates, schools and shops. */
export const KEYWORD_MAX = 100;
/** Name of a station. */
export const STATION_NAME_MAX = 50;
/** The name of a destination (contract, 7.8). */
export const DESTINATION_NAME_MAX = 40;
/** Words for questions and answers. */
export const FAQ_WORD_MAX = 50;
/** Name of a saved search. */
export const CONDITION_NAME_MAX = 40;
/** A visitor's own note about an estate. */
export const HOME_NOTE_MAX = 200;
/** The name under which somebody judges the estates of a shared list, and the word beside a verdict. */
export const SHARE_NAME_MAX = 20;
export const SHARE_COMMENT_MAX = 100;
/** The note of a list's maker to the family. */
export const SHARE_NOTE_MAX = 200;
