import type { BuiltRelease, Finding, tryRelease } from '../trial/trial.ts';
import type { Candidate, TakeUps } from './take-ups.ts';

/** A release whose trial found faults. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  finding: Finding;
  constructor(finding: Finding) {
    super(`${finding.route ? `${finding.route}: ` : ''}${finding.cause}`);
    this.finding = finding;
  }
}

export interface AdmissionOptions {
  takeUps: Pick<TakeUps, 'isTried' | 'record'>;
  tryRelease: typeof tryRelease;
}

interface Applicant {
  candidate: Candidate;
  /** Folder of its verified files. */
  dir: string;
  /** The version in use. */
  before: BuiltRelease | undefined;
  signal: AbortSignal;
}

/**
 * Tries a release unless a shell like this one used it before. Throws a {@link RefusedError} with its first fault;
 * answers whether its pages were tried.
 */
export async function admit(
  { takeUps, tryRelease }: AdmissionOptions,
  { candidate, dir, before, signal }: Applicant,
): Promise<boolean> {
  if (takeUps.isTried(candidate)) return true;
  const { remote, version, release } = candidate;
  takeUps.record(candidate, 'trying');
  const { findings, isTried } = await tryRelease({
    remote,
    version,
    dir,
    pages: release.claims?.sitemap,
    before,
    signal,
  });
  const [finding] = findings;
  if (finding && !signal.aborted) throw new RefusedError(finding);
  return isTried;
}
