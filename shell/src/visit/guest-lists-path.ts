/** Where the shell's server sets the cookies of a guest's lists again. */
export const GUEST_LISTS_PATH = '/_shell/guest-lists';
