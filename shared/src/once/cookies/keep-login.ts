import { storageKeys } from './names.ts';
import { deviceStorage } from './storage.ts';

// No secret: the token that renews a session is in a cookie that scripts cannot read. This is only the lifetime of the
// session's other cookies, which scripts write.
const KEY = storageKeys.keepLogin;

/** Whether the visitor asked to stay logged in. Without storage, the session ends with the browser's. */
export const isLoginKept = () => deviceStorage.read(KEY) === '1';

export function rememberKeepLogin(isKept: boolean): void {
  if (isKept) deviceStorage.write(KEY, '1');
  else deviceStorage.remove(KEY);
}
