import { describeError, releaseOf } from './failure-log.ts';

interface Options {
  logError: (details: object, text: string) => void;
  /** Whether the server is up: before that, an error of its own ends the process. */
  isUp: () => boolean;
}

/**
 * Lets the process outlive errors that belong to no request, such as a rejected promise that the code of a remote does
 * not await: the pages of all remotes come from this process.
 */
export function outliveStrayErrors({ logError, isUp }: Options): void {
  const report = (error: unknown) => {
    const release = releaseOf(error);
    logError({ ...release, ...describeError(error) }, 'an error outside of a request');
    if (!release && !isUp()) process.exit(1);
  };
  process.on('unhandledRejection', report);
  process.on('uncaughtException', report);
}
