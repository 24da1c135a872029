import { Link } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { VisuallyHidden } from '@gakumado/shared/ui';
import styles from './logo.module.css';

/** The mark is a window (窓, mado) under a gable. */
export function Logo() {
  return (
    <Link to={paths.home()} className={styles.logo}>
      <svg viewBox="0 0 40 40" width="2.125rem" height="2.125rem" aria-hidden className={styles.mark}>
        <path d="M20 2.5 38 15v3H2v-3z" className={styles.roof} />
        <rect x="6" y="16" width="28" height="21.5" rx="3.5" className={styles.wall} />
        <path d="M11 21h8v6h-8zM21 21h8v6h-8zM11 29h8v5h-8zM21 29h8v5h-8z" className={styles.pane} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{brand.name}</span>
        <span className={styles.tagline}>{brand.tagline}</span>
        <VisuallyHidden>ホーム</VisuallyHidden>
      </span>
    </Link>
  );
}
