import { Link } from 'react-router-dom';
import type { Estate, SchoolCampus } from '@gakumado/shared/contract';
import { EstateCard, Pagination } from '@gakumado/shared/ui';
import { campusShortName } from '../../components/campus-title.ts';
import { sorts, writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import styles from './estate-results.module.css';

interface EstateResultsProps {
  path: string;
  condition: Condition;
  campus: SchoolCampus;
  estates: readonly Estate[];
  total: number;
  limit: number;
}

export function EstateResults({ path, condition, campus, estates, total, limit }: EstateResultsProps) {
  return (
    <>
      <SortLinks path={path} condition={condition} />
      <ol className={styles.list}>
        {estates.map((estate, index) => (
          <li key={estate.estate_id}>
            <EstateCard
              estate={estate}
              campusName={campusShortName(campus)}
              headingLevel={2}
              priority={index === 0}
            />
          </li>
        ))}
      </ol>
      <Pagination
        page={condition.page}
        total={total}
        limit={limit}
        hrefOf={(page) => path + writeCondition({ ...condition, page })}
      />
    </>
  );
}

/** Orders as links: they work without JavaScript, and each order has its address. */
function SortLinks({ path, condition }: { path: string; condition: Condition }) {
  return (
    <nav className={styles.sorts} aria-label="並び順">
      <ul>
        {sorts.map(({ name, label }) => (
          <li key={name}>
            <Link
              className={styles.sort}
              to={path + writeCondition({ ...condition, sort: name, page: 1 })}
              aria-current={name === condition.sort ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
