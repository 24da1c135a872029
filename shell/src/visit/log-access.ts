import { parseUrl } from '@gakumado/shared/parse-url';
import { sendBeacon } from './beacon.ts';
import { reportablePath } from './reportable-path.ts';

/** Ids that a path names: the estate of a property page, the campus of a campus page. */
function idsOf(pathname: string): { estate_id?: number; campus_id?: number } {
  const estate = /^\/view\/(\d{1,9})\/$/.exec(pathname)?.[1];
  const campus = /^\/search\/school\/pref_id:\d+\/school_id:(\d{1,9})\/$/.exec(pathname)?.[1];
  return {
    ...(estate ? { estate_id: Number(estate) } : {}),
    ...(campus ? { campus_id: Number(campus) } : {}),
  };
}

/** A page of this site by its path, another site by its origin: queries hold words, codes and addresses. */
function referrerOf(previousPath: string | undefined): string | undefined {
  if (previousPath !== undefined) return reportablePath(previousPath);
  const referrer = parseUrl(document.referrer);
  return referrer?.origin === window.location.origin ? reportablePath(referrer.pathname) : referrer?.origin;
}

/**
 * Logs that a page was opened (contract, 3.9), without a person. `previousPath` is the page before within this visit.
 */
export function logAccess(pathname: string, previousPath?: string): void {
  const referrer = referrerOf(previousPath);
  sendBeacon('access/save', {
    page_path: reportablePath(pathname),
    ...(referrer ? { referrer } : {}),
    ...idsOf(pathname),
  });
}

/** Logs that an estate was added to the favourites, or removed. The number of favourites is shown beside it. */
export function logFavorites(estateIds: readonly number[], action: 'add' | 'remove'): void {
  for (const estate_id of estateIds) sendBeacon('favorite/save', { estate_id, action });
}
