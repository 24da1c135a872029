import type { AppStore } from './app-store.ts';

/**
 * Resolves when a list of the visitor has been read, well or not, for loaders of personal pages. It only waits:
 * the shell starts the reading after hydration, because nothing may change before. Rejects when `signal` fires.
 */
export function listSettled(
  store: AppStore,
  name: 'favorites' | 'history',
  signal: AbortSignal,
): Promise<void> {
  const isSettled = () => ['ready', 'failed'].includes(store.getState()[name].status);
  return new Promise((resolve, reject) => {
    if (isSettled()) return resolve();
    const stop = store.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
