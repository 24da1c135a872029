import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EstateCard, formatCount, PartFailed, SampleNote } from '@gakumado/shared/ui';
import styles from './linked-homes.module.css';
import type { LoadedHomes } from './load-homes.ts';

interface LinkedHomesProps {
  title: string;
  /** A common name for these homes, as in 宮城県の物件. */
  name: string;
  homes: LoadedHomes;
  /** Where all of them are listed. */
  allPath: string;
  /** In place of homes where there are none. */
  none?: ReactNode;
  /** Further ways, each an `li`. */
  children?: ReactNode;
}

/** Homes that belong to a text, and the ways to more of them. */
export function LinkedHomes({ title, name, homes, allPath, none, children }: LinkedHomesProps) {
  const count = homes?.total_count ?? 0;
  return (
    <section aria-labelledby="linked-homes" className={styles.homes}>
      <h2 id="linked-homes">{title}</h2>
      {homes === null && <PartFailed name={name} />}
      {homes !== null && count === 0 && (none ?? <p>{name}は、ただいま掲載していません。</p>)}
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
            <Link to={allPath}>
              {name}
              {formatCount(count)}件をすべて見る
            </Link>
          </li>
        )}
        {children}
      </ul>
    </section>
  );
}
