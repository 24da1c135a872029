import { keepFields } from './kept-fields.ts';

/**
 * Reloads the page at `address` (a path of this site), without an entry for this one. All reloads of the site pass
 * here, so that typed text is put back into the forms afterwards.
 */
export function reloadPage(address?: string): void {
  const { pathname, search, hash } = window.location;
  const isSamePage = address === undefined || address === pathname + search + hash;
  if (!isSamePage) return window.location.assign(address);
  keepFields();
  window.location.reload();
}
