import Play from 'lucide-react/icons/play';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import type { Roomtype } from '@gakumado/shared/contract';
import { PartLink } from '@gakumado/shared/ui';
import { looksOf, otherViews } from '../photos/other-views.ts';
import styles from './room-photos-link.module.css';

const icons = { panorama: Rotate3d, video: Play };

/** Lead to the panorama and the video of a room type, where it has them. */
export function RoomLooks({ roomtype }: { roomtype: Roomtype }) {
  return otherViews(looksOf({ panoramas: [], videos: [] }, [roomtype])).map(({ part, label }) => {
    const Icon = icons[part];
    return (
      <span key={part}>
        <PartLink part={part} className={styles.link} aria-label={`${roomtype.name}の${label}へ`}>
          <Icon aria-hidden size="1.125rem" />
          {label}を見る
        </PartLink>
      </span>
    );
  });
}
