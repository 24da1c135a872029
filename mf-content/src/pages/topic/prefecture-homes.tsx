import { Link } from 'react-router-dom';
import type { ApiAnswer } from '@gakumado/shared/connection';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { EstateCard, formatCount, PartFailed, SampleNote } from '@gakumado/shared/ui';
import { findPrefectureName } from '@gakumado/shared/vocabulary';
import styles from './linked-homes.module.css';

interface LinkedHomesProps {
  prefId: number;
  /** The first homes of the prefecture and their number; null when they could not be loaded. */
  homes: Pick<ApiAnswer<Estate[]>, 'result' | 'total_count'> | null;
}

/** Homes in the prefecture that an article is about, and the ways to more of them. */
export function LinkedHomes({ prefId, homes }: LinkedHomesProps) {
  const prefecture = findPrefectureName(prefId);
  if (!prefecture) return null;
  const { name, slug } = prefecture;
  const count = homes?.total_count ?? 0;
  return (
    <section aria-labelledby="linked-homes" className={styles.homes}>
      <h2 id="linked-homes">{name}で暮らす</h2>
      {homes === null && <PartFailed name={`${name}の物件`} />}
      {homes !== null && count === 0 && (
        <p>
          {name}の物件は、ただいま掲載していません。
          <Link to={paths.roomOrder(prefId)}>ご希望をお知らせいただければ、お調べします。</Link>
        </p>
      )}
      {homes?.result.some(({ is_sample }) => is_sample) && <SampleNote />}
      {count > 0 && (
        <ul className={styles.cards}>
          {homes?.result.map((estate) => (
            <li key={estate.estate_id}>
              <EstateCard estate={estate} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.links}>
        {count > 0 && (
          <li>
            <Link to={paths.areaResult(prefId)}>
              {name}の物件{formatCount(count)}件をすべて見る
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.schoolsInPrefecture(prefId)}>{name}の学校から探す</Link>
        </li>
        <li>
          <Link to={paths.city(slug)}>{name}の家賃と街を見る</Link>
        </li>
      </ul>
    </section>
  );
}
