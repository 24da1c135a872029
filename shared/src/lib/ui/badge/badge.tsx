import type { ComponentProps } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger';

/** A short word beside something: a kind, a state. Colour is never its only meaning. */
export function Badge({ tone = 'neutral', ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span {...rest} className={styles.badge} data-tone={tone} />;
}
