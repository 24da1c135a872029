/** Places that わたしの条件 may have. */
export const MY_PLACES_MAX = 2;

/** Characters of such a place's name: two of them fit into the kilobyte that the cookie may have. */
export const MY_PLACE_NAME_MAX = 24;
