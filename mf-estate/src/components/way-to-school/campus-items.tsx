import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { campusLabel, FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { SchoolWay } from './load-asked.ts';
import styles from './campus-items.module.css';

/** Campuses with the minutes from door to door, and how. */
export function CampusItems({ ways }: { ways: readonly SchoolWay[] }) {
  return (
    <ul className={styles.campuses}>
      {ways.map((way) => (
        <li key={campusLabel(way)} className={styles.campus}>
          <span className={styles.total}>
            <strong>{way.commute_minutes ?? FAR_COMMUTE_MINUTES}</strong>
            {way.commute_minutes === undefined ? '分超' : '分'}
          </span>
          <span>
            {way.campus_id !== undefined && way.pref_id !== undefined ? (
              <Link to={paths.campus(way.pref_id, way.campus_id)} className={styles.school}>
                {campusLabel(way)}
              </Link>
            ) : (
              <span className={styles.school}>{campusLabel(way)}</span>
            )}
            <span className={styles.way}>{wayText(way)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Longer than this (minutes), walking and cycling are no way to school. */
export const WALK_MAX = 40;
const BICYCLE_MAX = 40;

/** Longer ways are not worked out. */
const TOO_FAR = `通学時間のめやすは${FAR_COMMUTE_MINUTES}分を超えます`;

/** The kinds of transport with their minutes. */
export function wayText({ commute_text, walk_minutes, bicycle_minutes }: SchoolWay): string {
  if (commute_text === undefined) return TOO_FAR;
  const ways = [commute_text];
  if (walk_minutes && walk_minutes <= WALK_MAX && !commute_text.includes(`徒歩${walk_minutes}分`)) {
    ways.push(`徒歩${walk_minutes}分`);
  }
  if (bicycle_minutes && bicycle_minutes <= BICYCLE_MAX) ways.push(`自転車${bicycle_minutes}分`);
  return ways.join('／');
}
