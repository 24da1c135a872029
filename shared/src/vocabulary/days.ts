/** In the order of `Date.getUTCDay`. */
export const weekdays: readonly string[] = ['日', '月', '火', '水', '木', '金', '土'];

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Japan has one time zone without summer time. */
export const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000;
