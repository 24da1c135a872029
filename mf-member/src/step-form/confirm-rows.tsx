import { VisuallyHidden } from '@gakumado/shared/ui';
import type { FormField, FormValues } from './form-field.ts';
import styles from './confirm-rows.module.css';

interface ConfirmRowsProps {
  /** Those that are shown. */
  fields: readonly FormField[];
  checked: FormValues;
  errorAt?: (path: string) => string | undefined;
  onCorrect?: (path: string | undefined) => void;
}

/** The table of 確認, with an error row where the server refused an item (specification, 2.9). */
export function ConfirmRows({ fields, checked, errorAt, onCorrect }: ConfirmRowsProps) {
  return (
    <dl className={styles.rows}>
      {fields.map(({ paths, label, describe }) => {
        if (!describe) return null;
        const wrong = paths.find((path) => errorAt?.(path) !== undefined);
        return (
          <div key={paths[0]} className={styles.row} data-invalid={wrong ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              {describe(checked) || '未入力'}
              {wrong !== undefined && (
                <p className={styles.error}>
                  {errorAt?.(wrong)}{' '}
                  <button type="button" className={styles.correct} onClick={() => onCorrect?.(wrong)}>
                    修正する<VisuallyHidden>：{label}</VisuallyHidden>
                  </button>
                </p>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
