import { setTimeout as wait } from 'node:timers/promises';
import { varDir } from '@gakumado/build/roots.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import { readRunningTakeUps } from '../shell/src/server/take-ups/take-up-file.ts';
import type { ShellTakeUps, TakeUp } from '../shell/src/server/take-ups/take-up-file.ts';

/** How often is looked whether a shell has noticed something, in ms. */
export const LOOK_MS = 250;

/** How long a shell may take to notice a release, in ms. */
export const NOTICE_MS = 10_000;

/** How long a release that is on trial is waited for, in ms: longer than the longest trial. */
export const TRIAL_MS = 100_000;

/** The judgement of the shells of this machine. */
export interface Outcome {
  isRefused: boolean;
  text: string;
}

/** The judgement of one shell; undefined while it has none. */
function judgementOf(
  { takeUps }: ShellTakeUps,
  remote: string,
  version: string,
  since: string,
): TakeUp | undefined {
  const ofRemote = takeUps.filter((one) => one.remote === remote);
  const one = ofRemote.find((takeUp) => takeUp.version === version);
  const inUse = ofRemote.findLast(({ state }) => state === 'in use');
  if (one?.state === 'in use') return one === inUse ? one : undefined;
  return one && one.at >= since ? one : undefined;
}

const isFinal = (one: TakeUp | undefined) =>
  one !== undefined && ['in use', 'refused', 'quarantined'].includes(one.state);

const isUnderWay = (one: TakeUp | undefined) => one?.state === 'trying' || one?.state === 'taking up';

/**
 * Waits until every shell that runs with this `VAR_DIR` has judged a version that is live now, and says so in one line.
 * A shell that does not notice it within ten seconds is not waited for.
 */
export async function awaitTakeUp(
  remote: string,
  version: string,
  { liveAt = '' }: Pick<Release, 'liveAt'>,
): Promise<Outcome> {
  const start = performance.now();
  for (;;) {
    const shells = readRunningTakeUps(varDir);
    if (shells.length === 0)
      return { isRefused: false, text: `No shell runs with ${varDir}, so none has taken it up.` };
    const judged = shells.map((shell) => judgementOf(shell, remote, version, liveAt));
    const elapsedMs = performance.now() - start;
    const isLate = elapsedMs > (judged.some(isUnderWay) ? TRIAL_MS : NOTICE_MS);
    if (judged.every(isFinal) || isLate) return describe(judged);
    await wait(LOOK_MS);
  }
}

function describe(judged: readonly (TakeUp | undefined)[]): Outcome {
  const refused = judged.find((one) => one?.state === 'refused' || one?.state === 'quarantined');
  if (refused) return { isRefused: true, text: `A shell has ${refused.state} it: ${refused.reason}.` };
  if (judged.every((one) => one?.state === 'in use'))
    return { isRefused: false, text: 'Every shell of this machine has taken it up.' };
  const retrying = judged.find((one) => one?.state === 'retrying');
  const reason = retrying ? ` It is tried again: ${retrying.reason}.` : '';
  if (judged.some((one) => one?.state === 'in use'))
    return {
      isRefused: false,
      text: `Not every shell has taken it up within ${NOTICE_MS / 1_000} seconds.${reason}`,
    };
  return { isRefused: false, text: `No shell has taken it up within ${NOTICE_MS / 1_000} seconds.${reason}` };
}
