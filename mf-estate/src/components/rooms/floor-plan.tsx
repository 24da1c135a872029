import ZoomIn from 'lucide-react/icons/zoom-in';
import { Picture, VisuallyHidden } from '@gakumado/shared/ui';
import type { Roomtype } from '@gakumado/shared/contract';
import { roomGroup } from '../photos/photo-groups.ts';
import { PhotoLink } from '../photos/photo-link.tsx';
import styles from './floor-plan.module.css';

/** A small floor plan, which opens large among the photographs of its room type. */
export function FloorPlan({ roomtype }: { roomtype: Roomtype }) {
  const { roomtype_id, name, floorplan_image_path: path } = roomtype;
  const group = roomGroup(roomtype);
  const number = group.photos.findIndex((photo) => photo.path === path) + 1;
  const picture = { path, fit: 'contain' as const, width: 4, height: 3, sizes: '160px' };
  const label = `${name}の間取り図`;
  if (number === 0) return <Picture {...picture} alt={label} />;
  return (
    <PhotoLink id={`plan-${roomtype_id}`} group={group} number={number} className={styles.trigger}>
      <VisuallyHidden>{label}を拡大</VisuallyHidden>
      <Picture {...picture} alt="" maxWidth={480} />
      <ZoomIn aria-hidden size="1.125rem" className={styles.mark} />
    </PhotoLink>
  );
}
