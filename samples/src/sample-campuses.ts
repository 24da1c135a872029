/**
 * The campuses that samples gather around, estates and shops: those of the large schools, which come first in the
 * reference data. Around each of two thousand, a few hundred estates would be too thin to try anything out.
 */
export const LAST_CAMPUS_ID = 482;
