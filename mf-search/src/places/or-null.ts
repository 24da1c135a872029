/** The answer of a call that a page can do without: null when it fails, so that only its own part is missing. */
export const nullOnError = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
