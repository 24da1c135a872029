import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Release } from '@gakumado/release-store/registry.ts';
import type { BuiltRelease } from './trial.ts';

/** Handed to the process of the rehearsal. */
export interface RehearsalTask extends BuiltRelease {
  remote: string;
  release: Release;
}

/** A page of a release and an address that shows it. */
export interface ExamplePage {
  /** Id of its route. */
  route: string;
  address: string;
}

/** The message of the process of a rehearsal once it answers. */
export interface RehearsalReady {
  origin: string;
  pages: ExamplePage[];
}

/** A site with one remote whose release nobody else sees. */
export interface Rehearsal extends RehearsalReady {
  stop: () => void;
}

/** How long it may take until it answers, in ms: on a busy machine own code alone takes half of it. */
const START_MS = 90_000;

/**
 * Starts the live shell in a process of its own with the release of one remote, at a free port of this machine. Pages of other
 * remotes are missing there. Undefined where it does not come up.
 * @param env Variables of the shell (`SHELL_BUILD_DIR`, `BACKEND_URL`, …) beside those of this process.
 */
export async function startRehearsal(
  task: RehearsalTask,
  env: Record<string, string>,
): Promise<Rehearsal | undefined> {
  const child = fork(path.join(import.meta.dirname, 'rehearsal-process.ts'), {
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGKILL');
  };
  process.once('exit', stop);
  const givenUp = new AbortController();
  const giveUp = () => givenUp.abort();
  child.once('close', giveUp).once('error', giveUp);
  const timer = setTimeout(giveUp, START_MS);
  child.send(task, () => undefined);
  try {
    const [ready]: RehearsalReady[] = await once(child, 'message', { signal: givenUp.signal });
    if (ready) return { ...ready, stop };
  } catch {
    // It ended, or took too long.
  } finally {
    clearTimeout(timer);
  }
  stop();
  return undefined;
}
