import { setFlagsFromString } from 'node:v8';
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

/** A release that this server has loaded. */
type Loaded = Pick<LiveRemote, 'routes' | 'dir'>;

interface Options {
  remotes: Pick<ServerRemotes, 'unload'>;
  /** Whether a release is live here, or kept for those who ask for it. */
  isUsed: (release: Loaded) => boolean;
  keptMs?: number;
  sweepMs?: number;
}

/** Frees the memory of releases some time after their last use. Answers how it hears of those that are loaded, and ends. */
export function freeUnusedReleases({ remotes, isUsed, keptMs = KEPT_MS, sweepMs = SWEEP_MS }: Options) {
  const unusedSince = new Map<Loaded, number | undefined>();
  const sweep = async () => {
    const now = performance.now();
    for (const [release, known] of unusedSince) {
      const since = isUsed(release) ? undefined : (known ?? now);
      unusedSince.set(release, since);
      if (since === undefined || now - since < keptMs) continue;
      unusedSince.delete(release);
      remotes.unload(release.routes);
      await forgetMirror(release.dir);
    }
  };
  const timer = setInterval(() => void sweep(), sweepMs).unref();
  return {
    note: (release: Loaded) => void unusedSince.set(release, undefined),
    stop: () => clearInterval(timer),
  };
}
