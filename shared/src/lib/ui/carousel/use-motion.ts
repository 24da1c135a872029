import { useSyncExternalStore } from 'react';
import { mayMove, REDUCED_MOTION } from '../../may-move.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(REDUCED_MOTION);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/**
 * Whether things may move on their own: never on the server or during hydration, nor against the visitor's
 * setting, nor in a browser that does not tell it.
 */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}
