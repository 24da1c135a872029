import type { ReactNode } from 'react';
import { useIsHydrated } from '@gakumado/shared/ui';
import styles from './without-scripts.module.css';

/**
 * What a page shows where no scripts run: at once where they are switched off, after a while where they fail. Where they
 * run, it is gone before it takes any place.
 */
export const WithoutScripts = ({ children }: { children: ReactNode }) =>
  useIsHydrated() ? null : <div className={styles.late}>{children}</div>;

/** The place of what scripts fill: gone when {@link WithoutScripts} is shown. */
export const WithScripts = ({ children }: { children: ReactNode }) =>
  useIsHydrated() ? children : <div className={styles.early}>{children}</div>;
