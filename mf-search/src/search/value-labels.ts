export const withinMinutes = (minutes: number) => `${minutes}分以内`;

/** Offered limits; an address may hold any that the API takes. */
export const commuteChoices = [10, 15, 20, 30, 45, 60] as const;

/** Offered limits in ascending order, with the one that is asked for. */
export const withAsked = (choices: readonly number[], asked: number | undefined): readonly number[] =>
  asked === undefined || choices.includes(asked) ? choices : [...choices, asked].toSorted((a, b) => a - b);
