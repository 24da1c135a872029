import { remotePath } from '@gakumado/build/roots.ts';
import { findChangedPages } from '@gakumado/release-store/checks/changed-pages.ts';
import { refuseFaults } from '@gakumado/release-store/faults.ts';
import type { Fault } from '@gakumado/release-store/faults.ts';
import { inspectFiles } from '@gakumado/release-store/inspect-files.ts';
import type { InspectOptions } from '@gakumado/release-store/inspect-files.ts';
import type { Candidate } from '@gakumado/release-store/publish.ts';
import { chunkOf, routesFile } from '@gakumado/release-store/route-table.ts';
import { tryRelease } from '../shell/src/server/trial/trial.ts';
import type { LiveShell } from './live-shell.ts';
import { hasBackend, readLiveShell } from './live-shell.ts';
import { startBrowserTrial } from './try-in-browser.ts';

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
      ? { file: remotePath(remote, 'src'), reason: `it fails on the server outside of its pages: ${cause}` }
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
export async function inspectRelease(candidate: Candidate, options: InspectOptions): Promise<void> {
  const { remote, routes, release, live } = candidate;
  const shell = readLiveShell();
  const liveRoutes = await inspectFiles(candidate, options, shell);

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
