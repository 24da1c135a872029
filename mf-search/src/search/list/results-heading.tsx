import type { ReactNode, RefObject } from 'react';
import { formatCount } from '@gakumado/shared/ui';
import { PAGE_SIZE } from '../load-results.ts';
import type { Results } from '../load-results.ts';
import { isNarrowed } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import styles from './results-bar.module.css';

interface ResultsHeadingProps {
  scope: SearchScope;
  results: Results;
  heading: RefObject<HTMLHeadingElement | null>;
  id: string;
  /** At the end of the row. */
  children: ReactNode;
}

/** The number of estates, and the range shown below. */
export function ResultsHeading({ scope, results, heading, id, children }: ResultsHeadingProps) {
  const { search: condition, estates, total, isFailed } = results;
  const first = (condition.page - 1) * PAGE_SIZE + 1;
  const last = first + estates.length - 1;
  return (
    <div className={styles.heading}>
      <div className={styles.titles}>
        <h2 className={styles.title} ref={heading} id={id} tabIndex={-1}>
          {isNarrowed(condition, scope) ? '条件に合う物件' : '物件一覧'}
          {!isFailed && (
            <>
              <strong>{formatCount(total)}</strong>件
            </>
          )}
        </h2>
        <p className={styles.range} role="status">
          {estates.length > 0 &&
            `${formatCount(total)}件中 ${formatCount(first)}～${formatCount(last)}件を表示`}
        </p>
      </div>
      {children}
    </div>
  );
}
