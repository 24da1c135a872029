import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readPort } from '@gakumado/build/process.ts';
import type { ShellConfig } from '../../shell/src/server/config.ts';
import type { TakeUpTools } from '../../shell/src/server/take-ups/take-up-release.ts';
import { takeUpFile } from '../../shell/src/server/take-ups/take-up-file.ts';
import { openTakeUps } from '../../shell/src/server/take-ups/take-ups.ts';
import { devBuildDir, devPartsDir } from './dev-part.ts';
import { openStandstills } from './standstills.ts';
import type { Standstills } from './standstills.ts';
import { watchMainThread } from '../../shell/src/server/watch/watch-main-thread.ts';
import type { NoteVisit } from '../../shell/src/server/watch/watch-main-thread.ts';

/** How a server of `npm run dev` takes releases up: verified as any, but without trials, which take seconds. */
export interface DevTakeUps extends Omit<TakeUpTools, 'remotes' | 'sharedNames' | 'onLoaded'> {
  noteVisit: NoteVisit;
  standstills: Standstills;
}

/** Begins without a memory of releases, and with that of builds that made the server stand still. */
export function createDevTakeUps({ VAR_DIR, RELEASE_STORE_URL }: ShellConfig): DevTakeUps {
  const dir = path.join(VAR_DIR, 'dev');
  const port = readPort('PORT', 3000);
  const standstills = openStandstills(devPartsDir, takeUpFile(dir, port));
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const takeUps = openTakeUps({ varDir: dir, port, shell: '' });
  return {
    takeUps,
    mirror: { storeUrl: RELEASE_STORE_URL, dir: path.join(dir, 'mirror') },
    tryRelease: async () => ({ findings: [], isTried: false, pageCount: 0 }),
    // An endless loop in a page ends this server, which is started again.
    noteVisit: watchMainThread({ takeUpFile: takeUps.file, shell: '', buildDir: devBuildDir }),
    standstills,
  };
}
