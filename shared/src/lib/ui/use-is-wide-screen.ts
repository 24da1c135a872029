import { useSyncExternalStore } from 'react';
import { WIDE_SCREEN } from './wide-screen.ts';

const wideScreen = () => globalThis.matchMedia?.(WIDE_SCREEN);

function onWideScreen(notify: () => void) {
  const query = wideScreen();
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** Whether the screen is wide ({@link WIDE_SCREEN}); `otherwise` in the server's HTML and where it is not known. */
export function useIsWideScreen(otherwise: boolean): boolean {
  return useSyncExternalStore(
    onWideScreen,
    () => wideScreen()?.matches ?? otherwise,
    () => otherwise,
  );
}
