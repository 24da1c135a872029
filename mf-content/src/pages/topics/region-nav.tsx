import type { ContentArea } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { PillLink } from '@gakumado/shared/ui';
import styles from './region-nav.module.css';

interface RegionNavProps {
  areas: readonly ContentArea[];
  /** Slug of the region that is shown; without one it is the whole country. */
  current?: string;
}

/** Links to the topics of each region. */
export function RegionNav({ areas, current }: RegionNavProps) {
  const links = [
    { slug: undefined, name: 'すべて', to: paths.topics() },
    ...areas.map(({ name, name_other }) => ({ slug: name_other, name, to: paths.topicsInArea(name_other) })),
  ];
  return (
    <nav aria-label="地域で選ぶ" className={styles.nav}>
      <ul className={styles.list}>
        {links.map(({ slug, name, to }) => (
          <li key={to}>
            <PillLink to={to} aria-current={slug === current ? 'page' : undefined}>
              {name}
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
