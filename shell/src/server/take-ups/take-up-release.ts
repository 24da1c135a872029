import type { RemoteRoute } from '@gakumado/shared/routing';
import { withTimeout } from '@gakumado/shared/with-timeout';
import { findMissingNames } from '@gakumado/release-store/missing-names.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import type { ServerRemotes } from '../../remotes/server-remotes.ts';
import { mirrorRelease } from '../release-mirror.ts';
import type { MirrorOptions } from '../release-mirror.ts';
import type { BuiltRelease, tryRelease } from '../trial/trial.ts';
import { admit, RefusedError } from './admission.ts';
import type { Candidate, TakeUps } from './take-ups.ts';

/** How long the code of a release may take to hand over its routes, in ms. */
const LOAD_TIMEOUT_MS = 2_000;

/** A remote that this server can render. */
export interface LiveRemote {
  remote: string;
  version: string;
  release: Release;
  routes: RemoteRoute[];
  /** Folder of its verified files. */
  dir: string;
  /** Texts of the stylesheets that can be part of a page, by file. */
  styles: ReadonlyMap<string, string>;
}

export interface TakeUpTools {
  mirror: MirrorOptions;
  remotes: Pick<ServerRemotes, 'load'>;
  takeUps: TakeUps;
  tryRelease: typeof tryRelease;
  /** Names that this shell's singleton parts have; a release that uses others is refused. */
  sharedNames?: Record<string, string[]> | undefined;
  /** Hears of each release that was loaded. */
  onLoaded?: (release: LiveRemote) => void;
}

interface Options {
  /** The version in use. */
  before: BuiltRelease | undefined;
  signal: AbortSignal;
  /** The state that the version has afterwards. */
  state: 'in use' | 'ready';
}

/**
 * Fetches, verifies, tries and loads a release, and notes what came of it. Throws a {@link RefusedError} with its first fault,
 * and anything else where it could not be fetched or loaded. Undefined: it was given up.
 */
export async function takeUpRelease(
  { mirror, remotes, takeUps, tryRelease, sharedNames, onLoaded }: TakeUpTools,
  candidate: Candidate,
  { before, signal, state }: Options,
): Promise<LiveRemote | undefined> {
  const { remote, version, release } = candidate;
  const missing = findMissingNames(release.usedNames, sharedNames);
  if (missing.length > 0)
    throw new RefusedError({ cause: `it uses what this shell does not have: ${missing.join(', ')}` });
  const { dir, readContainer, styles } = await mirrorRelease(mirror, remote, version, release);
  const isTried = await admit({ takeUps, tryRelease }, { candidate, dir, before, signal });
  if (signal.aborted) return undefined;
  takeUps.record(candidate, 'taking up');
  const routes = await withTimeout(remotes.load(remote, version, readContainer), LOAD_TIMEOUT_MS);
  takeUps.record(candidate, state, { isTried });
  const taken = { remote, version, release, routes, dir, styles };
  onLoaded?.(taken);
  return taken;
}
