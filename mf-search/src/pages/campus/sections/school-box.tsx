import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatCount, isEmptyText } from '@gakumado/shared/ui';
import { campusShortLabel } from '@gakumado/shared/vocabulary';
import { LinkCards } from '#parts/link-cards.tsx';
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
    ['掲載物件', `${formatCount(campus.estate_count)}件`],
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
        <LinkCards
          look="way"
          columns={1}
          cards={[
            ...siblings.map((sibling) => ({
              to: paths.campus(sibling.pref_id, sibling.campus_id),
              name: campusShortLabel(sibling),
              note: `${sibling.address}・${formatCount(sibling.estate_count)}件`,
            })),
            {
              to: paths.range(3, campus),
              name: '地図で周辺の物件を見る',
              note: 'キャンパスから半径3kmの物件',
            },
            {
              to: paths.schoolsInPrefecture(campus.pref_id),
              name: `${campus.pref_name}のほかの学校`,
              note: '五十音から選べます',
            },
          ]}
        />
      </div>
    </CampusSection>
  );
}
