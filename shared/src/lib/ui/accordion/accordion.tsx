import type { ComponentProps, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './accordion.module.css';

interface AccordionProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Always visible: words, and headings directly, not inside other elements. */
  title: ReactNode;
  children: ReactNode;
  /** Reading that is open on paper, where nothing can be pressed; not for long lists. */
  isPrintedOpen?: boolean;
}

/**
 * One part that opens and closes: a native `details`, so it works without JavaScript and is found by the
 * browser's search. `open` opens it at first; the same `name` on several keeps one of them open at a time.
 */
export function Accordion({ title, children, className, isPrintedOpen, ...rest }: AccordionProps) {
  return (
    <details
      {...rest}
      className={className ? `${styles.accordion} ${className}` : styles.accordion}
      data-printed-open={isPrintedOpen ? '' : undefined}
    >
      <summary className={styles.summary}>
        {title}
        <ChevronDown className={styles.mark} size="1.25rem" aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
