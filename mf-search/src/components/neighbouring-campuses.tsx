import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CampusNeighbour } from '@gakumado/shared/contract';
import { campusTitle } from './campus-title.ts';
import styles from './ways-on.module.css';

interface NeighbouringCampusesProps {
  campuses: readonly CampusNeighbour[];
  /** The same search at another campus. */
  hrefOf: (campus: CampusNeighbour) => string;
}

/** What the same wishes find at the campuses around. */
export function NeighbouringCampuses({ campuses, hrefOf }: NeighbouringCampusesProps) {
  if (campuses.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="neighbouring-campuses">
      <h3 id="neighbouring-campuses">近くのキャンパスで、同じ条件に合う物件</h3>
      <ul className={styles.ways}>
        {campuses.map((campus) => (
          <li key={campus.campus_id}>
            <Link to={hrefOf(campus)} className={styles.way}>
              <span className={styles.texts}>
                <span className={styles.label}>{campusTitle(campus)}</span>
                <span className={styles.text}>{campus.estate_count.toLocaleString('ja-JP')}件</span>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
