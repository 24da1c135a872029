import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';

/** The call by which browsers report. */
export const SIGHT_PATH = `${SHELL_PREFIX}/sight`;

/** The remote whose code runs, or `shell`. */
export interface Origin {
  remote: string;
  /** Of the remote. The shell's is the name of its entry script, since a page does not say its version. */
  version?: string | undefined;
  /** Id of the page's route, e.g. `mf-estate/view-page`. */
  route?: string | undefined;
}

/** A place in a built file. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One line of a browser. */
export type SightEntry = Origin &
  (
    | { kind: 'file'; file: string }
    | { kind: 'error'; message: string; place?: Place | undefined }
    /** In ms, but for CLS. */
    | { kind: 'vital'; name: 'LCP' | 'INP' | 'CLS'; value: number }
  );

/** In place of a remote, for errors of the frame and of all that the remotes share. */
export const SHELL = 'shell';
