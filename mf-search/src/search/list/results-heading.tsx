import type { RefObject } from 'react';
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
}

const inJapanese = (count: number) => count.toLocaleString('ja-JP');

/** How many estates there are and which of them stand below. */
export function ResultsHeading({ scope, results, heading, id }: ResultsHeadingProps) {
  const { search: condition, estates, total, isFailed } = results;
  const first = (condition.page - 1) * PAGE_SIZE + 1;
  const last = first + estates.length - 1;
  return (
    <div className={styles.heading}>
      <h2 className={styles.title} ref={heading} id={id} tabIndex={-1}>
        {isNarrowed(condition, scope) ? '条件に合う物件' : '物件一覧'}
        {!isFailed && (
          <>
            <strong>{inJapanese(total)}</strong>件
          </>
        )}
      </h2>
      <p className={styles.range} role="status">
        {estates.length > 0 && `${inJapanese(total)}件中 ${inJapanese(first)}～${inJapanese(last)}件を表示`}
      </p>
    </div>
  );
}
