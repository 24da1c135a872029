import { mkdir } from 'node:fs/promises';
import { watch } from 'node:fs';
import path from 'node:path';
import { OLD_FILES_DIR } from '@gakumado/build/old-files.ts';
import { listen, stopWithParent } from '@gakumado/build/process.ts';
import { rootDir } from '@gakumado/build/roots.ts';
import { buildShellApp } from '../shell/src/server/app.ts';
import { readShellConfig } from '../shell/src/server/config.ts';
import { describeError } from '../shell/src/server/failure-log.ts';
import { followFrame } from '../shell/src/server/follow-frame.ts';
import { followMapTiles } from '../shell/src/server/map-tiles.ts';
import { outliveStrayErrors } from '../shell/src/server/outlive-stray-errors.ts';
import { askingOf } from '../shell/src/server/picks/request-view.ts';
import { renderPage } from '../shell/src/server/render-page.ts';
import { forgetCompiledCode } from '../shell/src/server/take-ups/unused-releases.ts';
import { addDevelopmentCalls } from './dev/development-calls.ts';
import { allowOrigins } from './dev/allow-origins.ts';
import { followDevParts } from './dev/follow-dev-parts.ts';
import { createDevTakeUps } from './dev/dev-take-ups.ts';

/** How long loaders may take, in ms: builds beside this server take the processor. */
const LOADER_TIMEOUT_MS = 20_000;

/** The shell's server of `npm run dev`: the real one, with parts that its builds replace while it runs. */
async function start(): Promise<void> {
  const config = readShellConfig();
  for (const dir of ['web', OLD_FILES_DIR])
    await mkdir(path.join(config.SHELL_BUILD_DIR, dir), { recursive: true });
  forgetCompiledCode();
  const takeUps = createDevTakeUps(config);
  const parts = await followDevParts(config, takeUps);
  const deps = {
    config,
    assets: parts.assets,
    bundle: parts.bundle,
    views: parts.views,
    readFrame: followFrame(),
    readMapTiles: followMapTiles(config),
    noteVisit: takeUps.noteVisit,
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    logFailure: (_failure: object, error: unknown) => {
      const { cause, stack } = describeError(error);
      console.error(stack ?? cause);
    },
  };
  const app = await buildShellApp(deps);
  allowOrigins(app, parts.origins);
  addDevelopmentCalls(app, {
    onBuilt: parts.onBuilt,
    origins: parts.origins,
    findFailure: async (address, request) => {
      const view = await deps.views.viewOf(askingOf(request));
      const fault = parts.faultOf(view.table.ownerOf(new URL(address).pathname));
      // Rendering might stop this server once more.
      if (fault !== undefined) return fault;
      let failure: unknown;
      const logFailure = (_failure: object, error: unknown) => {
        failure = error;
      };
      const { cookie = '' } = request.headers;
      await renderPage({ ...deps, ...view, logFailure }, new Request(address, { headers: { cookie } }));
      return failure;
    },
    origin: config.SITE_ORIGIN,
  });
  // Node runs these files as they are: a new process takes their changes.
  const watcher = watch(path.join(rootDir, 'shell/src/server'), { recursive: true }, () => process.exit());
  stopWithParent(async () => {
    watcher.close();
    await parts.stop();
    await app.close();
  });
  await listen(app, {
    name: 'shell',
    variable: 'PORT',
    fallback: 3000,
    host: process.env['HOST'] ?? '0.0.0.0',
  });
}

outliveStrayErrors((details, text) => console.error(text, details));
start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
