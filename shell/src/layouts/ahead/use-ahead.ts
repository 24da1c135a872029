import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { readAhead } from '@gakumado/shared/ahead';
import type { Ahead } from '@gakumado/shared/ahead';
import { sincePress } from '../pressed.ts';
import { placeOfPressedPicture } from './grow-picture.ts';
import type { Place } from './grow-picture.ts';

/** A page that is there so soon after the press, in ms, needs nothing in its place. */
const DELAY_MS = 80;

/** Back and forward lead to pages that are kept or known; the address is the new one already. */
const isBack = ({ key }: Location) => (history.state as { key?: unknown } | null)?.key === key;

/** First lines in the place of a page, and where their picture comes from. */
export interface ShownAhead {
  ahead: Ahead;
  from: Place | undefined;
}

/**
 * The first lines of the page that is being loaded, from its top, as soon as it takes longer than a moment; undefined at all other
 * times. The router has kept the place on the page that is left, which stays in the document, out of sight.
 */
export function useAhead(): ShownAhead | undefined {
  const { pathname, search } = useLocation();
  const { state, location: next } = useNavigation();
  const [due, setDue] = useState<{ key: string; from: Place | undefined }>();
  const known = state === 'loading' ? readAhead(next.state) : undefined;
  const isOther = next?.pathname !== pathname || (known?.isOfQuery === true && next.search !== search);
  const ahead = isOther ? known : undefined;
  const nextKey = ahead && next?.key;
  const isShown = nextKey !== undefined && nextKey === due?.key;

  useEffect(() => {
    if (nextKey === undefined || !next || isBack(next)) return;
    const restMs = Math.max(0, DELAY_MS - sincePress());
    const timer = setTimeout(() => setDue({ key: nextKey, from: placeOfPressedPicture() }), restMs);
    return () => clearTimeout(timer);
  }, [nextKey, next]);

  useLayoutEffect(() => {
    if (isShown) scrollTo({ top: 0, behavior: 'instant' });
  }, [isShown]);

  return ahead && isShown ? { ahead, from: due.from } : undefined;
}
