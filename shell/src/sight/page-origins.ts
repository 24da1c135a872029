import type { createBrowserRouter } from 'react-router-dom';
import type { Boot } from '../base/boot.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import { SHELL } from './sight-entry.ts';
import type { Origin } from './sight-entry.ts';

/** The page that is watched. */
export interface WatchedPage {
  boot: Pick<Boot, 'release' | 'assets'>;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  /** The release of a remote that this page runs. */
  releaseInUse: (remote: string) => RemoteRelease | undefined;
}

/** The pages that this document shows one after the other. */
export interface PageOrigins {
  /** The part of a remote in the page that is shown now. */
  of: (remote: string) => Origin;
  /** The page that was shown at a time (ms since the document began). */
  at: (time: number) => Origin;
}

/** Follows the pages of the router, for as long as the document lives. */
export function followPages({ boot, router, releaseInUse }: WatchedPage): PageOrigins {
  const versionOf = (remote: string) => {
    // A release whose entry failed is in use no longer.
    const release = boot.release?.remote === remote ? boot.release : undefined;
    const script = boot.assets.scripts.at(-1)?.url;
    return remote === SHELL ? script?.split('/').at(-1) : (releaseInUse(remote) ?? release)?.version;
  };
  /** A page whose scripts did not come has a placeholder for its route. */
  const readRoute = () => {
    const id = router.state.matches.at(-1)?.route.id;
    return id?.includes('/') ? id : undefined;
  };
  const of = (remote: string): Origin => ({ remote, version: versionOf(remote), route: readRoute() });
  const shownNow = () => of(readRoute()?.split('/')[0] ?? boot.release?.remote ?? SHELL);

  const first = shownNow();
  const later: { since: number; origin: Origin }[] = [];
  let shown = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === shown.pathname) return;
    shown = location;
    later.push({ since: performance.now(), origin: shownNow() });
  });
  return { of, at: (time) => later.findLast(({ since }) => since <= time)?.origin ?? first };
}
