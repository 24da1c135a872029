import { PillLink } from '@gakumado/shared/ui';
import { radiusChoicesKm } from '@gakumado/shared/vocabulary';
import type { Radius } from '../../places/range-point.ts';
import styles from './radius-links.module.css';

interface RadiusLinksProps {
  current: Radius;
  hrefOf: (km: Radius) => string;
}

/** The radii as links: each range has its address. */
export function RadiusLinks({ current, hrefOf }: RadiusLinksProps) {
  return (
    <nav className={styles.radius} aria-label="検索する範囲" data-scroll-row>
      <span aria-hidden>半径</span>
      <ul>
        {radiusChoicesKm.map((km) => (
          <li key={km}>
            <PillLink
              to={hrefOf(km)}
              aria-current={km === current ? 'true' : undefined}
              aria-label={`半径${km}km`}
              preventScrollReset
            >
              {km}km
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
