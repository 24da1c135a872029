import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remoteNames } from '@gakumado/build/roots.ts';
import { readRegistry } from '@gakumado/release-store/registry.ts';
import type { Registry, Release } from '@gakumado/release-store/registry.ts';
import { storeDir } from '@gakumado/release-store/store-dir.ts';
import { readShellConfig } from '../shell/src/server/config.ts';
import { loadRenderBundle } from '../shell/src/server/configure-calls.ts';
import { followRegistry } from '../shell/src/server/live-remotes.ts';
import type { LiveRemotes } from '../shell/src/server/live-remotes.ts';
import { openTakeUps } from '../shell/src/server/take-ups/take-ups.ts';
import {
  createMemoryReturn,
  forgetCompiledCode,
  freeUnusedReleases,
} from '../shell/src/server/take-ups/unused-releases.ts';
import { startBenchSite } from './bench-site.ts';

// Takes up one release after the other in one process, as a shell does in months, and compares the memory at the start and at
// the end. Ends with 1 where it grew by more than the aim.

const RELEASES = 200;

/** Releases before the start is measured: each remote has been taken up twice by then. */
const WARM_UP = 2 * remoteNames.length;

/** By so much the memory may grow, in MB. */
const AIM_MB = 50;

/** A release is freed so long after its last use here, in ms. */
const KEPT_MS = 100;

interface Made {
  release: Release;
  /** Texts of its files that differ from those of the release that it is made of. */
  texts: Map<string, string>;
}

const wordOf = (version: string) => version.replaceAll(/\W/g, '_');

/** The live release of a remote once more under another version: its server code names it. */
async function makeRelease(
  registry: Registry,
  remote: string,
  version: string,
): Promise<Made & { from: string }> {
  const { live: from, releases } = registry.remotes[remote]!;
  const release = releases[from]!;
  const texts = new Map<string, string>();
  const files: Record<string, string> = { ...release.files };
  for (const file of Object.keys(files).filter((name) => name.startsWith('node/'))) {
    const text = (await readFile(path.join(storeDir, remote, from, file), 'utf8'))
      .replaceAll(from, version)
      .replaceAll(wordOf(from), wordOf(version));
    texts.set(file, text);
    files[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  return { from, texts, release: { ...release, files, publishedAt: new Date().toISOString() } };
}

/** A store of the live release of each remote, which becomes another one again and again. */
async function startStore() {
  const real = await readRegistry(storeDir);
  const registry: Registry = { remotes: {} };
  const made = new Map<string, Made & { from: string }>();
  const read = async (url: string) => {
    if (url === '/registry.json') return JSON.stringify(registry);
    const [remote = '', version = '', ...rest] = url.slice(1).split('/');
    const file = rest.join('/');
    const { texts, from } = made.get(`${remote} ${version}`)!;
    return texts.get(file) ?? readFile(path.join(storeDir, remote, from, file));
  };
  const server = createServer(({ url = '' }, response) => {
    read(url).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    publish: async (remote: string, version: string) => {
      const one = await makeRelease(real, remote, version);
      made.clear();
      made.set(`${remote} ${version}`, one);
      registry.remotes[remote] = {
        live: version,
        history: [version],
        releases: { [version]: one.release },
      };
    },
    close: () => server.close(),
  };
}

/** Memory of this process some time after its last release, in MB. */
async function measure(): Promise<{ heap: number; process: number }> {
  await wait(KEPT_MS * 10);
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: (heapUsed + external) / 1_000_000, process: rss / 1_000_000 };
}

const site = await startBenchSite();
await site.stop();
const returnMemory = createMemoryReturn();
forgetCompiledCode();

const dir = await mkdtemp(path.join(tmpdir(), 'gakumado-memory-'));
const store = await startStore();
const remotes = loadRenderBundle(readShellConfig()).createServerRemotes();
let live: LiveRemotes | undefined;
const loaded = freeUnusedReleases({
  remotes,
  isUsed: (release) => live?.isUsed(release) === true,
  returnMemory,
  keptMs: KEPT_MS,
  sweepMs: KEPT_MS,
});
const tools = {
  mirror: { storeUrl: store.url, dir },
  remotes,
  takeUps: openTakeUps({ varDir: dir, port: 0, shell: '' }),
  tryRelease: async () => ({ findings: [], isTried: true, pageCount: 0 }),
  onLoaded: loaded.note,
};
const log = { info: () => {}, warn: (details: object, text: string) => console.error(text, details) };
const following = await followRegistry(tools, log, { pollMs: 10 });
live = following;

/** Makes a release live and runs the code of all of its pages. */
async function takeUp(count: number): Promise<void> {
  const remote = remoteNames[count % remoteNames.length]!;
  const version = `0.1.0-${String(count).padStart(12, '0')}`;
  await store.publish(remote, version);
  while (following.current(remote)?.version !== version) await wait(5);
  for (const { lazy } of following.current(remote)?.routes ?? []) await lazy();
}

for (let count = 0; count < WARM_UP; count += 1) await takeUp(count);
const start = await measure();
for (let count = WARM_UP; count < WARM_UP + RELEASES; count += 1) await takeUp(count);
const end = await measure();
following.stop();
loaded.stop();
store.close();
await rm(dir, { recursive: true });

const grown = { heap: end.heap - start.heap, process: end.process - start.process };
const mb = (amount: number) => amount.toFixed(1).padStart(8);
console.log(`\nMemory of one process (MB)      start     end   grown     aim
objects                      ${mb(start.heap)}${mb(end.heap)}${mb(grown.heap)}  ≤ ${AIM_MB}
of the whole process         ${mb(start.process)}${mb(end.process)}${mb(grown.process)}  ≤ ${AIM_MB}
after ${RELEASES} releases`);
process.exit(Math.max(grown.heap, grown.process) > AIM_MB ? 1 : 0);
