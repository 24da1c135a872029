import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Badge, formatCount } from '@gakumado/shared/ui';
import { groupByKana } from '../places/gojuon.ts';
import type { IndexedSchool } from '../places/schools-of.ts';
import styles from './school-index.module.css';

/** Schools under the rows of the syllabary, with their campuses. */
export function SchoolIndex({ schools }: { schools: readonly IndexedSchool[] }) {
  return (
    <div className={styles.groups}>
      {groupByKana(schools, (school) => school.kana).map(({ row, items }) => (
        <section key={row} className={styles.group}>
          <h2>{row === 'その他' ? row : `${row}行`}</h2>
          <ul className={styles.schools}>
            {items.map(({ schoolId, name, type, campuses }) => (
              <li key={schoolId} className={styles.school}>
                <h3>
                  <Link to={paths.school(schoolId)}>{name}</Link>
                  <Badge>{type}</Badge>
                </h3>
                <ul>
                  {campuses.map(({ campusId, prefId, name: campusName, estateCount }) => (
                    <li key={campusId}>
                      <Link to={paths.campus(prefId, campusId)}>
                        {campusName}（{formatCount(estateCount)}件）
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
