import type { ReactNode } from 'react';
import styles from './step-drawing.module.css';

/** A drawing for each of the six steps, on a field of 64 by 64. */
const drawings: readonly ReactNode[] = [
  // A family around a table.
  <>
    <circle cx="18" cy="22" r="6" />
    <circle cx="46" cy="22" r="6" />
    <circle cx="32" cy="18" r="5" className={styles.accent} />
    <path d="M8 44c0-8 4-13 10-13 3 0 5 1 7 3M56 44c0-8-4-13-10-13-3 0-5 1-7 3M24 40c0-7 3-12 8-12s8 5 8 12" />
    <path d="M10 44h44l-3 5H13zM18 49v7M46 49v7" className={styles.solid} />
  </>,
  // A school behind a magnifying glass.
  <>
    <path d="M8 50V26l16-10 16 10v24zM24 16V8l8 3-8 3" className={styles.solid} />
    <path d="M19 50v-9h10v9M14 32h4M30 32h4" />
    <circle cx="43" cy="40" r="9" className={styles.glass} />
    <path d="m50 47 8 9" className={styles.heavy} />
  </>,
  // A bill.
  <>
    <path d="M14 8h28v46l-5-4-5 4-4-4-5 4-4-4-5 4z" className={styles.solid} />
    <path d="M20 18h16M20 26h10" />
    <circle cx="42" cy="40" r="12" className={styles.coin} />
    <path d="m37 33 5 7 5-7M42 40v8M37.5 42h9" className={styles.accent} />
  </>,
  // A door that stands open, seen on a telephone too.
  <>
    <path d="M10 54V10h26v44zM6 54h34" className={styles.solid} />
    <path d="M36 10 24 16v42l12-4" className={styles.glass} />
    <circle cx="28" cy="36" r="1.5" />
    <rect x="42" y="26" width="16" height="28" rx="3" className={styles.glass} />
    <path d="m47 36 7 4-7 4z" className={styles.accent} />
  </>,
  // A contract, a pen and a seal.
  <>
    <path d="M12 8h26l8 8v40H12zM38 8v8h8" className={styles.solid} />
    <path d="M19 24h18M19 31h18M19 38h9" />
    <circle cx="37" cy="46" r="5" className={styles.accent} />
    <path d="m44 40 10-16 4 3-10 15-5 3z" className={styles.glass} />
  </>,
  // Boxes and a key.
  <>
    <path d="M8 30h26v26H8zM8 36h26" className={styles.solid} />
    <path d="M13 14h16v16H13zM18 14v6h6v-6M18 30v6h6v-6" className={styles.glass} />
    <circle cx="46" cy="26" r="7" className={styles.accent} />
    <path d="M46 33v21M46 44h7M46 51h6" className={styles.accent} />
  </>,
];

/**
 * A decorative drawing of a step, hidden from screen readers since text beside it says the same. A seventh step has
 * none.
 */
export function StepDrawing({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.drawing}>
      {drawings[index]}
    </svg>
  );
}
