// `npm run rolling`: two shells and two backends behind nginx are replaced one after the other under traffic. No request may fail.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPort } from '@gakumado/build/process.ts';
import { varDir } from '@gakumado/build/roots.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { openStore } from '@gakumado/release-store/stores/open-store.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { buildWhatIsStale } from './build-stale.ts';
import { login } from './call-backend.ts';
import { requireFreePorts } from './free-ports.ts';
import { startBalancer } from './rolling/balancer.ts';
import { createPart } from './rolling/part.ts';
import type { Part } from './rolling/part.ts';
import { sendTraffic, warmUp } from './rolling/traffic.ts';

/** This port and the six after it. */
const PORT = readPort('PORT', 3600);
const [site, balanced, store, ...own] = [0, 1, 2, 3, 4, 5, 6].map((step) => PORT + step) as [
  number,
  number,
  number,
  ...number[],
];
const [backend1 = 0, backend2 = 0, shell1 = 0, shell2 = 0] = own;
/** Failures that are printed of each replacement. */
const SHOWN = 5;
/** The balancer keeps an unused connection for a second (docs/nginx.conf). */
const DRAIN_S = '2';
const QUIET_MS = 4_000;

const folder = path.join(varDir, 'rolling');
const origin = `http://127.0.0.1:${site}`;
const log = { info() {}, warn: console.warn, error: console.error };

await requireFreePorts(
  Object.fromEntries([site, balanced, store, ...own].map((port) => [`PORT (${port})`, port])),
);
// The database of the run before is used again: filling it takes longest.
await rm(path.join(folder, 'nginx'), { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await buildWhatIsStale(openStore(storeDir));
const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), log });

const common = {
  NODE_ENV: 'production',
  DRAIN_S,
  SITE_ORIGIN: origin,
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '0',
  CAPTCHA_PROVIDER: 'off',
  MAP_TILES_URL: 'off',
};
const part = (
  name: string,
  entry: string,
  port: number,
  env: Record<string, string>,
  readyPath = '/readyz',
) =>
  createPart({
    name,
    entry,
    port,
    logDir: folder,
    readyPath,
    env: { ...common, VAR_DIR: path.join(folder, name), ...env },
  });
const backendAt = (name: string, port: number) =>
  part(name, 'samples/main.ts', port, {
    DATABASE_URL: server.url,
    BACKEND_PORT: String(port),
    SAMPLE_ESTATES: process.env['SAMPLE_ESTATES'] ?? '300',
  });
const shellAt = (name: string, port: number) =>
  part(name, 'shell/src/server/main.ts', port, {
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${balanced}`,
    RELEASE_STORE_URL: `http://127.0.0.1:${store}`,
    SHELL_BUILD_DIR: process.env['SHELL_BUILD_DIR'] ?? path.join(varDir, 'build', 'shell'),
  });
const stores = part(
  'release-store',
  'release-store/server.ts',
  store,
  { RELEASE_STORE_PORT: String(store), RELEASE_STORE_DIR: storeDir },
  '/registry.json',
);
const replaced: readonly Part[] = [
  backendAt('backend-1', backend1),
  backendAt('backend-2', backend2),
  shellAt('shell-1', shell1),
  shellAt('shell-2', shell2),
];

let stopBalancer: (() => Promise<void>) | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(signal, () => void stopBalancer?.().finally(() => process.exit(1)));
try {
  stopBalancer = await startBalancer(path.join(folder, 'nginx'), {
    3000: shell1,
    3010: shell2,
    3001: backend1,
    3011: backend2,
    8080: site,
    3002: balanced,
  });
  await stores.start();
  // One after the other: the first fills the database, and shells ask the backends.
  for (const one of replaced) await one.start();
  const token = await login(origin);
  await warmUp(origin, token);
  const traffic = sendTraffic(origin, token);
  await wait(QUIET_MS);
  let shown = 0;
  const showFailures = () => {
    for (const failure of traffic.failures.slice(shown, shown + SHOWN)) console.log(failure);
    shown = traffic.failures.length;
  };
  showFailures();
  for (const one of replaced) {
    const startedAt = performance.now();
    await one.stop();
    const stoppedAt = performance.now();
    await one.start();
    const times = [stoppedAt - startedAt, performance.now() - stoppedAt].map((ms) => (ms / 1_000).toFixed(1));
    console.log(
      `${one.name}: ended in ${times[0]} s, ready again after ${times[1]} s; ${traffic.failures.length} failed so far`,
    );
    await wait(QUIET_MS);
    showFailures();
  }
  await traffic.stop();
  for (const [what, count] of [...traffic.tally].toSorted()) console.log(`${what}: ${count}`);
  const all = [...traffic.tally.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${traffic.failures.length} of ${all} requests failed.`);
  process.exitCode = traffic.failures.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const one of [...replaced, stores]) await one.stop();
  await stopBalancer?.();
  await server.stop();
}
process.exit();
