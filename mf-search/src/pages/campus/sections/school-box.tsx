import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { isEmptyText } from '@gakumado/shared/ui';
import { campusShortName } from '../../../components/campus-title.ts';
import { CampusSection } from './campus-section.tsx';
import styles from './school-box.module.css';

interface SchoolBoxProps {
  campus: SchoolCampus;
  /** The school's other campuses. */
  siblings: readonly SchoolCampus[];
}

/** The school at a glance: some students change campus after two years, so all of them are named. */
export function SchoolBox({ campus, siblings }: SchoolBoxProps) {
  const facts: readonly (readonly [string, string])[] = [
    ['学校の種類', campus.school_type],
    ['所在地', campus.address],
    ...(isEmptyText(campus.nearest_station_text)
      ? []
      : ([['最寄り駅', campus.nearest_station_text]] as const)),
    ['掲載物件', `${campus.estate_count.toLocaleString('ja-JP')}件`],
  ];
  return (
    <CampusSection title={`${campus.school_name}について`}>
      <div className={styles.box}>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.links}>
          {siblings.map((sibling) => (
            <li key={sibling.campus_id}>
              <Way
                to={paths.campus(sibling.pref_id, sibling.campus_id)}
                label={campusShortName(sibling)}
                text={`${sibling.address}・${sibling.estate_count.toLocaleString('ja-JP')}件`}
              />
            </li>
          ))}
          <li>
            <Way
              to={paths.range(3, campus)}
              label="地図で周辺の物件を見る"
              text="キャンパスから半径3kmの物件"
            />
          </li>
          <li>
            <Way
              to={paths.schoolsInPrefecture(campus.pref_id)}
              label={`${campus.pref_name}のほかの学校`}
              text="五十音から選べます"
            />
          </li>
        </ul>
      </div>
    </CampusSection>
  );
}

function Way({ to, label, text }: { to: string; label: string; text: string }) {
  return (
    <Link to={to} className={styles.way}>
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}
