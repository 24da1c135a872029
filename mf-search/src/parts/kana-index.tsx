import { Link } from 'react-router-dom';
import { kanaRows } from '@gakumado/shared/vocabulary';
import type { KanaRow } from '@gakumado/shared/vocabulary';
import { schoolsByKana } from '../search/search-paths.ts';
import styles from './kana-index.module.css';

/** 五十音 index: the schools whose reading begins in a row of the syllabary. */
export function KanaIndex({ current }: { current?: KanaRow | null }) {
  return (
    <nav className={styles.index} aria-label="五十音から探す">
      <ul>
        {kanaRows.map((row) => (
          <li key={row}>
            <Link
              to={schoolsByKana(row)}
              aria-current={row === current ? 'true' : undefined}
              aria-label={`${row}行`}
            >
              {row}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
