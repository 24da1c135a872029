const KEY = 'gakumado_visit';
const ACCESS = '/api/v1/user/log/access/save';
const FAVORITE = '/api/v1/user/log/favorite/save';

/** A random word for this tab: it tells which pages belong to one visit, and nothing of a person. */
function visitKey(): string | undefined {
  try {
    const known = window.sessionStorage.getItem(KEY);
    if (known !== null) return known;
    const fresh = crypto.getRandomValues(new Uint32Array(4)).join('-');
    window.sessionStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return undefined;
  }
}

/** What the visitor's browser asks of every site. */
const wantsNoLog = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

/** A path as it may be told: the key of a property page that staff hand over opens it for whoever knows it. */
const toldPath = (pathname: string) => (pathname.startsWith('/simpleview/') ? '/simpleview/' : pathname);

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
  if (previousPath !== undefined) return toldPath(previousPath);
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === window.location.origin ? toldPath(pathname) : origin;
}

/**
 * Logs that a page was opened (contract, 3.9): sent beside everything else, never waited for, without a person, and
 * not at all when the browser asks for that. `previousPath` is the page before within this visit.
 */
export function logAccess(pathname: string, previousPath?: string): void {
  const referrer = referrerOf(previousPath);
  send(ACCESS, { page_path: toldPath(pathname), ...(referrer ? { referrer } : {}), ...idsOf(pathname) });
}

/** Logs that an estate became a favourite or is none any more: how often that is shows beside it. */
export function logFavorites(estateIds: readonly number[], action: 'add' | 'remove'): void {
  for (const estate_id of estateIds) send(FAVORITE, { estate_id, action });
}

function send(address: string, entry: object): void {
  if (wantsNoLog() || typeof navigator.sendBeacon !== 'function') return;
  const session_key = visitKey();
  if (session_key === undefined) return;
  try {
    navigator.sendBeacon(address, JSON.stringify({ session_key, ...entry }));
  } catch {
    // A log is never worth a failure.
  }
}
