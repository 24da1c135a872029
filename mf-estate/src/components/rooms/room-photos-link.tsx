import Images from 'lucide-react/icons/images';
import type { Roomtype } from '@gakumado/shared/contract';
import { roomGroup } from '../photos/photo-groups.ts';
import { PhotoLink } from '../photos/photo-link.tsx';
import styles from './room-photos-link.module.css';

/** Opens the photographs of a room type; nothing where it has none. */
export function RoomPhotosLink({ roomtype }: { roomtype: Roomtype }) {
  const group = roomGroup(roomtype);
  const count = group.photos.length;
  if (count === 0) return null;
  return (
    <span>
      <PhotoLink
        id={`room-photos-${roomtype.roomtype_id}`}
        group={group}
        number={1}
        label={`${roomtype.name}の写真を見る（${count}枚）`}
        className={styles.link}
      >
        <Images aria-hidden size="1.125rem" />
        写真を見る（{count}枚）
      </PhotoLink>
    </span>
  );
}
