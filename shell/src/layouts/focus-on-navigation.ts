import { useEffect, useRef } from 'react';
import { focusOn } from '../base/focus-on.ts';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

function findPart(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not every text after a # is one that can be decoded.
    return null;
  }
}

/** The focused element is still on the page. */
const isHeldBy = (main: HTMLElement | null) => main?.contains(document.activeElement) === true;

/** A list on the page announces by itself that it is another one: its heading has the focus already. */
const isTakenBy = (main: HTMLElement | null) =>
  document.activeElement instanceof HTMLHeadingElement && isHeldBy(main);

/**
 * Moves keyboard and screen reader to where a navigation leads: to the part of a page that the address names, else to
 * the heading of the new page, which is read out, else to its start. A page is new when its path is, or when it was
 * asked for and has another heading. Another page of the same list stays where it is: the list decides. So does who
 * replaced the address and is still there, on a map that was moved.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string; title: string }>(undefined);

  useEffect(() => {
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    const title = heading?.textContent ?? '';
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { key, pathname, title };
    if (!before) return;

    const part = type === NavigationType.Pop || hash === '' ? null : findPart(hash);
    if (part) return focusOn(part);
    const isOtherPath = before.pathname !== pathname && !(type === NavigationType.Replace && isHeldBy(main));
    const isOtherTitle = type === NavigationType.Push && before.title !== title && !isTakenBy(main);
    if (!isOtherPath && !isOtherTitle) return;
    const target = heading ?? main;
    if (target) focusOn(target);
  }, [key, pathname, hash, type]);
}
