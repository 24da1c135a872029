import type { Picture as PictureShape } from '@gakumado/shared/contract';
import { Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import styles from './shop-pictures.module.css';

interface ShopPicturesProps {
  pictures: readonly PictureShape[];
  /** The first one is seen first of all on the page. */
  isFirst?: boolean;
}

/** Pictures of a shop with their captions: one large, the others beside or below it. */
export function ShopPictures({ pictures, isFirst = false }: ShopPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} data-count={Math.min(3, pictures.length)}>
      {pictures.map(({ path, caption, width, height }, index) => (
        <li key={path}>
          <figure className={styles.figure}>
            <Picture
              {...{ path, width, height }}
              alt={caption}
              sizes={index === 0 ? `${WIDE_SCREEN} 540px, 100vw` : `${WIDE_SCREEN} 260px, 50vw`}
              priority={isFirst && index === 0}
              className={styles.picture ?? ''}
            />
            <figcaption className={styles.caption} aria-hidden>
              {caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
