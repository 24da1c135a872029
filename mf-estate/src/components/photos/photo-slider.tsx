import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Image } from '@gakumado/shared/contract';
import { PhotoThumbnails } from './photo-thumbnails.tsx';
import styles from './photo-slider.module.css';
import { Slide } from './slide.tsx';
import type { Slides } from './use-slides.ts';

interface PhotoSliderProps {
  images: readonly Image[];
  name: string;
  isSample: boolean;
  sizes: string;
  slides: Slides;
  /** The first photograph is the first visible part of the page. */
  isFirstSeen?: boolean;
  /** Fills the place it is given and shows each photograph whole. */
  isLarge?: boolean;
  onOpen?: (index: number) => void;
}

/** One photograph at a time: swiped, with buttons or by its thumbnail. */
export function PhotoSlider(props: PhotoSliderProps) {
  const { images, slides, isFirstSeen, isLarge } = props;
  const { index, show, attachTrack, handleScroll } = slides;
  return (
    <div className={styles.slider} data-is-large={isLarge}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
        <ul ref={attachTrack} className={styles.track} onScroll={handleScroll} tabIndex={0} aria-label="写真">
          {images.map((image, i) => (
            <Slide
              key={image.image_id}
              {...props}
              image={image}
              index={i}
              isCurrent={i === index}
              isPriority={isFirstSeen === true && i === 0}
            />
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label="前の写真"
              onClick={() => show(index - 1)}
            >
              <ChevronLeft aria-hidden size="1.5rem" />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label="次の写真"
              onClick={() => show(index + 1)}
            >
              <ChevronRight aria-hidden size="1.5rem" />
            </button>
          </>
        )}
      </div>
      <p className={styles.caption} aria-live="polite">
        <span>{images[index]?.caption}</span>
        <span className={styles.counter}>
          {index + 1} / {images.length}
        </span>
      </p>
      {images.length > 1 && <PhotoThumbnails images={images} index={index} onChoose={show} />}
    </div>
  );
}
