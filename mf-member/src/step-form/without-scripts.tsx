import type { ReactNode } from 'react';
import { useIsHydrated } from '@gakumado/shared/ui';
import styles from './without-scripts.module.css';

/**
 * Content for pages without scripts: shown at once where they are switched off, after a while where they fail. Where
 * they run, it is removed before it takes any space.
 */
export const WithoutScripts = ({ children }: { children: ReactNode }) =>
  useIsHydrated() ? null : <div className={styles.late}>{children}</div>;

/** The place of what scripts fill: gone when {@link WithoutScripts} is shown. */
export const WithScripts = ({ children }: { children: ReactNode }) =>
  useIsHydrated() ? children : <div className={styles.early}>{children}</div>;
