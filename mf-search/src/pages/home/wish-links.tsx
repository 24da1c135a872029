import { Link } from 'react-router-dom';
import type { EstateFacets } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Picture } from '@gakumado/shared/ui';
import { noCondition, writeCondition } from '../../results/condition.ts';
import { homeWishes } from './home-wishes.ts';
import styles from './wish-links.module.css';

/** What families ask for most, with how many homes in the whole country have it. */
export function WishLinks({ facets }: { facets: Pick<EstateFacets, 'condition'> }) {
  const wishes = homeWishes(facets.condition);
  return (
    <ul className={styles.wishes}>
      {wishes.map(({ name, ids, picture, count }) => (
        <li key={name}>
          <Link
            to={paths.areaResult() + writeCondition({ ...noCondition, condition: ids })}
            className={styles.wish}
          >
            <Picture
              path={`/images/pictures/${picture}.webp`}
              alt=""
              sizes="(min-width: 897px) 360px, 45vw"
              maxWidth={480}
              isSample
            />
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count.toLocaleString('ja-JP')}件</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
