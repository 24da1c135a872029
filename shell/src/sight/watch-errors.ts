import { watchUncaught } from '../base/watch-uncaught.ts';
import { blame, fileIn } from './blame.ts';
import type { PageOrigins } from './page-origins.ts';
import type { SightEntry } from './sight-entry.ts';

/** Lines of one document. A page that fails again and again says nothing new. */
const LINES_MAX = 10;
/** The server keeps less, after it has taken out what may belong to a person. */
const MESSAGE_MAX = 500;

/** The error that began it all, of an error that was caught and thrown on. */
const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);

/** The remote of a RemoteUnavailableError. Its class is in another chunk, which would grow by handing it out. */
const unavailableRemote = (error: Error) =>
  'remote' in error && typeof error.remote === 'string' ? error.remote : undefined;

/**
 * Reports errors that nobody caught and files of ours that did not come, each once, from now on. The function that it
 * returns does the same for an error that was caught.
 */
export function watchErrors(
  send: (entry: SightEntry) => void,
  origins: Pick<PageOrigins, 'of'>,
): (error: unknown) => void {
  const sent = new Set<string>();
  const sendOnce = (entry: SightEntry) => {
    const text = JSON.stringify(entry);
    if (sent.size >= LINES_MAX || sent.has(text)) return;
    sent.add(text);
    send(entry);
  };
  const reportFile = ({ remote, file }: { remote: string; file: string }) =>
    sendOnce({ kind: 'file', ...origins.of(remote), file });

  const report = (error: unknown) => {
    if (!(error instanceof Error) || error.name === 'AbortError') return;
    const root = rootOf(error);
    const remote = unavailableRemote(error);
    // The name of webpack for its own failures to load.
    const file = remote || root.name === 'ChunkLoadError' ? fileIn(root.message) : undefined;
    if (file) return reportFile(file);
    const blamed = blame(root.stack ?? '');
    const owner = remote ?? blamed?.remote;
    if (owner === undefined) return;
    const message = `${root.name}: ${root.message}`.slice(0, MESSAGE_MAX);
    sendOnce({ kind: 'error', ...origins.of(owner), message, ...(blamed ? { place: blamed.place } : {}) });
  };

  watchUncaught({
    onError: report,
    onFile: (url) => {
      const file = fileIn(url);
      if (file) reportFile(file);
    },
  });
  return report;
}
