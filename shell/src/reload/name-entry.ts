/**
 * Gives the entry of a freshly loaded page a key of its own. The router calls each of them `default`, and would show a
 * page where the one before was left. A reload and the way back find the key that their entry has. Call it before the
 * router is made. A given `path` becomes the address.
 */
export function nameEntry(path?: string): void {
  const { state } = window.history;
  const key: unknown = state?.key ?? Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '', path);
}
