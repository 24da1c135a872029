import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listen, readPort, stopWithParent } from '@gakumado/build/process.ts';
import { createDraining } from '@gakumado/shared/serving';
import { buildShellApp } from './app.ts';
import { readShellAssets, readShellConfig } from './config.ts';
import { loadRenderBundle } from './configure-calls.ts';
import { describeError } from './failure-log.ts';
import { followFrame } from './follow-frame.ts';
import { followRegistry } from './live-remotes.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { followMapTiles } from './map-tiles.ts';
import { outliveStrayErrors } from './outlive-stray-errors.ts';
import { createPickedRemotes } from './picks/picked-remotes.ts';
import type { PickedRemotes } from './picks/picked-remotes.ts';
import { createRequestViews } from './picks/request-view.ts';
import { testersOf } from './picks/testers.ts';
import { removeOldMirrors } from './release-mirror.ts';
import { createMemoryReturn, forgetCompiledCode, freeUnusedReleases } from './take-ups/unused-releases.ts';
import { createPageGate } from './page-gate.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { openTakeUps } from './take-ups/take-ups.ts';
import { tryRelease } from './trial/trial.ts';
import { watchMainThread } from './watch/watch-main-thread.ts';

const config = readShellConfig();
/** With its time, as the lines of answers have it. */
const lineOf = (details: object, text: string) => JSON.stringify({ time: Date.now(), ...details, text });
const log = {
  info: (details: object, text: string) => console.log(lineOf(details, text)),
  warn: (details: object, text: string) => console.warn(lineOf(details, text)),
  error: (details: object, text: string) => console.error(lineOf(details, text)),
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
  let live: LiveRemotes | undefined;
  let picked: PickedRemotes | undefined;
  forgetCompiledCode();
  const remotes = bundle.createServerRemotes();
  const loaded = freeUnusedReleases({
    remotes,
    isUsed: (release) => live?.isUsed(release) === true || picked?.isUsed(release) === true,
    returnMemory: createMemoryReturn(),
  });
  const tools = {
    mirror,
    remotes,
    takeUps,
    tryRelease,
    sharedNames: assets.sharedNames,
    onLoaded: loaded.note,
  };
  live = await followRegistry(tools, log, { findReady: (candidate) => picked?.findReady(candidate) });
  picked = createPickedRemotes(tools, { ...live, log });
  const draining = createDraining(config.DRAIN_S);
  const app = await buildShellApp({
    config,
    assets,
    bundle,
    readFrame: followFrame(),
    readMapTiles: followMapTiles(config),
    logFailure: (failure, error) => log.error({ ...failure, ...describeError(error) }, 'a page failed'),
    noteVisit,
    pageCache: createPageCache(),
    pageGate: createPageGate(),
    missingRemotes: live.missing,
    liveVersions: () =>
      Object.fromEntries(
        live.names().flatMap((name) => {
          const version = live.current(name)?.version;
          return version === undefined ? [] : [[name, version]];
        }),
      ),
    draining,
    isListed: (remote, version) => live.listed(remote, version) !== undefined,
    views: createRequestViews({
      live,
      picked,
      assets,
      publicUrl: config.RELEASE_PUBLIC_URL,
      ...testersOf(config),
    }),
  });

  stopWithParent(async () => {
    await draining.begin();
    live.stop();
    picked.stop();
    loaded.stop();
    await app.close();
    await rm(mirror.dir, { recursive: true, force: true });
  }, config.DRAIN_S);
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
