import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listen, readPort, stopWithParent } from '@gakumado/build/process.ts';
import { reportablePath } from '../visit/reportable-path.ts';
import { buildShellApp } from './app.ts';
import { readShellAssets, readShellConfig } from './config.ts';
import { loadRenderBundle } from './configure-calls.ts';
import { describeError } from './failure-log.ts';
import { followFrame } from './follow-frame.ts';
import { followRegistry } from './live-remotes.ts';
import { followMapTiles } from './map-tiles.ts';
import { outliveStrayErrors } from './outlive-stray-errors.ts';
import { removeOldMirrors } from './release-mirror.ts';
import { browserRelease, renderableRemote } from './renderable-remote.ts';
import { openTakeUps } from './take-ups/take-ups.ts';
import { tryRelease } from './trial/trial.ts';
import { watchMainThread } from './watch/watch-main-thread.ts';

const config = readShellConfig();
const log = {
  info: (details: object, text: string) => console.log(JSON.stringify({ ...details, text })),
  warn: (details: object, text: string) => console.warn(JSON.stringify({ ...details, text })),
  error: (details: object, text: string) => console.error(JSON.stringify({ ...details, text })),
};

async function start(): Promise<void> {
  const bundle = loadRenderBundle(config);
  const mirror = {
    storeUrl: config.RELEASE_STORE_URL,
    dir: path.join(config.VAR_DIR, `mirror-${process.pid}`),
  };
  await removeOldMirrors(config.VAR_DIR);
  const assets = readShellAssets(config.SHELL_BUILD_DIR);
  const { version: shell = '' } = assets;
  const takeUps = openTakeUps({ varDir: config.VAR_DIR, port: readPort('PORT', 3000), shell });
  const noteVisit = watchMainThread({ takeUpFile: takeUps.file, shell });
  const remotes = await followRegistry(mirror, bundle.createServerRemotes(), log, {
    takeUps,
    tryRelease,
    sharedNames: assets.sharedNames,
  });
  const { RELEASE_PUBLIC_URL } = config;
  const app = await buildShellApp({
    config,
    assets,
    bundle,
    readFrame: followFrame(),
    readMapTiles: followMapTiles(config),
    logFailure: (failure, error) => log.error({ ...failure, ...describeError(error) }, 'a page failed'),
    noteVisit: (pathname) => {
      const remote = bundle.remoteOf(pathname);
      const version = remote && remotes.current(remote)?.version;
      return noteVisit({ remote, version, path: reportablePath(pathname) });
    },
    findRemote: (name) => {
      const live = remotes.current(name);
      return live && renderableRemote(live, RELEASE_PUBLIC_URL, assets);
    },
    findRelease: (name) => {
      // The verified releases of this server, before those that are only registered.
      const live = remotes.current(name) ?? remotes.registered(name);
      return (
        live &&
        browserRelease(RELEASE_PUBLIC_URL, { remote: name, version: live.version, release: live.release })
      );
    },
  });

  stopWithParent(async () => {
    remotes.stop();
    await app.close();
    await rm(mirror.dir, { recursive: true, force: true });
  });
  await listen(app, {
    name: 'shell',
    variable: 'PORT',
    fallback: 3000,
    host: process.env['HOST'] ?? '0.0.0.0',
  });
}

outliveStrayErrors(log.error);
// Errors that pages of remotes leave behind end nothing; a start that fails does.
start().catch((error: unknown) => {
  log.error(describeError(error), 'the shell cannot start');
  process.exit(1);
});
