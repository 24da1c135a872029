import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@gakumado/shared/ui';
import { PAGE_SIZE } from '../load-results.ts';
import type { Results } from '../load-results.ts';
import { hrefOf, impliedMinutes, isNarrowed } from '../scope.ts';
import type { Search } from '../search.ts';
import type { SearchScope } from '../scope.ts';
import styles from './results-bar.module.css';

interface ResultsHeadingProps {
  scope: SearchScope;
  results: Results;
  heading: RefObject<HTMLHeadingElement | null>;
  id: string;
  /** Says what a wider commute would add. */
  hasWider: boolean;
  /** At the end of the row. */
  children: ReactNode;
}

/** The number of estates, the range shown below, and what a wider commute would add. */
export function ResultsHeading({ scope, results, heading, id, hasWider, children }: ResultsHeadingProps) {
  const { search: condition, estates, total, isFailed } = results;
  const first = (condition.page - 1) * PAGE_SIZE + 1;
  const last = first + estates.length - 1;
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
        {hasWider && <WiderLink scope={scope} results={results} />}
      </div>
      {children}
    </div>
  );
}

/** Leads to the list with a wider commute, where that adds anything. */
export function WiderLink({ scope, results }: { scope: SearchScope; results: Results }) {
  const { search: condition, total, widening, isFailed } = results;
  const added = widening ? widening.total - total : 0;
  if (!widening || added <= 0 || isFailed) return null;
  return (
    <Link
      className={styles.wider}
      to={hrefOf(scope, { ...condition, commute_minutes_max: widening.minutes, page: 1 })}
    >
      {`${widening.minutes}分まで広げる（+${formatCount(added)}件）`}
    </Link>
  );
}

function listTitle(scope: SearchScope, search: Search): string {
  if (isNarrowed(search, scope)) return '条件に合う物件';
  const minutes = impliedMinutes(scope, search);
  return minutes === undefined ? '物件一覧' : `${minutes}分以内に通える物件`;
}
