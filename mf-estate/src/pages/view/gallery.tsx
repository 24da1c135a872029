import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Picture } from '@gakumado/shared/ui';
import type { Image } from '@gakumado/shared/contract';
import styles from './gallery.module.css';
import { LargePhotos } from './large-photos.tsx';
import { PhotoSlider } from './photo-slider.tsx';
import { useSlides } from './use-slides.ts';

interface GalleryProps {
  images: readonly Image[];
  name: string;
  isSample: boolean;
}

/** The photographs of the property; a touch shows them as large as the screen. */
export function Gallery({ images, name, isSample }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const slides = useSlides(images.length);
  if (images.length === 0) {
    return (
      <Picture path={null} alt={`${name}の写真は準備中です`} sizes="100vw" className={styles.empty ?? ''} />
    );
  }
  return (
    <section aria-label="写真" className={styles.gallery}>
      <PhotoSlider
        {...{ images, name, isSample, slides }}
        sizes="(min-width: 897px) 690px, 100vw"
        isFirstSeen
        onOpen={setOpenIndex}
      />
      <Dialog.Root open={openIndex !== null} onOpenChange={(isOpen) => !isOpen && setOpenIndex(null)}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <LargePhotos {...{ images, name, isSample }} startIndex={openIndex ?? 0} />
        </Dialog.Portal>
      </Dialog.Root>
    </section>
  );
}
