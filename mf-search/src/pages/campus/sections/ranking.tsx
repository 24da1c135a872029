import { Link } from 'react-router-dom';
import type { RankedEstate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { EstateQuery } from '@gakumado/shared/paths';
import { formatCount, HomePrice, Picture } from '@gakumado/shared/ui';
import { CampusSection } from './campus-section.tsx';
import styles from './ranking.module.css';

interface RankingProps {
  estates: readonly RankedEstate[];
  /** Query of the links: the campus, and the stay of its list. */
  asked: EstateQuery;
}

/** Estates that most visitors keep as a favourite, with their true number; nothing where too few do. */
export function Ranking({ estates, asked }: RankingProps) {
  if (estates.length === 0) return null;
  return (
    <CampusSection
      title="お気に入りの多い物件"
      lead="このキャンパスに通いやすい物件のうち、お気に入りに入れている方が多い順です。"
    >
      <ol className={styles.list}>
        {estates.map((estate, index) => (
          <li key={estate.estate_id}>
            <Link to={paths.estate(estate.estate_id, asked)} className={styles.estate}>
              <span className={styles.rank}>
                {index + 1}
                <span className={styles.unit}>位</span>
              </span>
              <span className={styles.picture}>
                <Picture path={estate.estate_image_path} alt="" sizes="96px" maxWidth={320} />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{estate.name}</span>
                <HomePrice home={estate} />
                <span className={styles.facts}>
                  {estate.commute_minutes !== undefined && `通学${estate.commute_minutes}分・`}
                  {formatCount(estate.favorite_count)}人がお気に入りに登録
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </CampusSection>
  );
}
