// No secret: the token that renews a session is in a cookie that scripts cannot read. This only tells how long the
// session's own cookies, which scripts write, have to live.
const KEY = 'keep_login';

/** Whether the visitor asked to stay logged in. */
export function isLoginKept(): boolean {
  try {
    return window.localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function rememberKeepLogin(isKept: boolean): void {
  try {
    if (isKept) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the session ends with the browser's.
  }
}
