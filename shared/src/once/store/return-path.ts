import { paths } from '@gakumado/shared/paths';
import { readSitePath } from '../../lib/site-path.ts';

/** With or without the slash at its end. */
const isLoginPath = (pathname: string) => pathname.replace(/\/?$/, '/') === paths.login();

/** The path of a page to return to, or undefined for other sites and the login page itself. */
export function sameSitePath(text: string | null | undefined): string | undefined {
  const path = readSitePath(text ?? '');
  return path === undefined || isLoginPath(path.replace(/[?#].*/, '')) ? undefined : path;
}

/** Address of the login page that comes back to `returnPath` afterwards. */
export function loginPathWithReturn(returnPath: string): string {
  return paths.login({ return: sameSitePath(returnPath) });
}

/** The page to open after logging in, from the query of the login page; undefined unless it is a path of this site. */
export function readReturnPath(query: URLSearchParams): string | undefined {
  return sameSitePath(query.get('return'));
}

/** The address in the browser's bar as a return path. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

export function isOnLoginPage(): boolean {
  return isLoginPath(window.location.pathname);
}
