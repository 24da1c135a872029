import { readPort } from '@gakumado/build/process.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { isServerPlace, openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
import { backendEntry } from './backend-entry.ts';
import { buildWhatIsStale } from './build-stale.ts';
import { requireFreePorts } from './free-ports.ts';
import { showStartPage } from './start-page.ts';
import { Supervisor } from './supervisor.ts';

const ports = {
  PORT: readPort('PORT', 3000),
  BACKEND_PORT: readPort('BACKEND_PORT', 3001),
  RELEASE_STORE_PORT: readPort('RELEASE_STORE_PORT', 3100),
};

const store = openOwnStore();
const supervisor = new Supervisor();

let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await supervisor.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop(0));

try {
  await requireFreePorts(ports);
  // Building, migrations and reference data take a minute or more, in which visitors come.
  const startPage = await showStartPage(ports.PORT, process.env['HOST'] ?? '0.0.0.0');
  const origin = `http://localhost:${ports.PORT}`;
  const env = {
    BACKEND_PORT: String(ports.BACKEND_PORT),
    RELEASE_STORE_PORT: String(ports.RELEASE_STORE_PORT),
    RELEASE_STORE_DIR: storeDir,
    BACKEND_URL: process.env['BACKEND_URL'] ?? `http://127.0.0.1:${ports.BACKEND_PORT}`,
    RELEASE_STORE_URL:
      process.env['RELEASE_STORE_URL'] ??
      (isServerPlace(store.place) ? store.place : `http://127.0.0.1:${ports.RELEASE_STORE_PORT}`),
    SITE_ORIGIN: process.env['SITE_ORIGIN'] ?? origin,
    NODE_ENV: 'production',
  };
  await Promise.all([
    buildWhatIsStale(store).then(() =>
      isServerPlace(store.place)
        ? undefined
        : supervisor.start({ name: 'release-store', entry: 'release-store/server.ts', env }),
    ),
    supervisor.start({ name: 'backend', entry: backendEntry, env }),
  ]);
  await supervisor.start({
    name: 'shell',
    entry: 'shell/src/server/main.ts',
    env,
    leavePort: () => startPage.close(),
  });
  console.log(`Gakumado: ${origin}`);
  process.send?.({ ready: 'gakumado', port: ports.PORT });
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
