import { Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import { FLOOR_PLAN } from '@gakumado/shared/vocabulary';
import type { PhotoGroup } from './photo-groups.ts';
import { PhotoLink } from './photo-link.tsx';
import styles from './slide.module.css';

/** Id of the link of the photograph that is shown. */
export const SHOWN_PHOTO = 'photo-shown';

interface SlideProps {
  group: PhotoGroup;
  index: number;
  isCurrent: boolean;
  name: string;
}

/** A photograph within the page. A touch opens it as large as the window. */
export function Slide({ group, index, isCurrent, name }: SlideProps) {
  const photo = group.photos[index]!;
  return (
    <>
      <Picture
        path={photo.path}
        alt={`${name}：${photo.caption}`}
        width={960}
        height={720}
        sizes={`${WIDE_SCREEN} 656px, 100vw`}
        priority={index === 0}
        fit={photo.category === FLOOR_PLAN ? 'contain' : 'cover'}
        className={styles.picture ?? ''}
      />
      <PhotoLink
        // The view may close over another photograph than it opened with, which then has the focus.
        id={isCurrent ? SHOWN_PHOTO : `photo-${index + 1}`}
        group={group}
        number={index + 1}
        label={`${photo.caption}を拡大`}
        className={styles.open}
      />
    </>
  );
}
