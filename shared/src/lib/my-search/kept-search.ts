import { readLoggedInId, readRequestCookie } from '@gakumado/shared/cookies';
import { isSaid, NO_SEARCH, readMySearchFrom } from '../search-fields/my-search.ts';
import type { MyPlace, MySearch } from '../search-fields/my-search.ts';

/** A profile with the moment of its last change, so that the later of two devices counts. */
export interface KeptSearch {
  search: MySearch;
  /** Seconds since 1970. */
  savedAt: number;
}

/** The name of the cookie (contract 8.6). It is not among the names of the part `cookies`: a shell from before does not have it. */
export const MY_SEARCH = 'MY_SEARCH';
const YEAR_S = 365 * 24 * 60 * 60;
const CHANGED = 'mysearchchange';

/** The text of the cookie, to compare it with a later one; null without one. */
export const mySearchText = (): string | null => readRequestCookie(document.cookie, MY_SEARCH) ?? null;

/**
 * The profile of a cookie's text, and when it was written. One that belongs to another member of this device, or that
 * cannot be read, is none.
 */
export function parseMySearch(text: string | null): KeptSearch | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { owner, saved_at } = stored as Record<string, unknown>;
    const visitor = readLoggedInId();
    if (owner !== undefined && visitor !== undefined && owner !== visitor) return null;
    return { search: readMySearchFrom(stored), savedAt: typeof saved_at === 'number' ? saved_at : 0 };
  } catch {
    return null;
  }
}

/** The text of a cookie as a server may set it again: what can be read of it; undefined where nothing can. */
export function cleanMySearch(text: string | undefined): string | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { owner, saved_at } = stored as Record<string, unknown>;
    return JSON.stringify({
      ...readMySearchFrom(stored),
      ...(typeof owner === 'string' && { owner: owner.slice(0, 10) }),
      ...(typeof saved_at === 'number' && { saved_at }),
    });
  } catch {
    return undefined;
  }
}

/** The visitor's profile; {@link NO_SEARCH} where nothing was said. */
export const readMySearch = (): MySearch => parseMySearch(mySearchText())?.search ?? NO_SEARCH;

/**
 * Keeps a profile for a year. A member's names its owner, so that the next member of the device does not take it over.
 * An empty one is kept for a member alone, so that other devices forget as well.
 */
export function writeMySearch(search: MySearch, savedAt = Math.floor(Date.now() / 1000)): void {
  const owner = readLoggedInId();
  if (!isSaid(search) && owner === undefined) return forgetMySearch();
  const kept = { ...readMySearchFrom(search), ...(owner !== undefined && { owner }), saved_at: savedAt };
  setCookie(JSON.stringify(kept), YEAR_S);
}

/** Leaves nothing of the profile on this device. */
export const forgetMySearch = (): void => setCookie('', 0);

/** The header by which a server leaves nothing of it: for forms without scripts. */
export const FORGET_MY_SEARCH = `${MY_SEARCH}=; Path=/; Max-Age=0; SameSite=Lax`;

function setCookie(text: string, ageS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${MY_SEARCH}=${encodeURIComponent(text)}; Path=/; Max-Age=${ageS}; SameSite=Lax${secure}`;
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Whether two places are one. Campuses of two schools may have one name; a campus may come back under its name as a point, which the
 * order of a list by its way makes of it.
 */
export const isSamePlace = (one: MyPlace, other: MyPlace): boolean => {
  if ('school_id' in one && 'school_id' in other) return one.school_id === other.school_id;
  const isSamePoint =
    !('school_id' in one || 'school_id' in other) && one.lat === other.lat && one.lon === other.lon;
  return isSamePoint || one.name === other.name;
};

/**
 * Adds what a page was told to the profile. Places that are known already change nothing of the places; another one, or
 * two, take their place. The rest stays.
 */
export function rememberMySearch(said: Partial<MySearch>): void {
  const known = readMySearch();
  const { places = [], ...rest } = said;
  const isKnown = places.every((place) => known.places.some((other) => isSamePlace(place, other)));
  const next = readMySearchFrom({ ...known, ...rest, places: isKnown ? known.places : places });
  if (JSON.stringify(next) !== JSON.stringify(readMySearchFrom(known))) writeMySearch(next);
}

/**
 * Calls `listener` when this tab changes the profile, and when the visitor comes back to it: a cookie tells no tab of a
 * change. Returns the function that stops it.
 */
export function onMySearch(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
