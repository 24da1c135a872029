import { Session } from 'node:inspector';
import { releaseIn } from '../failure-log.ts';
import { partIn } from './source-part.ts';

/** The release whose code the main thread runs, and where. */
export interface RunningRelease {
  remote: string;
  version: string;
  /** File and line. */
  place?: string;
  /** Its calls, the innermost first, as the stack of an error has them. */
  stack?: string;
}

/** A call in a stack: its name, the file, and line and column from 0. */
interface Frame {
  name: string;
  url: string;
  line: number;
  column: number;
}

/** Calls of a stack that are kept. */
const STACK_MAX = 20;

const stackOf = (frames: readonly Frame[]) =>
  frames
    .slice(0, STACK_MAX)
    .map(({ name, url, line, column }) => `    at ${name || 'code'} (${url}:${line + 1}:${column + 1})`)
    .join('\n');

/**
 * The first release in a stack, the innermost call first.
 * @param buildDir has builds of the working tree, in development
 */
export function releaseOfFrames(frames: readonly Frame[], buildDir?: string): RunningRelease | undefined {
  for (const [index, { url, line }] of frames.entries()) {
    const release = releaseIn(url) ?? partIn(url, buildDir);
    if (!release) continue;
    return {
      ...release,
      place: `${url.split('/').at(-1)}:${line + 1}`,
      stack: stackOf(frames.slice(index)),
    };
  }
  return undefined;
}

/**
 * Interrupts the main thread, reads its stack and calls `onFound` when code of a release is in it, while the main
 * thread stands still. Otherwise the main thread goes on.
 */
export function findRunningRelease(
  onFound: (running: RunningRelease) => void,
  buildDir: string | undefined,
): void {
  const session = new Session();
  session.connectToMainThread();
  // The frames of a stack have no address of their own.
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => urls.set(scriptId, url));
  session.once('Debugger.paused', ({ params: { callFrames } }) => {
    const frames = callFrames.map(
      ({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => ({
        name: functionName,
        url: urls.get(scriptId) ?? '',
        line: lineNumber,
        column: columnNumber,
      }),
    );
    const running = releaseOfFrames(frames, buildDir);
    if (running) onFound(running);
    session.post('Debugger.resume');
    session.post('Debugger.disable');
    session.disconnect();
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
}
