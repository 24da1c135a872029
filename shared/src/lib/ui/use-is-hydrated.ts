import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether scripts run on this page. False in the server's HTML, so that it offers nothing that needs them. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
