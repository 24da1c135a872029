import type { RemoteRoute } from '@gakumado/shared/routing';
import { findMissingNames } from '@gakumado/release-store/missing-names.ts';
import type { Registry, Release, RemoteEntry } from '@gakumado/release-store/registry.ts';
import type { ServerRemotes } from '../remotes/server-remotes.ts';
import { withTimeout } from '@gakumado/shared/with-timeout';
import { describeError } from './failure-log.ts';
import { createRegistryReader } from './registry-reader.ts';
import { mirrorRelease } from './release-mirror.ts';
import type { MirrorOptions } from './release-mirror.ts';
import { createRetryPauses } from './retry-pauses.ts';
import { admit, RefusedError } from './take-ups/admission.ts';
import type { AdmissionOptions } from './take-ups/admission.ts';
import type { Candidate, TakeUps } from './take-ups/take-ups.ts';

/** How often the server asks for the registry, in ms; a release is live everywhere within this time. */
const POLL_MS = 1_000;

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

interface Log {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
}

export interface LiveRemotes {
  /** The release that this server renders; undefined while there is none. */
  current: (remote: string) => LiveRemote | undefined;
  /** The registry as it was last read: the release that browsers load. */
  registered: (remote: string) => { version: string; release: Release } | undefined;
  stop: () => void;
}

/** Versions before the live one that a server without any may use: the newest first, and no more than these. */
const BEFORE_MAX = 3;

const versionsBefore = ({ history, live }: RemoteEntry) =>
  history
    .slice(0, Math.max(0, history.indexOf(live)))
    .toReversed()
    .slice(0, BEFORE_MAX);

interface Options extends AdmissionOptions {
  takeUps: TakeUps;
  /** Names that this shell's singleton parts have; a release that uses others is refused. */
  sharedNames?: Record<string, string[]> | undefined;
  pollMs?: number;
  retryMs?: number;
}

/** The take-up of a remote that is under way. */
interface Job {
  /** The version that was live when it began. */
  wanted: string;
  controller: AbortController;
  done: Promise<void>;
}

/**
 * Follows the registry. A release goes into use when all of its files have been fetched and verified, its trial found
 * no fault, and its routes were loaded; until then, and when that fails, the one before it stays in use. A server that
 * starts uses the one before it. A release that could not be fetched or loaded is tried again, less and less often; one
 * that was refused only where the remote has no other.
 */
export async function followRegistry(
  mirror: MirrorOptions,
  remotes: Pick<ServerRemotes, 'load'>,
  log: Log,
  { takeUps, tryRelease, sharedNames, pollMs = POLL_MS, retryMs = POLL_MS }: Options,
): Promise<LiveRemotes> {
  const live = new Map<string, LiveRemote>();
  const jobs = new Map<string, Job>();
  const reported = new Map<string, string>();
  const pauses = createRetryPauses(retryMs);
  const readRegistry = createRegistryReader(mirror.storeUrl);
  let registry: Registry = { remotes: {} };

  /** Logs a failure once, not at every poll. */
  const report = (
    about: string,
    { cause, ...details }: { cause: string } & Record<string, unknown>,
    text: string,
  ) => {
    if (reported.get(about) === cause) return;
    reported.set(about, cause);
    log.warn({ about, cause, ...details }, text);
  };

  const use = async (candidate: Candidate, signal: AbortSignal): Promise<void> => {
    const { remote, version, release } = candidate;
    const about = `${remote} ${version}`;
    const attempt = `${about} ${release.publishedAt} ${release.liveAt}`;
    if (!pauses.isDue(attempt)) return;
    try {
      const missing = findMissingNames(release.usedNames, sharedNames);
      if (missing.length > 0)
        throw new RefusedError({ cause: `it uses what this shell does not have: ${missing.join(', ')}` });
      const { dir, readContainer, styles } = await mirrorRelease(mirror, remote, version, release);
      const isTried = await admit(
        { takeUps, tryRelease },
        { candidate, dir, before: live.get(remote), signal },
      );
      if (signal.aborted) return;
      takeUps.record(candidate, 'taking up');
      const routes = await withTimeout(remotes.load(remote, version, readContainer), LOAD_TIMEOUT_MS);
      live.set(remote, { remote, version, release, routes, dir, styles });
      takeUps.record(candidate, 'in use', { isTried });
      reported.delete(about);
      pauses.succeeded(attempt);
      log.info({ remote, version }, 'a release is in use');
    } catch (error) {
      pauses.failed(attempt);
      if (error instanceof RefusedError) {
        takeUps.record(candidate, 'refused', { reason: error.message });
        report(about, { remote, version, ...error.finding }, 'a release is refused');
      } else {
        const described = describeError(error);
        takeUps.record(candidate, 'retrying', { reason: described.cause });
        report(about, { remote, version, ...described }, 'a release cannot be used');
      }
    }
  };

  /** Uses the live version of a remote, or the one before where the remote has none in use yet. */
  const follow = async (remote: string, entry: RemoteEntry, signal: AbortSignal) => {
    let refused: Candidate | undefined;
    for (const version of [entry.live, ...versionsBefore(entry)]) {
      const release = entry.releases[version];
      // A server that has just started has none in use that could stay.
      if (!release || (version !== entry.live && live.has(remote))) continue;
      const candidate = { remote, version, release };
      const known = takeUps.leftOut(candidate);
      if (known) {
        const cause = known.reason ?? known.state;
        report(
          `${remote} ${version}`,
          { remote, version, cause },
          `a release is left out: it is ${known.state}`,
        );
        if (known.state === 'refused') refused ??= candidate;
      } else await use(candidate, signal);
    }
    if (!live.has(remote) && refused) await use(refused, signal);
  };

  const start = (remote: string, entry: RemoteEntry) => {
    const controller = new AbortController();
    const done = follow(remote, entry, controller.signal)
      .catch((error: unknown) => report(remote, describeError(error), 'a remote cannot be followed'))
      .finally(() => jobs.delete(remote));
    jobs.set(remote, { wanted: entry.live, controller, done });
  };

  const poll = async () => {
    try {
      registry = (await readRegistry()) ?? registry;
      reported.delete('registry');
    } catch (error) {
      report('registry', describeError(error), 'a release cannot be used');
      return;
    }
    for (const [remote, { wanted, controller }] of jobs)
      if (registry.remotes[remote]?.live !== wanted) controller.abort();
    for (const [remote, entry] of Object.entries(registry.remotes))
      if (live.get(remote)?.version !== entry.live && !jobs.has(remote)) start(remote, entry);
  };

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const pollAndWait = async () => {
    await poll();
    if (!isStopped) timer = setTimeout(() => void pollAndWait(), pollMs).unref();
  };
  // A server that starts has its remotes before it answers.
  await pollAndWait();
  await Promise.all([...jobs.values()].map(({ done }) => done));

  return {
    current: (remote) => live.get(remote),
    registered: (remote) => {
      const entry = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
      const release = entry?.releases[entry.live];
      return entry && release ? { version: entry.live, release } : undefined;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const { controller } of jobs.values()) controller.abort();
      takeUps.forgetUnfinished();
    },
  };
}
