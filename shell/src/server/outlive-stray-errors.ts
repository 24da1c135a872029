import { describeError, releaseOf } from './failure-log.ts';

/** Ways in which code can end its own process at once. */
const ENDINGS = ['exit', 'abort', 'kill'] as const;

/**
 * Lets the process outlive errors that belong to no request, such as a rejected promise that the code of a remote does
 * not await, and calls by which such code would end it: the pages of all remotes come from this process.
 */
export function outliveStrayErrors(logError: (details: object, text: string) => void): void {
  const report = (error: unknown) =>
    logError({ ...releaseOf(error), ...describeError(error) }, 'an error outside of a request');
  process.on('unhandledRejection', report);
  process.on('uncaughtException', report);
  // Nobody reads the log any more: a line about that would fail as well, and so on without end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  for (const name of ENDINGS) refuseToReleases(name);
}

/** Makes a function of the process throw where code of a release calls it. */
function refuseToReleases(name: (typeof ENDINGS)[number]): void {
  const original = process[name].bind(process) as (...args: unknown[]) => unknown;
  const guarded = (...args: unknown[]) => {
    const error = new Error(`process.${name} was called by a release, which may not end the server`);
    if (releaseOf(error)) throw error;
    return original(...args);
  };
  Reflect.set(process, name, guarded);
}
