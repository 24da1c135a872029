import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { Image } from '@gakumado/shared/contract';
import styles from './large-photos.module.css';
import { PhotoSlider } from './photo-slider.tsx';
import { useSlides } from './use-slides.ts';

interface LargePhotosProps {
  images: readonly Image[];
  name: string;
  isSample: boolean;
  startIndex: number;
  /** Finds what has the focus again afterwards. */
  opener: () => HTMLElement | null;
}

/** The photographs as large as the screen, inside a dialogue. Arrow keys turn them. */
export function LargePhotos({ images, name, isSample, startIndex, opener }: LargePhotosProps) {
  const slides = useSlides(images.length, startIndex);
  return (
    <Dialog.Popup className={styles.popup} finalFocus={opener} onKeyDown={slides.handleKeyDown}>
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>{name}の写真</Dialog.Title>
        <Dialog.Close className={styles.close}>
          <X aria-hidden size="1.375rem" />
          閉じる
        </Dialog.Close>
      </div>
      <PhotoSlider {...{ images, name, isSample, slides }} sizes="100vw" isLarge />
    </Dialog.Popup>
  );
}
