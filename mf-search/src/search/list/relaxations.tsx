import type { Results } from '../load-results.ts';
import { relaxedHref } from '../relaxed-search.ts';
import type { SearchScope } from '../scope.ts';
import { CountedLinks } from './counted-links.tsx';

/** The numbers of estates with wider filters, each one press away. */
export function Relaxations({
  scope,
  results,
  heading,
}: {
  scope: SearchScope;
  results: Pick<Results, 'search' | 'relaxations'>;
  /** The level of its title on the page. */
  heading?: 'h2' | 'h3';
}) {
  const links = results.relaxations.flatMap(({ relaxation_id, label, change, estate_count }) => {
    const to = relaxedHref(scope, results.search, change);
    return to === undefined ? [] : [{ id: relaxation_id, label, to, count: estate_count }];
  });
  return <CountedLinks title="条件を変えると見つかる物件" {...{ links, heading }} />;
}
