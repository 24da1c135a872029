import { keepFields } from './kept-fields.ts';

/**
 * Reloads the page at `address` (a path of this site), without an entry for this one. All reloads that keep what
 * was typed pass here, so that it is put back into the forms afterwards.
 */
export function reloadPage(address?: string): void {
  const { pathname, search, hash } = window.location;
  const isSamePage = address === undefined || address === pathname + search + hash;
  if (!isSamePage) return window.location.assign(address);
  keepFields();
  window.location.reload();
}

/**
 * Loads the page anew with nothing of what was typed. Of a reload, the browser itself would put it back; a part (`#`)
 * in the address would keep the page as it is.
 */
export function reloadEmpty({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  window.location.replace(pathname + search);
}
