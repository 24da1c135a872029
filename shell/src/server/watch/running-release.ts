import { Session } from 'node:inspector';
import { releaseIn } from '../failure-log.ts';

/** The release whose code the main thread runs, and where. */
export interface RunningRelease {
  remote: string;
  version: string;
  /** File and line. */
  place?: string;
}

/** A call in a stack: the file, and its line from 0. */
interface Frame {
  url: string;
  line: number;
}

/** The first release in a stack, the innermost call first. */
export function releaseOfFrames(frames: readonly Frame[]): RunningRelease | undefined {
  for (const { url, line } of frames) {
    const release = releaseIn(url);
    if (release) return { ...release, place: `${url.split('/').at(-1)}:${line + 1}` };
  }
  return undefined;
}

/**
 * Interrupts the main thread, reads its stack and calls `onFound` when code of a release is in it, while the main
 * thread stands still. Otherwise the main thread goes on.
 */
export function findRunningRelease(onFound: (running: RunningRelease) => void): void {
  const session = new Session();
  session.connectToMainThread();
  // The frames of a stack have no address of their own.
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => urls.set(scriptId, url));
  session.once('Debugger.paused', ({ params: { callFrames } }) => {
    const frames = callFrames.map(({ location: { scriptId, lineNumber } }) => ({
      url: urls.get(scriptId) ?? '',
      line: lineNumber,
    }));
    const running = releaseOfFrames(frames);
    if (running) onFound(running);
    session.post('Debugger.resume');
    session.post('Debugger.disable');
    session.disconnect();
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
}
