import type { RemoteRoute } from '@gakumado/shared/routing';
import { versionBefore } from '@gakumado/release-store/registry.ts';
import type { Registry, Release, RemoteEntry } from '@gakumado/release-store/registry.ts';
import type { ServerRemotes } from '../remotes/server-remotes.ts';
import { withTimeout } from '@gakumado/shared/with-timeout';
import { describeError } from './failure-log.ts';
import { createRegistryReader } from './registry-reader.ts';
import { mirrorRelease } from './release-mirror.ts';
import type { MirrorOptions } from './release-mirror.ts';
import { createRetryPauses } from './retry-pauses.ts';

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

/**
 * Follows the registry. A release goes into use when all of its files have been fetched and verified and its
 * routes were loaded; until then, and when that fails, the one before it stays in use. A server that starts uses the
 * one before it. A release that failed is tried again, less and less often.
 */
export async function followRegistry(
  mirror: MirrorOptions,
  remotes: Pick<ServerRemotes, 'load'>,
  log: Log,
  { pollMs = POLL_MS, retryMs = POLL_MS } = {},
): Promise<LiveRemotes> {
  const live = new Map<string, LiveRemote>();
  const reported = new Map<string, string>();
  const pauses = createRetryPauses(retryMs);
  const readRegistry = createRegistryReader(mirror.storeUrl);
  let registry: Registry = { remotes: {} };

  /** Logs a failure once, not at every poll. */
  const report = (about: string, error: unknown) => {
    const { cause, stack } = describeError(error);
    if (reported.get(about) === cause) return;
    reported.set(about, cause);
    log.warn({ about, cause, stack }, 'a release cannot be used');
  };

  const use = async (remote: string, { releases }: RemoteEntry, version: string) => {
    const release = releases[version];
    if (!release) return;
    const about = `${remote} ${version}`;
    const attempt = `${about} ${release.publishedAt}`;
    if (!pauses.isDue(attempt)) return;
    try {
      const { readContainer, styles } = await mirrorRelease(mirror, remote, version, release);
      const routes = await withTimeout(remotes.load(remote, version, readContainer), LOAD_TIMEOUT_MS);
      live.set(remote, { remote, version, release, routes, styles });
      reported.delete(about);
      pauses.succeeded(attempt);
      log.info({ remote, version }, 'a release is in use');
    } catch (error) {
      pauses.failed(attempt);
      report(about, error);
    }
  };

  const poll = async () => {
    try {
      registry = (await readRegistry()) ?? registry;
      reported.delete('registry');
    } catch (error) {
      report('registry', error);
      return;
    }
    const changed = Object.entries(registry.remotes).filter(
      ([remote, entry]) => live.get(remote)?.version !== entry.live,
    );
    await Promise.all(
      changed.map(async ([remote, entry]) => {
        await use(remote, entry, entry.live);
        // A server that has just started has none in use that could stay.
        const before = versionBefore(entry);
        if (!live.has(remote) && before !== undefined) await use(remote, entry, before);
      }),
    );
  };

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const pollAndWait = async () => {
    await poll();
    if (!isStopped) timer = setTimeout(() => void pollAndWait(), pollMs).unref();
  };
  await pollAndWait();

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
    },
  };
}
