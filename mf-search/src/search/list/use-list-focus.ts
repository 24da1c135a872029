import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { writeSearch } from '../search.ts';
import type { Search } from '../search.ts';

/** The list that a visitor sees: moving the map changes it as well, but not where the visitor is. */
const listOf = (search: Search) => writeSearch({ ...search, bounds: undefined, polygon: undefined });

/**
 * Moves keyboard and screen reader to the heading of the list when the list changes: after paging, ordering and
 * filtering. Back and Forward return to the former place instead, and an address with a hash leads to its part.
 */
export function useListFocus(search: Search) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop || hash !== '';
  const list = listOf(search);
  const shownList = useRef(list);

  useEffect(() => {
    if (shownList.current === list) return;
    shownList.current = list;
    if (isReturn) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [list, isReturn]);

  return heading;
}
