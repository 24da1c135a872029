import type { Registry, Release, RemoteEntry } from '@gakumado/release-store/registry.ts';
import { describeError } from './failure-log.ts';
import { createRegistryReader } from './registry-reader.ts';
import { createRetryPauses } from './retry-pauses.ts';
import { RefusedError } from './take-ups/admission.ts';
import { takeUpRelease } from './take-ups/take-up-release.ts';
import type { LiveRemote, TakeUpTools } from './take-ups/take-up-release.ts';
import type { Candidate } from './take-ups/take-ups.ts';

/** How often the server asks for the registry, in ms; a release is live everywhere within this time. */
const POLL_MS = 400;

/** After so long a release that could not be used is tried again for the first time, in ms. */
const RETRY_MS = 1_000;

interface Log {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
}

export interface LiveRemotes {
  /** Names of all remotes of the registry. */
  names: () => string[];
  /** The release that this server renders; undefined while there is none. */
  current: (remote: string) => LiveRemote | undefined;
  /** Names of registered remotes without a release in use; the registry itself where it was never read. */
  missing: () => readonly string[];
  /** The registry as it was last read: the release that browsers load. */
  registered: (remote: string) => { version: string; release: Release } | undefined;
  /** A version that the registry lists, live or not; undefined where it does not. */
  listed: (remote: string, version: string) => Release | undefined;
  /** Whether pages are rendered with a release that was loaded. */
  isUsed: (release: Pick<LiveRemote, 'routes'>) => boolean;
  stop: () => void;
}

/** Versions before the live one that a server without any may use: the newest first, and no more than these. */
const BEFORE_MAX = 3;

const versionsBefore = ({ history, live }: RemoteEntry) =>
  history
    .slice(0, Math.max(0, history.indexOf(live)))
    .toReversed()
    .slice(0, BEFORE_MAX);

interface Options {
  /** A version that was loaded before it went live. */
  findReady?: ((candidate: Candidate) => LiveRemote | undefined) | undefined;
  /** Whether releases of a remote are taken up; absent: those of all are. */
  isFollowed?: ((remote: string) => boolean) | undefined;
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
  tools: TakeUpTools,
  log: Log,
  { findReady, isFollowed = () => true, pollMs = POLL_MS, retryMs = RETRY_MS }: Options = {},
): Promise<LiveRemotes> {
  const { takeUps } = tools;
  const live = new Map<string, LiveRemote>();
  const jobs = new Map<string, Job>();
  const reported = new Map<string, string>();
  const pauses = createRetryPauses(retryMs);
  const readRegistry = createRegistryReader(tools.mirror.storeUrl);
  let registry: Registry = { remotes: {} };
  let hasRegistry = false;

  const entryOf = (remote: string) =>
    Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  const listed = (remote: string, version: string) => {
    const { releases = {} } = entryOf(remote) ?? {};
    return Object.hasOwn(releases, version) ? releases[version] : undefined;
  };

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
      const ready = findReady?.(candidate);
      if (ready) takeUps.record(candidate, 'in use');
      const used =
        ready ??
        (await takeUpRelease(tools, candidate, { before: live.get(remote), signal, state: 'in use' }));
      if (!used) return;
      live.set(remote, used);
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
      hasRegistry = true;
      reported.delete('registry');
    } catch (error) {
      report('registry', describeError(error), 'a release cannot be used');
      return;
    }
    for (const [remote, { wanted, controller }] of jobs)
      if (registry.remotes[remote]?.live !== wanted) controller.abort();
    for (const [remote, entry] of Object.entries(registry.remotes))
      if (isFollowed(remote) && live.get(remote)?.version !== entry.live && !jobs.has(remote))
        start(remote, entry);
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
    names: () => [...new Set([...Object.keys(registry.remotes), ...live.keys()])].sort(),
    current: (remote) => live.get(remote),
    missing: () =>
      hasRegistry ? Object.keys(registry.remotes).filter((remote) => !live.has(remote)) : ['registry'],
    registered: (remote) => {
      const { live: version } = entryOf(remote) ?? {};
      const release = version === undefined ? undefined : listed(remote, version);
      return version !== undefined && release ? { version, release } : undefined;
    },
    listed,
    isUsed: ({ routes }) => [...live.values()].some((one) => one.routes === routes),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const { controller } of jobs.values()) controller.abort();
      takeUps.forgetUnfinished();
    },
  };
}
