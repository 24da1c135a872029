import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { withTimeout } from '@gakumado/shared/with-timeout';
import type { RemoteRoute } from '@gakumado/shared/routing';
import { contentUrl, readShellAssets, readShellConfig } from '../config.ts';
import { loadRenderBundle } from '../configure-calls.ts';
import { describeError } from '../failure-log.ts';
import { isBackendReady } from '../is-backend-ready.ts';
import { beat, BEAT_MS, createBeatMemory } from '../watch/beat.ts';
import { watchCalls } from './backend-calls.ts';
import { findExamples } from './example-addresses.ts';
import { createPageTrial } from './page-trial.ts';
import type { BuiltRelease, Finding, TrialMessage, TrialTask } from './trial.ts';

/** How long the code of a release may take to hand over its routes, in ms: at a start the machine is busy. */
const LOAD_TIMEOUT_MS = 5_000;

/** How long it is waited for errors that belong to no page, in ms. */
const IDLE_MS = 1_000;

/** How long the backend may take to say that it is ready, in ms. */
const READY_TIMEOUT_MS = 2_000;

const require = createRequire(import.meta.url);

/** Resolves when the message has left: a page that comes next may never give the process back. */
const say = (message: TrialMessage) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });

const containerOf = (dir: string) => () => require(path.join(dir, 'node/remoteEntry.js'));

/** Has this process ended when its thread stands still, its memory grows or its parent is gone (trial-guard.ts). */
async function guardProcess(): Promise<void> {
  const memory = createBeatMemory();
  setInterval(() => beat(memory), BEAT_MS).unref();
  const guard = new Worker(new URL('./trial-guard.ts', import.meta.url), {
    workerData: { memory, parent: process.ppid },
  });
  guard.unref();
  await once(guard, 'online');
}

/** The route whose page is being tried. */
let route: string | undefined;
const faultOf = (error: unknown): Finding => ({ ...(route ? { route } : {}), ...describeError(error) });

async function runTrial({ remote, version, dir, before, pages: known }: TrialTask): Promise<void> {
  const config = readShellConfig();
  const calls = watchCalls([config.BACKEND_URL, contentUrl(config)]);
  const bundle = loadRenderBundle(config);
  const assets = readShellAssets(config.SHELL_BUILD_DIR);
  const isReady = await isBackendReady(config.BACKEND_URL, READY_TIMEOUT_MS);
  await guardProcess();
  await say({ at: 'ready' });

  const report = (error: unknown) => {
    if (!calls.hasFailed()) void say({ at: 'fault', finding: faultOf(error) });
  };
  process.on('unhandledRejection', report);
  process.on('uncaughtException', report);

  const { load } = bundle.createServerRemotes();
  const loadRoutes = (release: BuiltRelease): Promise<RemoteRoute[]> =>
    withTimeout(load(remote, release.version, containerOf(release.dir)), LOAD_TIMEOUT_MS);
  const routes = await loadRoutes({ version, dir }).catch(async (error: unknown) => {
    await say({ at: 'fault', finding: faultOf(error) });
    return undefined;
  });
  let pageCount = 0;
  if (routes && isReady) {
    const pages = createPageTrial({
      remote,
      routes,
      deps: { config, assets, bundle },
      loadBefore: before && (() => loadRoutes(before)),
      calls,
    });
    const examples = await findExamples(routes, known);
    for (const one of routes) {
      route = one.id;
      await say({ at: 'page', route });
      const fault = await pages.tryPage(one, examples.get(one.id));
      if (fault) await say({ at: 'fault', finding: { route, ...fault } });
      // A rejection that nobody awaits is known a turn later.
      await turn();
      pageCount += 1;
    }
  }
  await say({ at: 'idle' });
  route = undefined;
  await wait(IDLE_MS);
  await say({ at: 'end', isTried: isReady, pageCount });
}

// The trial must not take the processor from those who serve visitors.
setPriority(5);
process.on('disconnect', () => process.exit(0));
await runTrial(JSON.parse(process.argv[2] ?? '{}'));
process.exit(0);
