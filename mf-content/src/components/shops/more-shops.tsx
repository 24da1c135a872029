import type { ReactNode } from 'react';
import styles from './more-shops.module.css';

/** Shops of a list that are seen before the visitor asks for more (specification, section 9). */
export const SHOPS_BEFORE_MORE = 5;

interface MoreShopsProps {
  /** Describes the hidden content, in the button's label. */
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** The rest of a list, behind もっと見る. */
export function MoreShops({ title, isEmpty, children }: MoreShopsProps) {
  if (isEmpty) return null;
  return (
    <details className={styles.more}>
      <summary>もっと見る（{title}）</summary>
      {children}
    </details>
  );
}
