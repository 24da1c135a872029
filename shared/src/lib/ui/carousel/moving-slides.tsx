import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import Slider from 'react-slick';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import './carousel.css';
import styles from './carousel.module.css';

type Hold = 'pointer' | 'touch' | 'focus';

interface MovingSlidesProps {
  slides: readonly ReactNode[];
  /** How many slides fit, with a fraction for one that is cut. */
  visibleCount: number;
  intervalMs: number;
}

/** The sliding row with its buttons. It does not repeat slides, so every link exists once. */
export function MovingSlides({ slides, visibleCount, intervalMs }: MovingSlidesProps) {
  const slider = useRef<Slider>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  /**
   * Reasons to wait: a pointer, a touch or the focus on the slides or their arrows. The start button is none, so that a
   * press moves the slides at once.
   */
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const hold = (kind: Hold) => () => setHolds((held) => [...held.filter((other) => other !== kind), kind]);
  const release = (kind: Hold) => () => setHolds((held) => held.filter((other) => other !== kind));
  const isHeld = holds.length > 0;
  const holding = {
    // A finger counts as a pointer as well, and would be one that never leaves.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold('pointer')(),
    onPointerLeave: release('pointer'),
    onTouchStart: hold('touch'),
    onTouchEnd: release('touch'),
    onTouchCancel: release('touch'),
    onFocus: hold('focus'),
    onBlur: release('focus'),
  };
  const isAtEnd = current >= slides.length - visibleCount;

  const advance = useEffectEvent(() => {
    if (isAtEnd) slider.current?.slickGoTo(0);
    else slider.current?.slickNext();
  });
  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(advance, intervalMs);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, intervalMs]);

  /** A slide that is cut by the edge comes in when the keyboard reaches it. */
  function handleFocus(index: number, { target }: FocusEvent) {
    const isCut = index + 1 > current + visibleCount;
    if (isCut && target.matches(':focus-visible')) slider.current?.slickNext();
  }

  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          className={`${styles.control} ${styles.pause}`}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play size="1rem" aria-hidden /> : <Pause size="1rem" aria-hidden />}
          {isPaused ? '自動再生を始める' : '自動再生を止める'}
        </button>
        <span className={styles.steps} {...holding}>
          <button
            type="button"
            className={styles.control}
            aria-label="前へ"
            aria-disabled={current === 0}
            onClick={() => slider.current?.slickPrev()}
          >
            <ChevronLeft size="1.25rem" aria-hidden />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label="次へ"
            aria-disabled={isAtEnd}
            onClick={() => slider.current?.slickNext()}
          >
            <ChevronRight size="1.25rem" aria-hidden />
          </button>
        </span>
      </div>
      <div className={styles.moving} {...holding}>
        <Slider
          ref={slider}
          arrows={false}
          infinite={false}
          slidesToShow={visibleCount}
          slidesToScroll={1}
          swipeToSlide
          accessibility={false}
          // Every press counts, also of a visitor who tabs faster than the slides move.
          waitForAnimate={false}
          speed={400}
          beforeChange={(_from, to) => setCurrent(to)}
        >
          {slides.map((slide, index) => (
            // Slides out of sight must not take the focus.
            <div
              key={index}
              className={styles.slide}
              inert={index < current || index >= current + visibleCount}
              onFocus={(event) => handleFocus(index, event)}
            >
              {slide}
            </div>
          ))}
        </Slider>
      </div>
    </>
  );
}
