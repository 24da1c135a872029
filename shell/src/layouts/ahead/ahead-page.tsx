import { useLayoutEffect, useRef } from 'react';
import type { Ahead } from '@gakumado/shared/ahead';
import { Picture, Skeleton } from '@gakumado/shared/ui';
import styles from './ahead-page.module.css';
import { growFrom } from './grow-picture.ts';
import type { Place } from './grow-picture.ts';

interface AheadPageProps {
  ahead: Ahead;
  /** Where its picture stood on the card that was pressed: it grows from there. */
  from?: Place | undefined;
}

/**
 * The first lines of a page in their places, until the page is there. A screen reader hears the page itself, whose place is
 * busy until then.
 */
export function AheadPage({ ahead, from }: AheadPageProps) {
  const { name, picture, pictureSizes, costName, cost, ways } = ahead;
  const visual = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!from || !visual.current) return;
    const growing = growFrom(from, visual.current);
    return () => growing.cancel();
  }, [from]);

  return (
    <div
      className={styles.ahead}
      data-ahead={picture === '' ? 'words' : ''}
      data-grows={from ? '' : undefined}
      aria-hidden
    >
      {picture !== '' && (
        <div ref={visual} className={styles.visual}>
          <Picture path={picture} alt="" sizes={pictureSizes} width={4} height={3} maxWidth={960} priority />
        </div>
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
