const PARAM = 'return';
const BASE = 'http://site.invalid';

/**
 * A path of this site out of an untrusted text, or undefined: other origins, `//host`, backslashes and the
 * login page itself are refused.
 */
export function sameSitePath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, BASE)) return undefined;
  const url = new URL(text, BASE);
  const isLogin = /^\/login\/?$/.test(url.pathname);
  // `/.//host` resolves to this origin with the path `//host`, which a later navigation would read as a host.
  if (url.origin !== BASE || url.pathname.startsWith('//') || isLogin) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Address of the login page that comes back to `returnPath` afterwards. */
export function loginPathWithReturn(returnPath: string): string {
  const path = sameSitePath(returnPath);
  return path ? `/login/?${PARAM}=${encodeURIComponent(path)}` : '/login/';
}

/** Where to go after logging in, from the query of the login page; undefined when it names no path of this site. */
export function readReturnPath(query: URLSearchParams): string | undefined {
  return sameSitePath(query.get(PARAM));
}

/** The address in the browser's bar as a return path. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

export function isOnLoginPage(): boolean {
  return /^\/login\/?$/.test(window.location.pathname);
}
