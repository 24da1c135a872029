import type { Image } from '@gakumado/shared/contract';
import { Picture } from '@gakumado/shared/ui';
import styles from './photo-thumbnails.module.css';

interface PhotoThumbnailsProps {
  images: readonly Image[];
  index: number;
  onChoose: (index: number) => void;
}

export function PhotoThumbnails({ images, index, onChoose }: PhotoThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
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
