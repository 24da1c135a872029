import { useState } from 'react';
import { errorCountMessage } from '@gakumado/shared/forms';
import { Notice } from '@gakumado/shared/ui';
import styles from './error-summary.module.css';

interface ErrorSummaryProps<Id extends string> {
  /** The controls in the order of the page. */
  ids: readonly Id[];
  /** The error of a control; undefined for none. */
  messageOf: (id: Id) => string | undefined;
  /** True once the visitor has tried to submit. */
  isShown: boolean;
  /** How often that was: their number is announced once for each time. */
  submitCount: number;
}

/** Says how many items are wrong and leads to each (contract, 4.1). Only their number is announced: each error is heard
 * with its control. */
export function ErrorSummary<Id extends string>({
  ids,
  messageOf,
  isShown,
  submitCount,
}: ErrorSummaryProps<Id>) {
  const wrong = isShown ? ids.filter((id) => messageOf(id) !== undefined) : [];
  const isHeard = useIsHeard(wrong.length, submitCount);
  const count = wrong.length > 0 && errorCountMessage(wrong.length);
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {isHeard && count && <span key={submitCount}>{count}</span>}
      </p>
      {!isHeard && <p className={styles.count}>{count}</p>}
      {wrong.length > 0 && (
        <Notice tone="error">
          <ul>
            {wrong.map((id) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => handleJump(event, id)}>
                  {messageOf(id)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** Whether a number is that of the last submit, or of what the server refused after it, and not of what is mended since. */
function useIsHeard(count: number, submitCount: number): boolean {
  const [last, setLast] = useState<{ submitCount: number; count: number | null }>({ submitCount, count });
  const isNew = submitCount !== last.submitCount || last.count === 0;
  const heard = isNew || count === last.count || count === 0 ? count : null;
  if (submitCount !== last.submitCount || heard !== last.count) setLast({ submitCount, count: heard });
  return heard !== null;
}

function handleJump(event: React.MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
