import { Link } from 'react-router-dom';
import { formatCount, Picture, WIDE_SCREEN } from '@gakumado/shared/ui';
import styles from './picture-links.module.css';

interface PictureLinksProps {
  /** `count`: estates behind the link. */
  links: readonly { to: string; name: string; count: number; picturePath: string }[];
  /** On wide screens. */
  columns: 3 | 4;
}

const PICTURE_SIZES = {
  3: `${WIDE_SCREEN} 360px, (min-width: 640px) 45vw, 64px`,
  4: `${WIDE_SCREEN} 265px, (min-width: 640px) 45vw, 64px`,
} as const;

/** Links into lists, each with a picture and the number of estates. */
export function PictureLinks({ links, columns }: PictureLinksProps) {
  return (
    <ul className={styles.links} data-columns={columns}>
      {links.map(({ to, name, count, picturePath }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <Picture
              path={picturePath}
              alt=""
              sizes={PICTURE_SIZES[columns]}
              maxWidth={480}
              className={styles.picture}
            />
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{formatCount(count)}件</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
