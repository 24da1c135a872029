import { watchUncaught } from '../base/watch-uncaught.ts';

/** Texts of the errors of this page, with the addresses in their stacks. */
const errors: string[] = [];

/** Notes errors that nobody caught and files that were not loaded, from now on; returns the function that stops it. */
export const noteErrors = (): (() => void) =>
  watchUncaught({
    onError: (error) => errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    onFile: (url) => errors.push(url),
  });

/** Errors in which a file below an address has a part. */
export function countErrors(baseUrl: string): number {
  const base = new URL(baseUrl, document.baseURI).href;
  return errors.filter((text) => text.includes(base)).length;
}
