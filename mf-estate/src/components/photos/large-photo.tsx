import type { Picture as Photo } from '@gakumado/shared/contract';
import { Picture } from '@gakumado/shared/ui';
import { FLOOR_PLAN } from '@gakumado/shared/vocabulary';
import styles from './large-photo.module.css';
import type { Zoom } from './use-zoom.ts';

interface LargePhotoProps {
  photo: Photo;
  name: string;
  /** Null while another photograph is shown. */
  zoom: Zoom | null;
  /** Plans are turned where they fill more of a phone then. */
  isTurned: boolean;
}

/** A photograph in its scroll box: whole, or larger than the box. */
export function LargePhoto({ photo, name, zoom, isTurned }: LargePhotoProps) {
  const scale = zoom?.scale ?? 1;
  const size = `${scale * 100}%`;
  const isPlan = photo.category === FLOOR_PLAN;
  return (
    <div ref={zoom?.attach} className={styles.box} data-is-enlarged={scale > 1}>
      <div
        className={styles.sheet}
        style={{ width: size, height: size }}
        data-turned-in={isPlan && isTurned ? unlike(photo) : undefined}
      >
        <Picture
          path={photo.path}
          alt={`${name}：${photo.caption}`}
          width={photo.width}
          height={photo.height}
          sizes={`${scale * 100}${isPlan ? 'vmax' : 'vw'}`}
          fit="contain"
          className={styles.picture ?? ''}
        />
      </div>
    </div>
  );
}

/** The orientation of a phone that leaves much of the screen empty. */
const unlike = ({ width, height }: Photo) => (width > height ? 'portrait' : 'landscape');
