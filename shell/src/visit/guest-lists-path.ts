import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';

/** The call by which the shell's server sets the cookies of a guest's lists again. */
export const GUEST_LISTS_PATH = `${SHELL_PREFIX}/guest-lists`;
