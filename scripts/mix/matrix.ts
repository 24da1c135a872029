import type { Browser } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@gakumado/build/process.ts';
import { rootDir } from '@gakumado/build/roots.ts';
import { startFaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import type { FaultyStore } from '@gakumado/release-store/faulty/faulty-store.ts';
import { addThrowingRelease } from '@gakumado/release-store/faulty/made-up-release.ts';
import type { ReleaseStore } from '@gakumado/release-store/stores/release-store.ts';
import { findChromium } from '../find-chromium.ts';
import { Supervisor } from '../supervisor.ts';
import { findPages } from './matrix-pages.ts';
import type { MatrixPage } from './matrix-pages.ts';
import { findBrokenRules, writeTable } from './matrix-table.ts';
import type { MatrixRow } from './matrix-table.ts';
import { untilInUse, viewFromServer, viewOpened, viewReached } from './matrix-views.ts';
import { readLiveRoutes } from './live-routes.ts';
import { mixDir, startMixShell } from './mix-shell.ts';
import type { MixFault } from './read-words.ts';

const PAGE = path.join(rootDir, 'docs/fault-matrix.md');

const INTRODUCTION = `# Remotes with faults

\`npm run mix -- --matrix\` writes this page. It needs the site that \`npm start\` runs, and takes some minutes. It ends with 1 where a rule is
broken: no page is blank, the frame with its way home is always there, and a browser never loses the HTML of the server.

- **server**: the page of the remote, from a server that started while the fault was there.
- **another remote**: a page of another remote, from the same server.
- **opened**: the page in a browser for which alone the files of the remote are spoiled.
- **reached by a link**: the page in such a browser, from the page of another remote.

A *message* stands in the page's place, within the frame, and has a button that tries again. A *line* is over a page that stays as the server sent
it. The fault \`throwing\` is in the code of the page: on the server it throws for every visitor, and in browsers when they hydrate the page.
The other faults are described in [testers](testers.md#a-mix).
`;

/** Two more are ways in which a file is not there, as `down` and `broken` are: journeys of the browser tests take them. */
const faults: readonly MixFault[] = ['down', 'slow', 'broken', 'garbage', 'tampered', 'throwing'];

interface Options {
  /** The store with the live releases. */
  releases: ReleaseStore;
  /** Takes what has to be done at the end. */
  onEnd: (end: () => Promise<void> | void) => void;
}

interface Site {
  store: FaultyStore;
  origin: string;
  stop: () => Promise<void>;
}

/** A shell with a store of its own, which `spoil` changes before it starts. */
async function startSite(
  { releases, onEnd }: Options,
  spoil?: (store: FaultyStore) => Promise<void>,
): Promise<Site> {
  const supervisor = new Supervisor();
  const store = await startFaultyStore(releases.place);
  const stop = async () => {
    await supervisor.stop();
    await store.close();
  };
  onEnd(stop);
  await spoil?.(store);
  const shell = { name: 'mix-matrix', storeUrl: store.url, port: await freePort(), testers: '' };
  const dir = path.join(mixDir, 'matrix');
  return { store, origin: await startMixShell(supervisor, { ...shell, dir }), stop };
}

/** Makes a release live that throws; answers its version. */
async function makeThrow(
  store: FaultyStore,
  { releases }: Options,
  remote: string,
  place: 'everywhere' | 'browser',
): Promise<string> {
  const routes = await readLiveRoutes(releases, remote, store.registry());
  const version = addThrowingRelease(store, remote, routes, place);
  goLive(store, remote, version);
  return version;
}

/** Makes a version live, without one before it to which a server could go back. */
function goLive(store: FaultyStore, remote: string, version: string): void {
  const registry = store.registry();
  const entry = registry.remotes[remote];
  if (entry) Object.assign(entry, { live: version, history: [version] });
  store.setRegistry(registry);
}

async function viewsOfServer(
  options: Options,
  pages: readonly MatrixPage[],
  { remote, address, title, from }: MatrixPage,
  fault: MixFault,
): Promise<Pick<MatrixRow, 'server' | 'other'>> {
  const site = await startSite(options, async (store) => {
    if (fault === 'throwing') await makeThrow(store, options, remote, 'everywhere');
    else store.fail(remote, fault);
  });
  const { remotes } = site.store.registry();
  // A server that cannot have the release goes without it. The other releases are late on a busy machine.
  const isServed = fault === 'slow' || fault === 'throwing';
  try {
    for (const other of pages)
      if (other.remote !== remote || isServed)
        await untilInUse(site.origin + other.address, other.remote, remotes[other.remote]?.live ?? '');
    return {
      server: await viewFromServer(site.origin + address, title),
      other: await viewFromServer(site.origin + from.address, from.title),
    };
  } finally {
    await site.stop();
  }
}

async function viewsOfBrowser(
  options: Options,
  { store, origin }: Site,
  browser: Browser,
  page: MatrixPage,
  fault: MixFault,
): Promise<Pick<MatrixRow, 'opened' | 'reached'>> {
  const { remote } = page;
  const good = store.registry().remotes[remote]?.live ?? '';
  if (fault === 'throwing')
    await untilInUse(origin + page.address, remote, await makeThrow(store, options, remote, 'browser'));
  else store.fail(remote, fault);
  const opened = await viewOpened(browser, origin, page, fault === 'throwing');
  const reached = await viewReached(browser, origin, page);
  store.fail(remote, 'none');
  if (fault === 'throwing') {
    goLive(store, remote, good);
    await untilInUse(origin + page.address, remote, good);
  }
  return { opened, reached };
}

/** Looks at every remote with every fault and writes the page of the docs; answers whether every rule is kept. */
export async function writeMatrix(options: Options): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  const well = await startSite(options);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=imagesEnabled=false'],
  });
  options.onEnd(() => browser.close());
  const pages = await findPages(well.origin);
  const cells = pages.flatMap((page) => faults.map((fault) => ({ page, fault })));

  const ofServer = async () => {
    const views: Pick<MatrixRow, 'server' | 'other'>[] = [];
    for (const { page, fault } of cells) views.push(await viewsOfServer(options, pages, page, fault));
    return views;
  };
  const ofBrowser = async () => {
    const views: Pick<MatrixRow, 'opened' | 'reached'>[] = [];
    for (const { page, fault } of cells)
      views.push(await viewsOfBrowser(options, well, browser, page, fault));
    return views;
  };
  const [server, inBrowser] = await Promise.all([ofServer(), ofBrowser()]);
  const rows = cells.map(({ page: { remote }, fault }, index) =>
    Object.assign({ remote, fault }, server[index]!, inBrowser[index]!),
  );
  const table = writeTable(rows);
  await writeFile(PAGE, `${INTRODUCTION}\n${table}\n`);
  const broken = rows.flatMap(findBrokenRules);
  console.log(`${table}\n\n${broken.length > 0 ? broken.join('\n') : 'Every rule is kept.'}`);
  return broken.length === 0;
}
