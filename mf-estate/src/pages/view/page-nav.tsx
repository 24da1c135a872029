import { PartLink, ScrollRow } from '@gakumado/shared/ui';
import { otherViews } from '../../components/photos/other-views.ts';
import type { Looks } from '../../components/photos/other-views.ts';
import styles from './page-nav.module.css';

type Part = Record<'part' | 'label', string>;

const parts: readonly Part[] = [
  { part: 'rooms', label: 'お部屋' },
  { part: 'costs', label: '費用' },
  { part: 'equipment', label: '設備・条件' },
  { part: 'access', label: '交通・通学' },
  { part: 'surroundings', label: '地図と周辺' },
  { part: 'night-way', label: '夜の帰り道' },
  { part: 'quiet', label: '静かさ' },
  { part: 'risks', label: 'もしものとき' },
  { part: 'living', label: '契約・暮らし' },
  { part: 'building', label: '物件概要' },
  { part: 'shop', label: '取扱店舗' },
];

/** Links to the parts of this long page, in its order. */
export function PageNav({ looks }: { looks: Looks }) {
  return (
    <nav aria-label="このページの内容" className={styles.nav}>
      <ScrollRow className={styles.links}>
        {[...otherViews(looks), ...parts].map(({ part, label }: Part) => (
          <li key={part}>
            <PartLink part={part} className={styles.link}>
              {label}
            </PartLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
