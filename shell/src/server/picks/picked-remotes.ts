import { isPreviewKey } from '@gakumado/release-store/preview-key.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import { withTimeout } from '@gakumado/shared/with-timeout';
import type { NotShown } from '../../base/tester-notes.ts';
import { describeError } from '../failure-log.ts';
import { RefusedError } from '../take-ups/admission.ts';
import { takeUpRelease } from '../take-ups/take-up-release.ts';
import type { LiveRemote, TakeUpTools } from '../take-ups/take-up-release.ts';
import type { Candidate } from '../take-ups/take-ups.ts';
import type { AskedRemote } from './asked-remotes.ts';

/** Versions that this server keeps loaded for those who ask for them. */
const KEPT = 8;

/** How long a failure to fetch or load is believed, in ms. */
const FAILURE_MS = 5_000;

interface Options {
  listed: (remote: string, version: string) => Release | undefined;
  current: (remote: string) => LiveRemote | undefined;
  log: { info: (details: object, text: string) => void; warn: (details: object, text: string) => void };
}

export interface PickedRemotes {
  /** Whether the key is that of the preview of a version. */
  hasKey: (asked: AskedRemote) => boolean;
  /** A version that was loaded for somebody; undefined where none was. */
  findReady: (candidate: Candidate) => LiveRemote | undefined;
  /** Takes a version up for one who may see it. A trial that takes longer than `waitMs` goes on meanwhile. */
  pick: (asked: AskedRemote, waitMs: number) => Promise<LiveRemote | NotShown>;
  /** Whether a release that was loaded is kept here. */
  isUsed: (release: Pick<LiveRemote, 'routes'>) => boolean;
  stop: () => void;
}

/** A version that is loaded or being loaded. */
interface Kept {
  ready: LiveRemote | undefined;
  done: Promise<LiveRemote | NotShown>;
}

/** Versions beside the live ones, for testers and for previews. They pass the same trial as a release that goes live. */
export function createPickedRemotes(tools: TakeUpTools, { listed, current, log }: Options): PickedRemotes {
  const { takeUps } = tools;
  const controller = new AbortController();
  const picks = new Map<string, Kept>();
  const keyOf = ({ remote, version, release }: Candidate) => `${remote} ${version} ${release.publishedAt}`;
  /** One after the other: a trial takes the processor for seconds. */
  let last: Promise<unknown> = Promise.resolve();

  const takeUp = async (candidate: Candidate): Promise<LiveRemote | NotShown> => {
    const { remote, version } = candidate;
    try {
      const ready = await takeUpRelease(tools, candidate, {
        before: current(remote),
        signal: controller.signal,
        state: 'ready',
      });
      if (ready) log.info({ remote, version }, 'a version is ready for those who ask for it');
      return ready ?? { reason: 'failed' };
    } catch (error) {
      const { cause } = describeError(error);
      if (error instanceof RefusedError) {
        takeUps.record(candidate, 'refused', { reason: error.message });
        log.warn({ remote, version, ...error.finding }, 'a version that somebody asked for is refused');
        return { reason: 'refused', cause: error.message };
      }
      takeUps.record(candidate, 'retrying', { reason: cause });
      log.warn({ remote, version, cause }, 'a version that somebody asked for cannot be used');
      return { reason: 'failed', cause };
    }
  };

  const start = (candidate: Candidate): Kept => {
    const key = keyOf(candidate);
    const done = last.then(() => takeUp(candidate));
    last = done;
    const pick: Kept = { ready: undefined, done };
    picks.set(key, pick);
    void done.then((result) => {
      if ('routes' in result) pick.ready = result;
      else setTimeout(() => picks.delete(key), FAILURE_MS).unref();
    });
    for (const old of [...picks.keys()].slice(0, -KEPT)) picks.delete(old);
    return pick;
  };

  return {
    hasKey: ({ remote, version, key }) => {
      const hash = listed(remote, version)?.previewKeyHash;
      return key !== undefined && hash !== undefined && isPreviewKey(key, hash);
    },
    findReady: (candidate) => picks.get(keyOf(candidate))?.ready,
    pick: async ({ remote, version }, waitMs) => {
      const live = current(remote);
      if (live?.version === version) return live;
      const release = listed(remote, version);
      if (!release) return { reason: 'unknown' };
      const candidate = { remote, version, release };
      const leftOut = takeUps.leftOut(candidate);
      if (leftOut) {
        const { state, reason: cause } = leftOut;
        return { reason: state === 'quarantined' ? 'quarantined' : 'refused', cause };
      }
      const key = keyOf(candidate);
      const known = picks.get(key);
      if (known) {
        // Those that nobody has asked for longest are the first to go.
        picks.delete(key);
        picks.set(key, known);
      }
      return withTimeout((known ?? start(candidate)).done, waitMs).catch(() => ({
        reason: 'trying' as const,
      }));
    },
    isUsed: ({ routes }) => [...picks.values()].some(({ ready }) => ready?.routes === routes),
    stop: () => controller.abort(),
  };
}
