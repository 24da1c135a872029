import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerRemotes } from '../../remotes/server-remotes.ts';
import { forgetMirror } from '../release-mirror.ts';
import type { LiveRemote } from './take-up-release.ts';

/** A page that was begun with a release may need more of its files for so long, in ms. */
const KEPT_MS = 60_000;

const SWEEP_MS = 5_000;

/**
 * Lets the engine keep compiled code only while something refers to it. Otherwise it remembers the code of each release that was
 * ever loaded, 4 MB each, until the process has no more memory.
 */
export const forgetCompiledCode = (): void => setFlagsFromString('--no-compilation-cache');

/**
 * Answers a function that collects garbage and gives unused pages of memory back to the system. The engine would keep those
 * for later: the process would grow by a third in 200 releases, though its objects do not.
 */
export function createMemoryReturn(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** A release that this server has loaded. */
type Loaded = Pick<LiveRemote, 'routes' | 'dir'>;

interface Options {
  remotes: Pick<ServerRemotes, 'unload'>;
  /** Whether a release is live here, or kept for those who ask for it. */
  isUsed: (release: Loaded) => boolean;
  /** Called after releases were forgotten. It makes the process stand still for a moment. */
  returnMemory: () => void;
  keptMs?: number;
  sweepMs?: number;
}

/** Frees the memory of releases some time after their last use. Answers how it hears of those that are loaded, and ends. */
export function freeUnusedReleases({
  remotes,
  isUsed,
  returnMemory,
  keptMs = KEPT_MS,
  sweepMs = SWEEP_MS,
}: Options) {
  const unusedSince = new Map<Loaded, number | undefined>();
  const sweep = async () => {
    const now = performance.now();
    let isFreed = false;
    for (const [release, known] of unusedSince) {
      const since = isUsed(release) ? undefined : (known ?? now);
      unusedSince.set(release, since);
      if (since === undefined || now - since < keptMs) continue;
      unusedSince.delete(release);
      remotes.unload(release.routes);
      isFreed = true;
      await forgetMirror(release.dir);
    }
    if (isFreed) returnMemory();
  };
  const timer = setInterval(() => void sweep(), sweepMs).unref();
  return {
    note: (release: Loaded) => void unusedSince.set(release, undefined),
    stop: () => clearInterval(timer),
  };
}
