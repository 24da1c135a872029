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
/** Hours that the code of a sign-up is valid. */
export const SIGN_UP_HOURS = 24;
/** Minutes that the code of a new mail address, and the link to a new password, are valid. */
export const CHANGE_MINUTES = 15;
/** Seconds until another code or link may be mailed to the same address. */
export const RESEND_SECONDS = 60;
