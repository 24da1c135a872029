import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { readAhead } from '@gakumado/shared/ahead';
import type { Ahead } from '@gakumado/shared/ahead';

/** A page that is there within this time needs nothing in its place. */
const DELAY_MS = 80;

/** Back and forward lead to pages that are kept or known; the address is the new one already. */
const isBack = ({ key }: Location) => (history.state as { key?: unknown } | null)?.key === key;

/**
 * The first lines of the page that is being loaded, from its top, as soon as it takes longer than a moment; undefined at all other
 * times. The router has kept the place on the page that is left, which stays in the document, out of sight.
 */
export function useAhead(): Ahead | undefined {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const [dueKey, setDueKey] = useState<string>();
  const isOther = state === 'loading' && next.pathname !== pathname;
  const ahead = isOther ? readAhead(next.state) : undefined;
  const nextKey = ahead && next?.key;
  const shown = nextKey !== undefined && nextKey === dueKey ? ahead : undefined;
  const isShown = shown !== undefined;

  useEffect(() => {
    if (nextKey === undefined || !next || isBack(next)) return;
    const timer = setTimeout(() => setDueKey(nextKey), DELAY_MS);
    return () => clearTimeout(timer);
  }, [nextKey, next]);

  useLayoutEffect(() => {
    if (isShown) scrollTo({ top: 0, behavior: 'instant' });
  }, [isShown]);

  return shown;
}
