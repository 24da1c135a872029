import { Link } from 'react-router-dom';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusShortName } from '../../components/campus-title.ts';
import styles from './campus-page.module.css';

/** The school's other campuses: some students change campus after two years. */
export function OtherCampuses({
  campus,
  siblings,
}: {
  campus: SchoolCampus;
  siblings: readonly SchoolCampus[];
}) {
  if (siblings.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2>{campus.school_name}のほかのキャンパス</h2>
      <ul>
        {siblings.map((sibling) => (
          <li key={sibling.campus_id}>
            <Link to={paths.campus(sibling.pref_id, sibling.campus_id)}>{campusShortName(sibling)}</Link>
            <span>
              {sibling.address}・{sibling.estate_count.toLocaleString('ja-JP')}件
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
