/** How long a code of a sign-up is valid. */
export const SIGN_UP_HOURS = 24;
/** How long a code of a new mail address, and the link to a new password, are valid. */
export const CHANGE_MINUTES = 15;
