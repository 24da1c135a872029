import { Link } from 'react-router-dom';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { formatCount } from '@gakumado/shared/ui';
import { CampusList } from '../../parts/campus-list.tsx';
import { allSchoolsByKeyword } from '../../search/search-paths.ts';
import styles from './keyword-page.module.css';

interface MatchingCampusesProps {
  keyword: string;
  campuses: readonly SchoolCampus[];
  total: number;
}

/** A visitor who types a school looks for a home near it: its campus page knows the commutes. */
export function MatchingCampuses({ keyword, campuses, total }: MatchingCampusesProps) {
  if (campuses.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="matching-campuses">
      <h2 id="matching-campuses">「{keyword}」に当てはまる学校</h2>
      <p>学校のページでは、通学時間の短い順に物件をご覧いただけます。</p>
      <CampusList campuses={campuses} />
      {total > campuses.length && (
        <p>
          <Link to={allSchoolsByKeyword(keyword)}>当てはまる学校をすべて見る（{formatCount(total)}件）</Link>
        </p>
      )}
    </section>
  );
}
