import { FAVORITE_MAX, HISTORY_MAX, parseIds } from '@gakumado/shared/vocabulary';
import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options.ts';
import { cookieNames } from './names.ts';
import { deviceStorage } from './storage.ts';

/** Days that a guest's lists are kept, by the browser and by the server that sets their cookies again. */
export const LIST_DAYS = 365;

// Safari drops cookies of scripts after seven days, so each list is mirrored in localStorage, whose storage event also
// informs the other tabs. A tab in another process may still read the old cookie then, so the mirror counts before the
// cookie.
const readMirror = deviceStorage.read;
const forgetMirror = deviceStorage.remove;

function writeMirror(name: string, value: string): void {
  // Storage is blocked or full: the cookie alone has to do.
  if (!deviceStorage.write(name, value)) forgetMirror(name);
}

function readIds(name: string, max: number): number[] {
  return parseIds(readMirror(name) ?? Cookies.get(name)).slice(-max);
}

function writeIds(name: string, ids: readonly number[]): void {
  const value = JSON.stringify(ids);
  Cookies.set(name, value, cookieOptions(LIST_DAYS));
  writeMirror(name, value);
}

function clearIds(name: string): void {
  Cookies.remove(name, { path: '/' });
  forgetMirror(name);
}

/** A guest's favourites, in the order they were added. */
export const readGuestFavorites = () => readIds(cookieNames.favorite, FAVORITE_MAX);
export const writeGuestFavorites = (ids: readonly number[]) => writeIds(cookieNames.favorite, ids);

/** A guest's viewed estates, the latest last. */
export const readGuestHistory = () => readIds(cookieNames.history, HISTORY_MAX);
export const writeGuestHistory = (ids: readonly number[]) =>
  writeIds(cookieNames.history, ids.slice(-HISTORY_MAX));

/** The lists whose cookie is something else than its mirror says. */
const differingLists = () =>
  [cookieNames.favorite, cookieNames.history].filter(
    (name) => (Cookies.get(name) ?? null) !== readMirror(name),
  );

/** Whether both lists have their mirrors: there may be no room for them. */
export const areGuestListsMirrored = () => differingLists().length === 0;

/**
 * Makes the cookies of both lists what their mirrors say, after somebody else than this file has written them. Answers
 * whether one of them was something else.
 */
export function syncCookiesWithMirror(): boolean {
  const differing = differingLists();
  for (const name of differing) {
    const mirror = readMirror(name);
    if (mirror === null) clearIds(name);
    else Cookies.set(name, mirror, cookieOptions(LIST_DAYS));
  }
  return differing.length > 0;
}

/** Forgets both lists of the guest: after they were merged on login, and on logout. */
export function clearGuestLists(): void {
  clearIds(cookieNames.favorite);
  clearIds(cookieNames.history);
}
