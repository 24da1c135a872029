import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { watchProgress } from './watch-progress.ts';

/** A fault of a release: the route whose page was being tried, where there was one. */
export interface Finding {
  route?: string;
  cause: string;
  stack?: string;
}

/** The folder of a built release (`node/remoteEntry.js` is below it), and its version. */
export interface BuiltRelease {
  version: string;
  dir: string;
}

export interface TrialOptions extends BuiltRelease {
  remote: string;
  /** Addresses that it claims, which may be examples of its routes. */
  pages?: readonly { path: string }[] | undefined;
  /** The release in use: a page that fails in both of them is no fault of the new one. */
  before?: BuiltRelease | undefined;
  /** Variables of the shell (`SHELL_BUILD_DIR`, `BACKEND_URL`, …) beside those of this process. */
  env?: Record<string, string>;
  /** Ends the trial; its answer is then of no use. */
  signal?: AbortSignal | undefined;
}

/** Handed to the process of the trial. */
export type TrialTask = Pick<TrialOptions, 'remote' | 'version' | 'dir' | 'pages' | 'before'>;

export interface Trial {
  /** Faults of the release, each page once. Empty: nothing speaks against it. */
  findings: Finding[];
  /** Whether pages were asked for. Without a backend or a built shell they cannot be. */
  isTried: boolean;
  /** Pages that were rendered. */
  pageCount: number;
}

/** The messages of the process of a trial. */
export type TrialMessage =
  /** Own code is loaded: from here on what fails is the release's. */
  | { at: 'ready' }
  | { at: 'page'; route: string }
  | { at: 'idle' }
  | { at: 'fault'; finding: Finding }
  | { at: 'end'; isTried: boolean; pageCount: number };

/** How much memory (MiB) the objects of a release's code may take. */
const HEAP_MIB = 512;

/** The longest that a trial may take as a whole, in ms. */
const WHOLE_MS = 90_000;

/**
 * Tries a built release in a process of its own before it serves anybody: with the live shell's modules its routes are
 * read, each page's loader and render are run once against the backend, and one idle second is waited for errors that
 * belong to no page. A release that ends, hangs, throws or uses up the memory has findings. A page that fails because
 * the backend does has none. Never rejects: a trial that could not be run has no findings and is not `isTried`.
 */
export function tryRelease({
  remote,
  version,
  dir,
  pages,
  before,
  env,
  signal,
}: TrialOptions): Promise<Trial> {
  const task: TrialTask = {
    remote,
    version,
    dir,
    ...(pages ? { pages } : {}),
    ...(before ? { before: { version: before.version, dir: before.dir } } : {}),
  };
  const child = fork(path.join(import.meta.dirname, 'trial-process.ts'), [JSON.stringify(task)], {
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return followTrial(child, signal);
}

function followTrial(child: ChildProcess, signal: AbortSignal | undefined): Promise<Trial> {
  const { promise, resolve } = Promise.withResolvers<Trial>();
  const findings: Finding[] = [];
  let isReady = false;
  let route: string | undefined;
  let ended: { isTried: boolean; pageCount: number } | undefined;
  let lastWords = '';

  const add = (finding: Finding) => {
    const isKnown = findings.some((one) => one.route === finding.route && one.cause === finding.cause);
    if (!isKnown) findings.push(finding);
  };
  const kill = () => void child.kill('SIGKILL');
  const giveUp = (cause: string) => {
    // Own code that does not come up says nothing about the release.
    if (isReady) add({ ...(route ? { route } : {}), cause });
    kill();
  };
  const progress = watchProgress({
    onStill: (seconds) => giveUp(`nothing came for ${seconds} s`),
    wholeMs: WHOLE_MS,
  });
  signal?.addEventListener('abort', kill);
  process.once('exit', kill);

  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (lastWords = (lastWords + text).slice(-4_000)));
  child.on('message', (message: TrialMessage) => {
    progress.seen();
    if (message.at === 'ready') isReady = true;
    else if (message.at === 'page') ({ route } = message);
    else if (message.at === 'idle') route = undefined;
    else if (message.at === 'fault') add(message.finding);
    else if (message.at === 'end') ended = message;
  });
  const finish = (how: string) => {
    progress.stop();
    process.off('exit', kill);
    signal?.removeEventListener('abort', kill);
    const isKilled = child.killed;
    if (isReady && !ended && !isKilled) add({ ...(route ? { route } : {}), cause: causeOf(how, lastWords) });
    const { isTried = findings.length > 0, pageCount = 0 } = ended ?? {};
    resolve({ findings, isTried, pageCount });
  };
  child.once('error', () => finish('could not be started'));
  child.once('close', (code, signalName) => finish(signalName ? `by ${signalName}` : `with code ${code}`));
  return promise;
}

/** V8 and the guard of the process say on stderr why they end it. */
function causeOf(how: string, lastWords: string): string {
  if (/out of memory/i.test(lastWords)) return 'its code used up the memory';
  if (/^stood still$/m.test(lastWords)) return 'its code made the process stand still';
  return `its code ended the process ${how}`;
}
