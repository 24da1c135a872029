import { readRequestCookie } from '@gakumado/shared/cookies';

/** Whether a cookie is present: in the browser the page's own, on the server the request's. */
export function hasCookie(request: Request, name: string): boolean {
  const text = typeof document === 'undefined' ? request.headers.get('cookie') : document.cookie;
  return Boolean(readRequestCookie(text, name));
}
