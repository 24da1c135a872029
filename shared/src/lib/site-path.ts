import { parseUrl } from './parse-url.ts';

/** Any origin does: it only shows whether a path leaves it. */
const BASE = 'https://site.invalid';

/**
 * Path, query and hash of this site out of an untrusted text, as a browser reads them; undefined for other origins,
 * `//host` and backslashes.
 */
export function readSitePath(text: string): string | undefined {
  const url = text.startsWith('/') ? parseUrl(text, BASE) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  // `/.//host` resolves to this origin with the path `//host`, which a later navigation would read as a host.
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}

/** Whether a stored value is a path of this site as it is: without spaces, backslashes and control characters too. */
export const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' && !/[\\\s\p{Cc}]/u.test(path) && readSitePath(path) !== undefined;
