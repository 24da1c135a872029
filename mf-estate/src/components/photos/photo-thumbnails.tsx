import type { Image } from '@gakumado/shared/contract';
import { Picture, showFocused } from '@gakumado/shared/ui';
import styles from './photo-thumbnails.module.css';

interface PhotoThumbnailsProps {
  images: readonly Image[];
  index: number;
  onChoose: (index: number) => void;
}

export function PhotoThumbnails({ images, index, onChoose }: PhotoThumbnailsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only scrolls to the focused button
    <ul className={styles.thumbnails} onFocus={showFocused}>
      {images.map((image, i) => (
        <li key={image.image_id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`${image.caption}を表示`}
            aria-current={i === index}
            onClick={() => onChoose(i)}
          >
            <Picture path={image.path} alt="" width={96} height={64} sizes="96px" maxWidth={320} />
          </button>
        </li>
      ))}
    </ul>
  );
}
