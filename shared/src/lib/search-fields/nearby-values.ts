/** Values beyond a given one that are offered before a limit is given up. */
const OFFERED = 2;
const MONTHS = 3;

/** The next higher choices; of a fine scale every other one. */
export const higher =
  (choices: readonly number[], every = 1) =>
  (value: number): number[] =>
    choices
      .filter((choice) => choice > value)
      .filter((_, index) => (index + 1) % every === 0)
      .slice(0, OFFERED);

/** Values that differ by fixed amounts, within limits. */
export const shifted =
  (by: readonly number[], { min, max }: { min: number; max: number }) =>
  (value: number): number[] =>
    by
      .map((amount) => Math.round((value + amount) * 100) / 100)
      .filter((other) => other > min && other <= max);

/** The months after a month, YYYY-MM. */
export function laterMonths(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(year, number + index)))
    .filter((date) => date.getUTCFullYear() < 3000)
    .map((date) => date.toISOString().slice(0, 7));
}

/** Choices in ascending order, with the one that is asked for. */
export const withAsked = <T extends number | string>(
  choices: readonly T[],
  asked: T | undefined,
): readonly T[] =>
  asked === undefined || choices.includes(asked)
    ? choices
    : [...choices, asked].toSorted((a, b) => (a < b ? -1 : 1));
