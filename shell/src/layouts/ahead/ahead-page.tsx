import type { Ahead } from '@gakumado/shared/ahead';
import { Picture, Skeleton } from '@gakumado/shared/ui';
import styles from './ahead-page.module.css';

/**
 * The first lines of a page in their places, until the page is there. A screen reader hears the page itself, whose place is
 * busy until then.
 */
export function AheadPage({ ahead }: { ahead: Ahead }) {
  const { name, picture, pictureSizes, costName, cost, ways } = ahead;
  return (
    <div className={styles.ahead} data-ahead={picture === '' ? 'words' : ''} aria-hidden>
      {picture !== '' && (
        <Picture path={picture} alt="" sizes={pictureSizes} width={4} height={3} maxWidth={960} priority />
      )}
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        {cost !== '' && (
          <p>
            <span className={styles.costName}>{costName}</span>
            <strong className={styles.cost}>{cost}</strong>
          </p>
        )}
        {ways.map((way) => (
          <p key={way} className={styles.way}>
            {way}
          </p>
        ))}
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
