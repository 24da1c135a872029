/* Limits of an account and its login. The sentences about them are made of these numbers (forms/messages). */

/** Characters of a password. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;
/** Wrong passwords that lock a login, and for how many minutes (contract, section 1). */
export const LOGIN_TRIES = 10;
export const LOGIN_LOCK_MINUTES = 10;
/** Days that a login lasts when the visitor asked to be kept logged in (contract, 2). */
export const KEPT_LOGIN_DAYS = 30;
/** Devices that a member is logged in on at once; one more ends the session that was longest not used. */
export const SESSIONS_MAX = 10;
/** Years of age from which somebody may register. */
export const AGE_MIN = 12;
