export const transfersLabel = (transfers: number) =>
  transfers === 0 ? '乗換なし' : `乗換${transfers}回まで`;

export const withinMinutes = (minutes: number) => `${minutes}分以内`;

export const ageLabel = (years: number) => `築${years}年以内`;

/** Offered limits; an address may hold any that the API takes. */
export const commuteChoices = [10, 15, 20, 30, 45, 60] as const;
export const transfersChoices = [0, 1, 2, 3] as const;

/** Offered limits in ascending order, with the one that is asked for. */
export const withAsked = (choices: readonly number[], asked: number | undefined): readonly number[] =>
  asked === undefined || choices.includes(asked) ? choices : [...choices, asked].toSorted((a, b) => a - b);
