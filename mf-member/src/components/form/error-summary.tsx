import { errorCountMessage } from '@gakumado/shared/forms';
import { Notice } from '@gakumado/shared/ui';
import styles from './error-summary.module.css';

interface ErrorSummaryProps<Id extends string> {
  /** The controls in the order of the page. */
  ids: readonly Id[];
  /** What is wrong with a control; undefined where nothing is. */
  messageOf: (id: Id) => string | undefined;
  /** True once the visitor has tried to submit. */
  isShown: boolean;
}

/** Says how many items are wrong and leads to each (contract, 4.1). Only their number is announced: each error is heard
 * with its control. */
export function ErrorSummary<Id extends string>({ ids, messageOf, isShown }: ErrorSummaryProps<Id>) {
  const wrong = isShown ? ids.filter((id) => messageOf(id) !== undefined) : [];
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {wrong.length > 0 && errorCountMessage(wrong.length)}
      </p>
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

function handleJump(event: React.MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
