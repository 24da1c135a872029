import type { Release } from '@gakumado/release-store/registry.ts';
import {
  readAllTakeUps,
  readTakeUpFile,
  removeOldTakeUps,
  takeUpFile,
  writeTakeUp,
  writeTakeUps,
} from './take-up-file.ts';
import type { TakeUp } from './take-up-file.ts';

/** A version of a remote in the registry. */
export interface Candidate {
  remote: string;
  version: string;
  release: Release;
}

interface Options {
  varDir: string;
  port: number;
  /** Version of the shell. */
  shell: string;
}

/** The memory of a shell across its restarts: which versions it uses, and which it leaves out. */
export interface TakeUps {
  /** Place of the file, for the watcher. */
  file: string;
  /** Why a version is left out; undefined where it may be used. */
  leftOut: (candidate: Candidate) => Pick<TakeUp, 'state' | 'reason'> | undefined;
  /** Whether a shell like this one used this very version before. */
  isTried: (candidate: Candidate) => boolean;
  record: (
    candidate: Candidate,
    state: TakeUp['state'],
    more?: Partial<Pick<TakeUp, 'reason' | 'isTried'>>,
  ) => void;
  /** Takes back what is unfinished on purpose: the shell is asked to end. */
  forgetUnfinished: () => void;
}

const UNFINISHED = 'the shell ended while it took this version up';

/** A version that was in use before may be unfinished once: somebody may have killed the shell at that moment. */
function judgeUnfinished(takeUp: TakeUp): TakeUp {
  if (takeUp.state !== 'taking up') return takeUp;
  const unfinished = takeUp.unfinished + 1;
  if (unfinished > 1) return { ...takeUp, unfinished, state: 'quarantined', reason: UNFINISHED };
  return takeUp.wasInUse
    ? { ...takeUp, unfinished, state: 'in use' }
    : { ...takeUp, unfinished, state: 'refused', reason: UNFINISHED };
}

/** Reads the memory of the shell at a port, and judges what an earlier process left unfinished. */
export function openTakeUps({ varDir, port, shell }: Options): TakeUps {
  const file = takeUpFile(varDir, port);
  removeOldTakeUps(varDir, file);
  writeTakeUps(file, readTakeUpFile(file).takeUps.map(judgeUnfinished));

  const find = ({ remote, version }: Candidate) =>
    readTakeUpFile(file).takeUps.find((one) => one.remote === remote && one.version === version);

  const record: TakeUps['record'] = (candidate, state, more) => {
    const { remote, version, release } = candidate;
    const known = find(candidate);
    writeTakeUp(file, {
      remote,
      version,
      publishedAt: release.publishedAt,
      shell,
      state,
      at: new Date().toISOString(),
      unfinished: state === 'in use' ? 0 : (known?.unfinished ?? 0),
      wasInUse: state === 'in use' || (known?.wasInUse ?? false),
      isTried: known?.isTried ?? false,
      ...more,
    });
  };

  return {
    file,
    record,
    leftOut: (candidate) => {
      const known = find(candidate);
      if (!known || !['refused', 'quarantined'].includes(known.state)) return undefined;
      const { publishedAt, liveAt = '', previewedAt = '' } = candidate.release;
      const isAnew = liveAt > known.at || previewedAt > known.at || publishedAt !== known.publishedAt;
      // Another shell may have what this one did not: a layout, a guard, a part of `shared`.
      const isJudged = known.state === 'quarantined' || known.shell === shell;
      return isAnew || !isJudged ? undefined : known;
    },
    isTried: ({ remote, version, release: { publishedAt } }) =>
      readAllTakeUps(varDir).some(({ takeUps }) =>
        takeUps.some(
          (one) =>
            one.isTried &&
            (one.state === 'in use' || one.state === 'ready') &&
            one.shell === shell &&
            one.remote === remote &&
            one.version === version &&
            one.publishedAt === publishedAt,
        ),
      ),
    forgetUnfinished: () =>
      writeTakeUps(
        file,
        readTakeUpFile(file).takeUps.filter(({ state }) => state !== 'taking up' && state !== 'trying'),
      ),
  };
}
