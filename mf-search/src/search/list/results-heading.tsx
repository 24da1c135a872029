import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, stayText } from '@gakumado/shared/ui';
import { MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { PAGE_SIZE } from '../load-results.ts';
import type { Results } from '../load-results.ts';
import {
  hrefOf,
  impliedMinutes,
  isNarrowed,
  isNarrowedByReachOnly,
  reachOfBoth,
  withReach,
} from '../scope.ts';
import { hasSecond } from '../search.ts';
import { sorts } from '../sorts.ts';
import { stayOf } from '../stay-of.ts';
import type { Search } from '../search.ts';
import type { SearchScope } from '../scope.ts';
import styles from './results-bar.module.css';

interface ResultsHeadingProps {
  scope: SearchScope;
  results: Results;
  heading: RefObject<HTMLHeadingElement | null>;
  id: string;
  /** Says what another commute would find. */
  hasReach: boolean;
  /** At the end of the row. */
  children: ReactNode;
}

/** The number of estates, the range shown below, what their amounts are, and what another commute would find. */
export function ResultsHeading({ scope, results, heading, id, hasReach, children }: ResultsHeadingProps) {
  const { search: condition, estates, total, isFailed } = results;
  const first = (condition.page - 1) * PAGE_SIZE + 1;
  const last = first + estates.length - 1;
  const { brief } = sorts[condition.sort ?? scope.defaultSort];
  return (
    <div className={styles.heading}>
      <div className={styles.titles}>
        <h2 className={styles.title} ref={heading} id={id} tabIndex={-1}>
          <span className={styles.words}>{listTitle(scope, condition)}</span>
          {!isFailed && (
            <>
              <strong>{formatCount(total)}</strong>件
            </>
          )}
        </h2>
        <p className={styles.range} role="status">
          {estates.length > 0 && (
            <>
              <span className={styles.ofAll}>{formatCount(total)}件中 </span>
              {`${formatCount(first)}～${formatCount(last)}件を表示`}
            </>
          )}
        </p>
        {estates.length > 0 && (
          <p className={styles.basis}>
            {`金額は${MONTHLY_COST}（${stayText(stayOf(results))}）`}
            {brief && <span className={styles.brief}>{`・${brief}`}</span>}
          </p>
        )}
        {hasReach && <ReachLink scope={scope} results={results} />}
        {hasSecond(condition) && estates.length > 0 && (
          <p className={styles.both}>{bothText(scope, condition)}</p>
        )}
      </div>
      {children}
    </div>
  );
}

/** Leads to the list with a wider commute where that adds anything, and between two places to one with a closer commute. */
export function ReachLink({ scope, results }: { scope: SearchScope; results: Results }) {
  const { search: condition, total, otherReach, isFailed } = results;
  if (!otherReach || otherReach.total === 0 || otherReach.total === total || isFailed) return null;
  const { minutes } = otherReach;
  const added = otherReach.total - total;
  return (
    <Link className={styles.wider} to={hrefOf(scope, withReach(condition, minutes))}>
      {added > 0
        ? `${minutes}分まで広げる（+${formatCount(added)}件）`
        : `${minutes}分以内に絞る（${formatCount(otherReach.total)}件）`}
    </Link>
  );
}

function listTitle(scope: SearchScope, search: Search): string {
  const both = reachOfBoth(search);
  if (both !== undefined && isNarrowedByReachOnly(search, scope))
    return `どちらにも${both}分以内で通える物件`;
  if (isNarrowed(search, scope)) return '条件に合う物件';
  const minutes = impliedMinutes(scope, search);
  return minutes === undefined ? '物件一覧' : `${minutes}分以内に通える物件`;
}

/** How a list between two places is put in order, and how far it reaches where its title does not say so. */
function bothText(scope: SearchScope, search: Search): string {
  const reach = reachOfBoth(search);
  return [
    reach !== undefined && !isNarrowedByReachOnly(search, scope)
      ? `どちらにも${reach}分以内で通える物件です。`
      : '',
    (search.sort ?? scope.defaultSort) === 'commute_asc'
      ? '通学時間の長いほうを基準に、短い順に並べています。'
      : '',
  ].join('');
}
