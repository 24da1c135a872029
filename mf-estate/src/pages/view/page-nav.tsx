import { PartLink } from '@gakumado/shared/ui';
import styles from './page-nav.module.css';

const sections = [
  { id: 'rooms', label: 'お部屋' },
  { id: 'costs', label: '費用' },
  { id: 'equipment', label: '設備・条件' },
  { id: 'access', label: '交通・通学' },
  { id: 'surroundings', label: '地図と周辺' },
  { id: 'living', label: '契約・暮らし' },
  { id: 'building', label: '物件概要' },
  { id: 'shop', label: '取扱店舗' },
];

/** Links to the parts of this long page. */
export function PageNav() {
  return (
    <nav aria-label="このページの内容" className={styles.nav}>
      <ul className={styles.links}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <PartLink part={id} className={styles.link}>
              {label}
            </PartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
