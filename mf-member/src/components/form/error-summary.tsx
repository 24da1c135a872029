import { errorCountMessage } from '@gakumado/shared/forms';
import { Notice } from '@gakumado/shared/ui';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** The fields in their order; `name` is also the id of the control. */
  fields: readonly { name: string; label: string }[];
  /** Errors by field, as the form holds them. */
  errors: Readonly<Record<string, { message?: string } | undefined>>;
  /** True once the visitor has tried to submit. */
  isShown: boolean;
}

/** Says how many items are wrong and leads to each (contract, 4.1). Only their number is announced: each error is heard
 * with its control. */
export function ErrorSummary({ fields, errors, isShown }: ErrorSummaryProps) {
  const wrong = isShown ? fields.filter(({ name }) => errors[name]) : [];
  return (
    <div className={styles.summary}>
      <p role="status" className={styles.count}>
        {wrong.length > 0 && errorCountMessage(wrong.length)}
      </p>
      {wrong.length > 0 && (
        <Notice tone="error">
          <ul>
            {wrong.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => handleJump(event, name)}>
                  {errors[name]?.message ?? label}
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
