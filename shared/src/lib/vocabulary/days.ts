/** In the order of `Date.getUTCDay`. */
export const weekdays: readonly string[] = ['日', '月', '火', '水', '木', '金', '土'];

/** Days after today on which a visit can be booked: the first and the last. */
export const BOOKABLE_DAYS = [1, 60] as const;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Japan has one time zone without summer time. */
export const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000;
