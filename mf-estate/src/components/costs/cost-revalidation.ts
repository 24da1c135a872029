import type { ShouldRevalidateFunction } from 'react-router-dom';
import { campusesOf } from '@gakumado/shared/paths';

/** Beside the visitor's schools the query holds choices about costs and photographs, which no loader reads. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    String(campusesOf(currentUrl.searchParams)) === String(campusesOf(nextUrl.searchParams));
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};
