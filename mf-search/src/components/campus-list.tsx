import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { isEmptyText } from '@gakumado/shared/ui';
import { campusTitle } from './campus-title.ts';
import styles from './campus-list.module.css';

type ListedCampus = Pick<
  SchoolCampus,
  | 'campus_id'
  | 'pref_id'
  | 'school_name'
  | 'campus_name'
  | 'address'
  | 'nearest_station_text'
  | 'estate_count'
>;

/** Campuses as links to their result pages, with what tells them apart. */
export function CampusList({ campuses }: { campuses: readonly ListedCampus[] }) {
  return (
    <ul className={styles.list}>
      {campuses.map((campus) => (
        <li key={campus.campus_id}>
          <Link to={paths.campus(campus.pref_id, campus.campus_id)} className={styles.campus}>
            <span className={styles.texts}>
              <span className={styles.name}>{campusTitle(campus)}</span>
              <span className={styles.place}>
                {campus.address}
                {!isEmptyText(campus.nearest_station_text) && `・${campus.nearest_station_text}`}
              </span>
            </span>
            <span className={styles.count}>{campus.estate_count.toLocaleString('ja-JP')}件</span>
            <ChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
