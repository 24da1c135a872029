import { storageKeys, tabStorage } from '@gakumado/shared/cookies';

const KEY = storageKeys.visit;

/** A random word for this tab. It shows which pages belong to one visit, and says nothing of a person. */
function visitKey(): string | undefined {
  const known = tabStorage.read(KEY);
  if (known !== null) return known;
  const fresh = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return tabStorage.write(KEY, fresh) ? fresh : undefined;
}

/** The setting that a visitor's browser sends to every site. */
export const wantsNoLog = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * Sends an entry to one of the calls `log/*` (contract, 3.9): beside everything else, never waited for, and not at all
 * when the browser asks for that. The caller sees to it that nothing of a person is in it.
 */
export function sendBeacon(call: 'access/save' | 'favorite/save' | 'tracking/save', entry: object): void {
  if (wantsNoLog() || typeof navigator.sendBeacon !== 'function') return;
  const session_key = visitKey();
  if (session_key === undefined) return;
  try {
    navigator.sendBeacon(`/api/v1/user/log/${call}`, JSON.stringify({ session_key, ...entry }));
  } catch {
    // A log is never worth a failure.
  }
}
