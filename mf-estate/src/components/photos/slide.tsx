import Expand from 'lucide-react/icons/expand';
import type { Image } from '@gakumado/shared/contract';
import { Picture } from '@gakumado/shared/ui';
import { FLOOR_PLAN } from '@gakumado/shared/vocabulary';
import styles from './photo-slider.module.css';

interface SlideProps {
  image: Image;
  name: string;
  isSample: boolean;
  sizes: string;
  index: number;
  isCurrent: boolean;
  isPriority: boolean;
  isLarge?: boolean | undefined;
  onOpen?: ((index: number) => void) | undefined;
}

export function Slide({
  image,
  name,
  isSample,
  sizes,
  index,
  isCurrent,
  isPriority,
  isLarge,
  onOpen,
}: SlideProps) {
  return (
    <li className={styles.slide} inert={!isCurrent}>
      <Picture
        path={image.path}
        alt={`${name}：${image.caption}`}
        width={960}
        height={640}
        sizes={sizes}
        priority={isPriority}
        isSample={isSample}
        fit={isLarge || image.category === FLOOR_PLAN ? 'contain' : 'cover'}
        className={styles.picture ?? ''}
      />
      {onOpen && (
        <button
          type="button"
          className={styles.open}
          aria-label={`${image.caption}を拡大`}
          onClick={() => onOpen(index)}
        >
          <Expand aria-hidden size="1.125rem" />
        </button>
      )}
    </li>
  );
}
