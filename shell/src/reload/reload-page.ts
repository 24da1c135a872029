import { keepFields } from './kept-fields.ts';

/**
 * Loads the page at `address` (a path of this site) anew, this one without it. The one place from which the site
 * reloads itself: what is typed into forms is put back afterwards.
 */
export function reloadPage(address?: string): void {
  const { pathname, search, hash } = window.location;
  const isSamePage = address === undefined || address === pathname + search + hash;
  if (!isSamePage) return window.location.assign(address);
  keepFields();
  window.location.reload();
}
