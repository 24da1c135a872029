import { Link } from 'react-router-dom';
import { Accordion } from '@gakumado/shared/ui';
import type { EstateCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusLabel, WALK_M_PER_MINUTE } from '@gakumado/shared/vocabulary';
import styles from './access.module.css';

/** How many campuses are shown before the rest is opened. */
const FIRST = 5;

export function CampusList({ campuses }: { campuses: readonly EstateCampus[] }) {
  const rest = campuses.slice(FIRST);
  return (
    <div>
      <h3 className={styles.title}>学校までの通学時間</h3>
      <CampusItems campuses={campuses.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Accordion title={`ほかのキャンパスを見る（${rest.length}件）`} className={styles.rest ?? ''}>
          <CampusItems campuses={rest} />
        </Accordion>
      )}
      <p className={styles.note}>
        {`徒歩は${WALK_M_PER_MINUTE}mを1分として、電車は駅間の所要時間と乗り換えから計算しためやすです。時間帯や待ち時間により異なります。`}
      </p>
    </div>
  );
}

function CampusItems({ campuses }: { campuses: readonly EstateCampus[] }) {
  return (
    <ul className={styles.campuses}>
      {campuses.map((campus) => (
        <li key={campus.campus_id} className={styles.campus}>
          <span className={styles.total}>
            <strong>{campus.commute_minutes}</strong>分
          </span>
          <span>
            <Link to={paths.campus(campus.pref_id, campus.campus_id)} className={styles.school}>
              {campusLabel(campus)}
            </Link>
            <span className={styles.way}>{wayText(campus)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Longer than this (minutes), walking and cycling are no way to school. */
const WALK_MAX = 40;
const BICYCLE_MAX = 40;

function wayText({ commute_text, walk_minutes, bicycle_minutes }: EstateCampus): string {
  const ways = [commute_text];
  if (walk_minutes !== null && walk_minutes <= WALK_MAX && !commute_text.includes(`徒歩${walk_minutes}分`)) {
    ways.push(`徒歩${walk_minutes}分`);
  }
  if (bicycle_minutes !== null && bicycle_minutes <= BICYCLE_MAX) ways.push(`自転車${bicycle_minutes}分`);
  return ways.join('／');
}
