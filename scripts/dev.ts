import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readPort } from '@gakumado/build/process.ts';
import { remoteNames, varDir } from '@gakumado/build/roots.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { readRegistry } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { folderStore } from '@gakumado/release-store/stores/folder-store.ts';
import { backendEntry } from './backend-entry.ts';
import { SHELL, startDevBuilds } from './dev/dev-builds.ts';
import type { DevBuilds } from './dev/dev-builds.ts';
import { devBuildDir, devPartsDir } from './dev/dev-part.ts';
import { requireFreePorts } from './free-ports.ts';
import { Supervisor } from './supervisor.ts';

/** Remotes that run from source: the ones named, else all. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !remoteNames.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The remotes are ${remoteNames.join(', ')}.`);
  process.exit(1);
}
const fromSource = wanted.length > 0 ? wanted : remoteNames;

const ports = {
  PORT: readPort('PORT', 3000),
  BACKEND_PORT: readPort('BACKEND_PORT', 3001),
  RELEASE_STORE_PORT: readPort('RELEASE_STORE_PORT', 3100),
};
/** The files of the shell are served on this port, those of the remotes from source on the ports after it. */
const devPort = readPort('DEV_PORT', 3200);
const parts = [SHELL, ...fromSource].map((name, index) => ({ name, port: devPort + index }));

const origin = `http://localhost:${ports.PORT}`;
/** A backend that runs already. */
const backendUrl = process.env['BACKEND_URL'];
const env = {
  BACKEND_PORT: String(ports.BACKEND_PORT),
  RELEASE_STORE_PORT: String(ports.RELEASE_STORE_PORT),
  // Releases of this machine, whatever store the commands use.
  RELEASE_STORE: '',
  RELEASE_STORE_DIR: storeDir,
  BACKEND_URL: backendUrl ?? `http://127.0.0.1:${ports.BACKEND_PORT}`,
  RELEASE_STORE_URL: `http://127.0.0.1:${ports.RELEASE_STORE_PORT}`,
  SITE_ORIGIN: origin,
};

/** A server that was stopped by a change of its own code, or by code that it ran, is there again at once. */
const supervisor = new Supervisor({ firstMs: 100, longestMs: 2_000, healthyMs: 1_000 });
const builds: DevBuilds[] = [];
let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.allSettled(builds.map((build) => build.stop()));
  await supervisor.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop(0));

/** Remotes that do not run from source need a release. */
async function publishWhatIsMissing(): Promise<void> {
  for (const remote of remoteNames.filter((name) => !fromSource.includes(name))) {
    if ((await readRegistry(storeDir)).remotes[remote]) continue;
    console.log(`Building ${remote} …`);
    await publish({ store: folderStore(storeDir), remote, version: remoteVersion(remote) });
  }
}

async function startBuilds(): Promise<void> {
  await rm(devPartsDir, { recursive: true, force: true });
  builds.push(...(await Promise.all(parts.map(startDevBuilds))));
  await Promise.all(builds.map(({ ready }) => ready));
}

/** Says which parts come from source and which from releases. */
async function printParts(): Promise<void> {
  const { remotes } = await readRegistry(storeDir);
  const rows = [SHELL, ...remoteNames].map((name) => {
    const part = parts.find((one) => one.name === name);
    if (part) return [name, 'source', `http://localhost:${part.port}/`];
    return [name, `release ${remotes[name]?.live}`, `${origin}/releases/${name}/`];
  });
  for (const [name = '', from = '', address = ''] of [['part', 'from', 'files for browsers'], ...rows])
    console.log(`${name.padEnd(14)}${from.padEnd(32)}${address}`);
}

try {
  const { BACKEND_PORT, ...others } = ports;
  await requireFreePorts({
    ...others,
    ...(backendUrl === undefined ? { BACKEND_PORT } : {}),
    ...Object.fromEntries(
      parts.map(({ port }, index) => [index === 0 ? 'DEV_PORT' : `DEV_PORT + ${index}`, port]),
    ),
  });
  await publishWhatIsMissing();
  await Promise.all([
    supervisor.start({ name: 'release-store', entry: 'release-store/server.ts', env }),
    backendUrl === undefined && supervisor.start({ name: 'backend', entry: backendEntry, env }),
    startBuilds(),
  ]);
  await supervisor.start({
    name: 'dev-shell',
    entry: 'scripts/dev-shell.ts',
    env: {
      ...env,
      NODE_ENV: 'development',
      SHELL_BUILD_DIR: path.join(devBuildDir, SHELL),
      VAR_DIR: varDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  await printParts();
  console.log(`Gakumado (development): ${origin}`);
  process.send?.({ ready: 'gakumado', port: ports.PORT });
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
