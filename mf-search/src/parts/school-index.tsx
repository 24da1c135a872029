import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Accordion, Badge, formatCount } from '@gakumado/shared/ui';
import { groupByKana } from '../places/gojuon.ts';
import type { IndexedSchool } from '../places/schools-of.ts';
import styles from './school-index.module.css';

/** More schools than a few screens of a phone show. */
const MANY_SCHOOLS = 24;

/** Schools under the rows of the syllabary, with their campuses. Where they are many, each row opens in place. */
export function SchoolIndex({ schools }: { schools: readonly IndexedSchool[] }) {
  const rows = groupByKana(schools, (school) => school.kana);
  const isFolded = rows.length > 1 && schools.length > MANY_SCHOOLS;
  return (
    <div>
      {rows.map(({ row, items }) => (
        <Accordion
          key={row}
          className={styles.row}
          open={!isFolded || undefined}
          title={<h2>{`${row === 'その他' ? row : `${row}行`}（${formatCount(items.length)}校）`}</h2>}
        >
          <ul className={styles.schools}>
            {items.map((school) => (
              <School key={school.schoolId} {...school} />
            ))}
          </ul>
        </Accordion>
      ))}
    </div>
  );
}

function School({ schoolId, name, type, campuses }: IndexedSchool) {
  return (
    <li className={styles.school}>
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
  );
}
