import { Children } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { ScrollRow } from '@gakumado/shared/ui/core';
import { useMotion } from './use-motion.ts';
import { useMovingSlides } from './use-moving-slides.ts';
import { USUAL_TEXT_PX, useWidth } from './use-width.ts';
import styles from './carousel.module.css';

/** react-slick rounds the width of a slide up: a quotient that is a hair too small would make it a pixel wider. */
const ROUNDING = 1e-6;

interface CarouselProps {
  /** Name of the whole for screen readers. */
  label: string;
  /** The slides, each with a key. */
  children: ReactNode;
  /** Width of a slide in px at the usual text size (215 in the specification, section 9); it grows with the text. */
  itemWidth?: number;
  /** Time between two movements, in ms (specification, section 9). */
  intervalMs?: 7_000 | 10_000 | 13_000;
}

/** Space between two slides in px at the usual text size; the stylesheet has the same. */
const GAP_PX = 16;

/**
 * Slides that advance on their own. They stop under the pointer, under a touch, while something inside has the focus,
 * and for good with the pause button. The server renders, and visitors who want no motion keep, a row that is scrolled
 * by hand; it has the same measures, so nothing shifts. The code that moves them is fetched when it is needed, and the
 * row stays when it cannot be loaded.
 */
export function Carousel({ label, children, itemWidth = 215, intervalMs = 7_000 }: CarouselProps) {
  const mayMove = useMotion();
  const slides = Children.toArray(children);
  if (slides.length === 0) return null;
  return (
    <section
      className={styles.carousel}
      style={{ '--carousel-item': `${itemWidth / USUAL_TEXT_PX}rem` } as CSSProperties}
      aria-roledescription="カルーセル"
      aria-label={label}
    >
      {mayMove ? (
        <MeasuredSlides label={label} slides={slides} itemWidth={itemWidth} intervalMs={intervalMs} />
      ) : (
        <PlainSlides label={label} slides={slides} />
      )}
    </section>
  );
}

interface SlidesProps {
  label: string;
  slides: readonly ReactNode[];
}

function MeasuredSlides({
  itemWidth,
  intervalMs,
  ...slidesProps
}: SlidesProps & { itemWidth: number; intervalMs: number }) {
  const { width, ref } = useWidth();
  // A slide is never wider than its place: it would be one that never comes in wholly.
  const slideWidth = Math.min(itemWidth, width);
  const visibleCount = (width + GAP_PX) / (slideWidth + GAP_PX) + ROUNDING;
  const canMove = width > 0 && visibleCount < slidesProps.slides.length;
  const moving = useMovingSlides(canMove);
  return (
    <div ref={ref} className={styles.frame}>
      {canMove && moving ? (
        <moving.MovingSlides
          slides={slidesProps.slides}
          visibleCount={visibleCount}
          intervalMs={intervalMs}
        />
      ) : (
        <PlainSlides {...slidesProps} />
      )}
    </div>
  );
}

function PlainSlides({ label, slides }: SlidesProps) {
  return (
    <>
      <div className={styles.bar} />
      <ScrollRow className={styles.row} aria-label={label}>
        {slides.map((slide, index) => (
          <li key={index}>{slide}</li>
        ))}
      </ScrollRow>
    </>
  );
}
