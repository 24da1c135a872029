import type { ComponentProps } from 'react';
import styles from './container.module.css';

/** A part of a page at the page's width, with the gutter at its sides; `text` is the width for reading. */
export function Container({
  width = 'page',
  className,
  ...rest
}: ComponentProps<'div'> & { width?: 'page' | 'text' }) {
  return (
    <div
      {...rest}
      className={className ? `${styles.container} ${className}` : styles.container}
      data-width={width}
    />
  );
}

/** For screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
