import { useState } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { notLoaded } from '../notice/retry-panel.tsx';
import { pictureSource } from './picture-source.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Site path of the picture (`/images/…`); empty shows a placeholder. */
  path: string | null | undefined;
  alt: string;
  /** Natural size, or any size of the same proportion: it keeps the place free before the picture is there. */
  width?: number;
  height?: number;
  /** The `sizes` of the image: its width on the page. */
  sizes: string;
  /** True for the picture that is seen first: fetched at once and first. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** No wider file than needed for this many pixels. */
  maxWidth?: number;
  className?: string;
}

const NO_PICTURE = '画像はありません';

/** A picture that failed before hydration fires no event any more, so its state is read from the element. */
const hasFailed = (image: HTMLImageElement | null) =>
  image !== null && image.currentSrc !== '' && image.complete && image.naturalWidth === 0;

/** A picture through the image proxy: fitting file for the screen, no layout shift, lazy unless `priority`. */
export function Picture(props: PictureProps) {
  const { path, alt, width = 960, height = 640, sizes, priority, fit = 'cover', maxWidth } = props;
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const source = failedPath === path ? null : pictureSource(path, maxWidth);
  return (
    <span
      className={props.className ? `${styles.picture} ${props.className}` : styles.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-fit={fit}
    >
      {source ? (
        // Inside `picture`, React adds no preload of its own, which a browser that has a larger file would not use.
        <picture key={source.src}>
          <img
            ref={(image) => {
              if (hasFailed(image)) setFailedPath(path ?? null);
            }}
            className={styles.image}
            src={source.src}
            srcSet={source.srcSet}
            sizes={source.srcSet ? sizes : undefined}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding={priority ? 'auto' : 'async'}
            onError={() => setFailedPath(path ?? null)}
          />
        </picture>
      ) : (
        <span className={styles.placeholder} role="img" aria-label={alt || NO_PICTURE}>
          <ImageOff size="1.75rem" aria-hidden />
          <span aria-hidden>{path && failedPath === path ? notLoaded('画像') : NO_PICTURE}</span>
        </span>
      )}
    </span>
  );
}
