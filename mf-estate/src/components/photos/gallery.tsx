import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { Picture, useLayer, WIDE_SCREEN } from '@gakumado/shared/ui';
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
  const layer = useLayer('photos');
  const [openIndex, setOpenIndex] = useState(0);
  const section = useRef<HTMLElement>(null);
  const slides = useSlides(images.length);
  if (images.length === 0) {
    return (
      <Picture path={null} alt={`${name}の写真は準備中です`} sizes="100vw" className={styles.empty ?? ''} />
    );
  }
  function handleOpen(index: number) {
    setOpenIndex(index);
    layer.onOpenChange(true);
  }

  /** Only the photograph that shows can be opened. */
  const findOpener = () => section.current?.querySelector<HTMLElement>('li:not([inert]) button') ?? null;

  return (
    <section ref={section} aria-label="写真" className={styles.gallery}>
      <PhotoSlider
        {...{ images, name, isSample, slides }}
        sizes={`${WIDE_SCREEN} 690px, 100vw`}
        isFirstSeen
        onOpen={handleOpen}
      />
      <Dialog.Root {...layer}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <LargePhotos {...{ images, name, isSample }} startIndex={openIndex} opener={findOpener} />
        </Dialog.Portal>
      </Dialog.Root>
    </section>
  );
}
