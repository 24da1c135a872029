import { useMemo, useSyncExternalStore } from 'react';
import { compareListText, onCompareList, readCompared } from '@gakumado/shared/cookies';

/** The homes that are kept for the comparison; none before hydration. `writeCompareList` changes them. */
export function useCompareList(): readonly number[] {
  const text = useSyncExternalStore(onCompareList, compareListText, () => null);
  return useMemo(() => readCompared(text), [text]);
}
