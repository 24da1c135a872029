// Kept in localStorage only, for visitors who asked to stay logged in: unlike a cookie it travels with no
// request but the one that renews the session.
const KEY = 'refresh_token';

export function readRefreshToken(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token that renews a session; undefined forgets it. */
export function writeRefreshToken(token: string | undefined): void {
  try {
    if (token === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, token);
  } catch {
    // Storage is blocked: the session simply ends with its access token.
  }
}
