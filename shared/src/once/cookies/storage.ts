/** One of the browser's two storages, which may be blocked, full or written by somebody else. Nothing of it throws. */
export interface SafeStorage {
  /** Null where there is nothing under the key, and where storage is blocked. */
  read: (key: string) => string | null;
  /** The parsed JSON under the key, to be checked by the caller; null also for other texts. */
  readJson: (key: string) => unknown;
  /** False where storage is blocked or full. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Blocked storage throws on the first access already, so the area is asked for at each call. */
function safeStorage(area: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(area());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt<unknown>((storage) => JSON.parse(storage.getItem(key) ?? 'null'), null),
    write: (key, value) => attempt((storage) => (storage.setItem(key, value), true), false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Kept on this device until the visitor clears it (localStorage). */
export const deviceStorage = safeStorage(() => window.localStorage);

/** Kept in this tab until it is closed (sessionStorage). */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** Calls `listener` when another tab changes what this device keeps; returns the function that stops it. */
export function onDeviceStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
