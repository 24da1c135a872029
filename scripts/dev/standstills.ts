import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTakeUpFile } from '../../shell/src/server/take-ups/take-up-file.ts';
import { SOURCE_VERSION } from '../../shell/src/server/watch/source-part.ts';

/** The build of each part that the server loaded last, and the calls by which that made it stand still. */
type Loaded = Record<string, { serverBuild: number; stack?: string }>;

/** The builds that made the server stand still, which would do so again in the server that is started after it. */
export interface Standstills {
  /** Notes that a build of a part is about to be loaded. */
  noteLoading: (part: string, serverBuild: number) => void;
  /** An error with the stack of the code that stood still; undefined where that build did not. */
  faultOf: (part: string, serverBuild: number) => Error | undefined;
}

/** Reads the file that the server before this one wrote; the first one finds none. */
function readLoaded(file: string): Loaded {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Reads what a server before this one left.
 * @param dir of the files of parts, which lives as long as their builds
 * @param takeUpFile in which the watcher of the server wrote what stood still
 */
export function openStandstills(dir: string, takeUpFile: string): Standstills {
  // Files of parts end in `.json`.
  const file = path.join(dir, 'loaded');
  const loaded = readLoaded(file);
  for (const { remote, version, state, stack } of readTakeUpFile(takeUpFile).takeUps) {
    const part = loaded[remote];
    if (part && version === SOURCE_VERSION && state === 'quarantined') part.stack = stack ?? '';
  }
  const write = () => {
    writeFileSync(`${file}.draft`, JSON.stringify(loaded));
    renameSync(`${file}.draft`, file);
  };
  write();
  return {
    noteLoading: (part, serverBuild) => {
      loaded[part] = { serverBuild };
      write();
    },
    faultOf: (part, serverBuild) => {
      const { stack, serverBuild: known } = loaded[part] ?? {};
      if (stack === undefined || known !== serverBuild) return undefined;
      const error = new Error(
        'the server stood still for seconds and was started again. Is this an endless loop?',
      );
      error.name = 'Standstill';
      error.stack = `${error.name}: ${error.message}\n${stack}`;
      return error;
    },
  };
}
