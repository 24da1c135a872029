import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useIsHydrated } from '@gakumado/shared/ui';
import type { PhotoGroup } from './photo-groups.ts';
import styles from './photo-slider.module.css';
import type { Slides } from './use-slides.ts';

interface PhotoSliderProps {
  group: PhotoGroup;
  slides: Slides;
  /** Fills the place it is given. */
  isLarge?: boolean;
  /** One photograph, by its place in the group. */
  renderPhoto: (index: number) => ReactNode;
  /** Stands over the photographs. */
  controls?: ReactNode;
  /** Follows the caption. */
  children: ReactNode;
}

/** One photograph at a time: swiped or with buttons. */
export function PhotoSlider({ group, slides, isLarge, renderPhoto, controls, children }: PhotoSliderProps) {
  const { index, show, track, handleScroll } = slides;
  const { photos } = group;
  const longest = photos.map(({ caption }) => caption).reduce((a, b) => (b.length > a.length ? b : a), '');
  // Without scripts every photograph can be opened, also after a swipe.
  const isHydrated = useIsHydrated();
  const counter = (
    <span className={styles.counter} data-screen-only>
      {index + 1} / {photos.length}
    </span>
  );
  return (
    <div className={styles.slider} data-is-large={isLarge}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
        <ul ref={track} className={styles.track} onScroll={handleScroll} tabIndex={0} aria-label="写真">
          {photos.map(({ path }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the order of a group does not change
            <li key={`${path} ${i}`} className={styles.slide} inert={isHydrated && i !== index}>
              {renderPhoto(i)}
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <>
            <button
              type="button"
              className={styles.previous}
              data-screen-only
              aria-label="前の写真"
              onClick={() => show(index - 1)}
            >
              <ChevronLeft aria-hidden size="1.5rem" />
            </button>
            <button
              type="button"
              className={styles.next}
              data-screen-only
              aria-label="次の写真"
              onClick={() => show(index + 1)}
            >
              <ChevronRight aria-hidden size="1.5rem" />
            </button>
          </>
        )}
        {controls}
        {!isLarge && counter}
      </div>
      <p className={styles.caption} aria-live="polite">
        <span className={styles.text} data-longest={longest}>
          <span>{photos[index]?.caption}</span>
        </span>
        {isLarge && counter}
      </p>
      {children}
    </div>
  );
}
