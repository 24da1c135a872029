import { Link, useLocation } from 'react-router-dom';
import { PartLink, ScrollRow } from '@gakumado/shared/ui';
import styles from './group-links.module.css';
import type { OtherView } from './other-views.ts';
import { showInRow } from './show-in-row.ts';
import { writePhoto } from './photo-address.ts';
import type { PhotoGroup, PhotoGroups } from './photo-groups.ts';

interface GroupLinksProps {
  groups: PhotoGroups;
  shown: PhotoGroup;
  others?: readonly OtherView[] | undefined;
  /** The groups are chosen in the view that is open. */
  isLarge?: boolean;
}

/** Links to the groups of photographs. The one of a room type is offered only while it is shown. */
export function GroupLinks({ groups, shown, others, isLarge = false }: GroupLinksProps) {
  const { pathname, search, state } = useLocation();
  const isOfRoom = groups.rooms.includes(shown);
  const offered = [groups.all, ...groups.categories, ...(isOfRoom ? [shown] : [])];
  return (
    <nav aria-label="写真の分類" className={styles.nav} data-is-large={isLarge}>
      <ScrollRow className={styles.links}>
        {offered.map((group) => (
          <li key={group.id}>
            <Link
              to={{ pathname, search: writePhoto(search, group.id, isLarge ? 1 : null) }}
              replace
              preventScrollReset
              state={isLarge ? state : null}
              className={styles.link}
              aria-current={group === shown ? 'true' : undefined}
              ref={group === shown ? showInRow : undefined}
            >
              {`${group.label}（${group.photos.length}）`}
            </Link>
          </li>
        ))}
        {others?.map(({ part, label, count }) => (
          <li key={part}>
            <PartLink part={part} className={styles.link}>
              {`${label}（${count}）`}
            </PartLink>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
