import Fastify from 'fastify';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readPort } from '@gakumado/build/process.ts';
import { remoteConfig } from '@gakumado/build/remote-config.ts';
import { remoteNames, varDir } from '@gakumado/build/roots.ts';
import { shellWebConfig } from '@gakumado/build/shell-config.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { readRegistry } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { folderStore } from '@gakumado/release-store/stores/folder-store.ts';
import { SHELL_PREFIX } from '../shell/src/base/call-prefixes.ts';
import { addProxies } from '../shell/src/server/proxies.ts';
import { readShellConfig } from '../shell/src/server/config.ts';
import { browserRelease } from '../shell/src/server/renderable-remote.ts';
import { devDocument } from './dev-document.ts';
import { backendEntry } from './backend-entry.ts';
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

const port = readPort('PORT', 3000);
const backendPort = readPort('BACKEND_PORT', 3001);
const storePort = readPort('RELEASE_STORE_PORT', 3100);
/** The shell's bundle is served on this port, the remotes from source on those after it. */
const devPort = readPort('DEV_PORT', 3200);
const bundleUrl = (index: number) => `http://localhost:${devPort + index}/`;

const env = {
  BACKEND_PORT: String(backendPort),
  RELEASE_STORE_PORT: String(storePort),
  // Releases of this machine, whatever store the commands use.
  RELEASE_STORE: '',
  RELEASE_STORE_DIR: storeDir,
  BACKEND_URL: `http://127.0.0.1:${backendPort}`,
  RELEASE_STORE_URL: `http://127.0.0.1:${storePort}`,
  SITE_ORIGIN: `http://localhost:${port}`,
};
Object.assign(process.env, env);

async function serveBundle(config: Configuration, index: number): Promise<WebpackDevServer> {
  const compiler = webpack({ ...config, output: { ...config.output, publicPath: bundleUrl(index) } });
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      port: devPort + index,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${devPort + index}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { stats: 'errors-only' },
    },
    compiler,
  );
  await server.start();
  return server;
}

const devDir = path.join(varDir, 'build/dev');
const configs = [
  shellWebConfig({ version: 'dev', mode: 'development', outDir: path.join(devDir, 'shell') }),
  ...fromSource.map((remote) =>
    remoteConfig({
      remote,
      version: 'dev',
      side: 'web',
      mode: 'development',
      outDir: path.join(devDir, remote),
    }),
  ),
];

const supervisor = new Supervisor();
const servers: WebpackDevServer[] = [];
let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.allSettled(servers.map((server) => server.stop()));
  await supervisor.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop(0));

async function startFrame(): Promise<void> {
  const app = Fastify({ forceCloseConnections: true });
  await addProxies(app, readShellConfig());
  app.get<{ Params: { remote: string } }>(
    `${SHELL_PREFIX}/remotes/:remote`,
    async ({ params: { remote } }, reply) => {
      const index = fromSource.indexOf(remote);
      if (index >= 0) {
        // The dev server has no web/ folder: the entry lies at its root.
        const baseUrl = bundleUrl(index + 1);
        return { remote, version: 'dev', baseUrl, entry: 'remoteEntry.js', files: {}, isFromSource: true };
      }
      const entry = (await readRegistry(storeDir)).remotes[remote];
      const release = entry?.releases[entry.live];
      if (!entry || !release) return reply.code(404).send();
      return browserRelease('/releases', { remote, version: entry.live, release });
    },
  );
  app.get('/*', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(devDocument(bundleUrl(0), env.SITE_ORIGIN, process.env['ACCESS_KEYS']?.split(',')[0])),
  );
  await app.listen({ port, host: '0.0.0.0' });
}

try {
  const devPorts = Object.fromEntries(
    configs.map((_, index) => [index === 0 ? 'DEV_PORT' : `DEV_PORT + ${index}`, devPort + index]),
  );
  await requireFreePorts({
    PORT: port,
    BACKEND_PORT: backendPort,
    RELEASE_STORE_PORT: storePort,
    ...devPorts,
  });
  for (const remote of remoteNames.filter((name) => !fromSource.includes(name))) {
    if (!(await readRegistry(storeDir)).remotes[remote])
      await publish({ store: folderStore(storeDir), remote, version: remoteVersion(remote) });
  }
  await Promise.all([
    supervisor.start({ name: 'release-store', entry: 'release-store/server.ts', env }),
    supervisor.start({ name: 'backend', entry: backendEntry, env }),
    ...configs.map(async (config, index) => servers.push(await serveBundle(config, index))),
  ]);
  await startFrame();
  console.log(`Gakumado (development, ${fromSource.join(', ')} from source): ${env.SITE_ORIGIN}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
