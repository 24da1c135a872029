import { useEffect, useRef, useState } from 'react';
import styles from './flat-panorama.module.css';

const isScrolling = (box: Element | null) => box !== null && box.scrollWidth > box.clientWidth;

/** A panorama as one picture, for a browser that cannot look around in it. It scrolls where it is wider than its box. */
export function FlatPanorama({ address, title }: { address: string; title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);

  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsWider(isScrolling(box.current)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const scrolling = isWider && ({ role: 'group', 'aria-label': '横に動かせる写真', tabIndex: 0 } as const);
  return (
    <div className={styles.flat}>
      <p className={styles.words}>
        お使いの環境では見回せないため、1枚の写真で表示しています。{isWider && '横に動かしてご覧ください。'}
      </p>
      <div ref={box} className={styles.scroll} {...scrolling}>
        <img
          src={address}
          alt={title}
          className={styles.picture}
          onLoad={() => setIsWider(isScrolling(box.current))}
        />
      </div>
    </div>
  );
}
