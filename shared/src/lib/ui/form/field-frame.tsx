import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Badge } from '../badge/badge.tsx';
import styles from './field.module.css';

/** Class names of all kinds of fields. A file that imports the stylesheet by its path would bring it a second time. */
export const fieldStyles = styles;

/** The parts of every form field around its control. */
export interface FieldTexts {
  label: string;
  /** Says how to fill the field in, below its label. */
  hint?: ReactNode;
  /** Message of a refused value; absent while there is nothing to say. */
  error?: string | undefined;
  /** The mark beside the label, 必須 or 任意; `none` shows neither. */
  need?: 'required' | 'optional' | 'none';
}

interface FieldFrameProps extends FieldTexts {
  controlId: string;
  children: ReactNode;
}

const ids = (controlId: string) => ({ hint: `${controlId}-hint`, error: `${controlId}-error` });

/** The aria attributes that tie a control to its hint and its error. */
export function describedBy(controlId: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const { hint: hintId, error: errorId } = ids(controlId);
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/**
 * The error of a field, in its own place below the control. It is read with the control, which gets the focus on
 * submit. A live region of its own would repeat it.
 */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={id} className={styles.error}>
      {error && (
        <>
          <CircleAlert size="1rem" aria-hidden />
          {error}
        </>
      )}
    </p>
  );
}

export function NeedBadge({ need = 'none' }: Pick<FieldTexts, 'need'>) {
  if (need === 'none') return null;
  return need === 'required' ? <Badge tone="danger">必須</Badge> : <Badge>任意</Badge>;
}

/** Label with 必須 or 任意, hint, control, error. */
export function FieldFrame({ controlId, label, hint, error, need, children }: FieldFrameProps) {
  const { hint: hintId, error: errorId } = ids(controlId);
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={controlId}>{label}</label>
        <NeedBadge need={need} />
      </span>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
