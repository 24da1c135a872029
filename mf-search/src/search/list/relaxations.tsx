import type { Results } from '../load-results.ts';
import { relaxedHref } from '../relaxed-search.ts';
import type { SearchScope } from '../scope.ts';
import { CountedLinks } from './counted-links.tsx';

/** The lists with wider filters that an address can name. */
const linksTo = (scope: SearchScope, { search, relaxations }: Pick<Results, 'search' | 'relaxations'>) =>
  relaxations.flatMap(({ relaxation_id, label, change, estate_count }) => {
    const to = relaxedHref(scope, search, change);
    return to === undefined ? [] : [{ id: relaxation_id, label, to, count: estate_count }];
  });

/** Whether `Relaxations` shows anything. */
export const hasWiderLists = (...of: Parameters<typeof linksTo>): boolean => linksTo(...of).length > 0;

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
  return (
    <CountedLinks title="条件を変えると見つかる物件" links={linksTo(scope, results)} heading={heading} />
  );
}
