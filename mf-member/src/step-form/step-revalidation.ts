import type { ShouldRevalidateFunction } from 'react-router-dom';

/** The steps of a form share one loading: only `step` differs in their addresses. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (withoutStep(currentUrl) === withoutStep(nextUrl) ? false : defaultShouldRevalidate);

function withoutStep(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('step');
  return `${url.pathname}?${query}`;
}
