import { useSyncExternalStore } from 'react';
import { onDeviceStorage } from '@gakumado/shared/cookies';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onDeviceStorage(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** A text that this device keeps, after each change of it; null in the HTML of the server. */
export const useDeviceText = (read: () => string | null) => useSyncExternalStore(subscribe, read, () => null);

/** Informs this tab of a change. The browser informs the others. */
export function announceDeviceText(): void {
  for (const listener of listeners) listener();
}
