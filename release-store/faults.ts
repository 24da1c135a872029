/** A reason against a release. */
export interface Fault {
  /** The source that it is about, from the root, where one is known. */
  file?: string | undefined;
  /** A text or a key in that file, by which its line is found. */
  word?: string | undefined;
  /** Says what is wrong, and what to do. */
  reason: string;
}

/** A release that is not published, for all the faults that one look at it found. */
export class RefusedRelease extends Error {
  override name = 'RefusedRelease';
  constructor(remote: string, faults: readonly Fault[]) {
    const lines = faults.map(({ file, reason }) => `- ${file === undefined ? '' : `${file}: `}${reason}`);
    super([`${remote} is not published, and nothing live has changed:`, ...new Set(lines)].join('\n'));
  }
}

/** Throws a {@link RefusedRelease} where there are faults. */
export function refuseFaults(remote: string, faults: readonly Fault[]): void {
  if (faults.length > 0) throw new RefusedRelease(remote, faults);
}
