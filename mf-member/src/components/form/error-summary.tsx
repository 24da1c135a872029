import { errorCountMessage } from '@gakumado/shared/forms';
import { Notice } from '@gakumado/shared/ui';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** The faults in the order of the page; `id` is that of the control. */
  faults: readonly { id: string; message: string }[];
  /** True once the visitor has tried to submit. */
  isShown: boolean;
}

/** Says how many items are wrong and leads to each (contract, 4.1). Only their number is announced: each error is heard
 * with its control. */
export function ErrorSummary({ faults, isShown }: ErrorSummaryProps) {
  const wrong = isShown ? faults : [];
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {wrong.length > 0 && errorCountMessage(wrong.length)}
      </p>
      {wrong.length > 0 && (
        <Notice tone="error">
          <ul>
            {wrong.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => handleJump(event, id)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function handleJump(event: React.MouseEvent, name: string) {
  const control = document.getElementById(name);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
