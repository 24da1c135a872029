import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { findChangedPages } from '@gakumado/release-store/checks/changed-pages.ts';
import { findRouteFaults } from '@gakumado/release-store/checks/routes.ts';
import { findStyleFaults } from '@gakumado/release-store/checks/styles.ts';
import { findWeightFaults, weighPages } from '@gakumado/release-store/checks/weights.ts';
import { refuseFaults } from '@gakumado/release-store/faults.ts';
import type { Fault } from '@gakumado/release-store/faults.ts';
import { findMissingNames } from '@gakumado/release-store/missing-names.ts';
import type { Candidate } from '@gakumado/release-store/publish.ts';
import { chunkOf, readRouteTable, routesFile } from '@gakumado/release-store/route-table.ts';
import { tryRelease } from '../shell/src/server/trial/trial.ts';
import type { LiveShell } from './live-shell.ts';
import { hasBackend, readLiveShell } from './live-shell.ts';
import { startBrowserTrial } from './try-in-browser.ts';

/** The answers of a team to what the checks ask. */
export interface InspectOptions {
  /** Paths or ids of live routes that shall go. */
  drops: readonly string[];
  /** Whether pages may become much heavier. */
  isHeavier: boolean;
  /** The type check, which began with the build; undefined where no compiler is installed. */
  types: Promise<Fault[] | undefined>;
}

async function checkStyles({ remote, sources }: Candidate): Promise<Fault[]> {
  const own = sources.styles.filter((file) => file.startsWith(`${remote}/`));
  const faults = own.map(async (file) =>
    findStyleFaults(file, await readFile(path.join(rootDir, file), 'utf8')),
  );
  return (await Promise.all(faults)).flat();
}

async function checkWeights({ dir, release, routes, live, sources }: Candidate): Promise<Fault[]> {
  if (!live) return [];
  const [now, before] = await Promise.all([weighPages(dir, release), weighPages(live.dir, live.release)]);
  const names = [...new Set(routes.map(({ id }) => chunkOf(id)))];
  return findWeightFaults({ names, now, live: before, sources: sources.pages });
}

function checkNames({ remote, release }: Candidate, shell: LiveShell | undefined): Fault[] {
  return findMissingNames(release.usedNames, shell?.sharedNames).map((name) => ({
    file: `${remote}/src`,
    reason: `it uses ${name}, which the live shell does not have. Build and start the shell with it first.`,
  }));
}

/** The trial on the server, as the shell will run it again when it takes the release up. */
async function tryOnServer(candidate: Candidate, shell: LiveShell): Promise<Fault[]> {
  const { remote, version, dir, release, sources, live } = candidate;
  const { findings, isTried } = await tryRelease({
    remote,
    version,
    dir,
    pages: release.claims?.sitemap,
    env: shell.env,
    before: live && { version: live.version, dir: live.dir },
  });
  if (!isTried) console.log('Left out: the pages on the server, because no backend is ready.');
  return findings.map(({ route, cause }) =>
    route === undefined
      ? { file: `${remote}/src`, reason: `it fails on the server outside of its pages: ${cause}` }
      : {
          file: sources.pages[chunkOf(route)] ?? routesFile(remote),
          reason: `the page ${route} fails on the server: ${cause}`,
        },
  );
}

/**
 * Looks at a built release as visitors would see it, the quick looks first. Throws the faults of the first stage that
 * finds some; says in a line each what could not be looked at.
 */
export async function inspectRelease(
  candidate: Candidate,
  { drops, isHeavier, types }: InspectOptions,
): Promise<void> {
  const { remote } = candidate;
  const { routes, release, live } = candidate;
  const shell = readLiveShell();
  const [ofTypes, liveRoutes, ...others] = await Promise.all([
    types,
    // A live release whose routes cannot be read has none that could vanish.
    live && readRouteTable(remote, live.dir).catch(() => undefined),
    checkStyles(candidate),
    isHeavier ? [] : checkWeights(candidate),
    checkNames(candidate, shell),
  ]);
  if (!ofTypes) console.log('Left out: the types, because no compiler is installed.');
  const ofRoutes = findRouteFaults({
    file: routesFile(remote),
    routes,
    live: liveRoutes,
    shell: shell?.names,
    drops,
  });
  refuseFaults(remote, [...(ofTypes ?? []), ...ofRoutes, ...others.flat()]);

  if (!shell) return console.log('Left out: names and trial with the live shell, because none is built.');
  const known = live && liveRoutes && { release: live.release, routes: liveRoutes };
  const changed = findChangedPages({ release, routes }, known);
  const browserTrial = (await hasBackend(shell)) ? startBrowserTrial(candidate, shell, changed) : undefined;
  try {
    const hydration = browserTrial?.run();
    // A page that fails on the server fails in browsers as well: what it does there is not waited for.
    hydration?.catch(() => undefined);
    refuseFaults(remote, await tryOnServer(candidate, shell));
    const ofBrowser = (await hydration) ?? 'no backend is ready';
    if (typeof ofBrowser === 'string') console.log(`Left out: the pages in a browser, because ${ofBrowser}.`);
    else refuseFaults(remote, ofBrowser);
  } finally {
    await browserTrial?.stop();
  }
}
