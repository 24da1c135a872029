/** The target of a request: a page, or the address that it should have asked for. */
export type PageAddress = { url: URL } | { redirect: string } | undefined;

/** The last part of the path names a file, which has no form with a slash. */
const FILE = /\.[a-z0-9]+$/i;

/** `pref_id:013` is `pref_id:13`: a page has one address. */
const LEADING_ZEROS = /(?<=\/(?:pref|school)_id:)0+(?=\d)/g;

/**
 * Reads the target of a request. Slashes and backslashes in a row are one: a browser would take two at the start
 * for another host. Undefined when it is no address at all.
 */
export function readPageAddress(target: string, origin: string): PageAddress {
  const path = `/${target.replace(/^[/\\]+/, '')}`;
  if (!URL.canParse(origin + path)) return undefined;
  const url = new URL(origin + path);
  const single = url.pathname.replaceAll(/\/{2,}/g, '/').replaceAll(LEADING_ZEROS, '');
  const canonical = single.endsWith('/') || FILE.test(single) ? single : `${single}/`;
  const hasMoved = canonical !== url.pathname || path.length !== target.length;
  return hasMoved ? { redirect: canonical + url.search } : { url };
}

/** False for a path with half a character in it, as when a long Japanese address was cut off. */
export function isReadable(target: string): boolean {
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
