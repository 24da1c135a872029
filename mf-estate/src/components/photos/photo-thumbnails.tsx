import { Picture, ScrollRow } from '@gakumado/shared/ui';
import type { PhotoGroup } from './photo-groups.ts';
import { showInRow } from './show-in-row.ts';
import styles from './photo-thumbnails.module.css';

interface PhotoThumbnailsProps {
  group: PhotoGroup;
  index: number;
  onChoose: (index: number) => void;
}

export function PhotoThumbnails({ group, index, onChoose }: PhotoThumbnailsProps) {
  return (
    <ScrollRow className={styles.thumbnails} data-screen-only>
      {group.photos.map(({ path, caption }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order of a group does not change
        <li ref={i === index ? showInRow : undefined} key={`${path} ${i}`}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`${caption}を表示`}
            aria-current={i === index}
            onClick={() => onChoose(i)}
          >
            <Picture path={path} alt="" width={96} height={64} sizes="96px" maxWidth={320} />
          </button>
        </li>
      ))}
    </ScrollRow>
  );
}
