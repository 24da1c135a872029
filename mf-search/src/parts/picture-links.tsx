import { Link } from 'react-router-dom';
import { Picture } from '@gakumado/shared/ui';
import styles from './picture-links.module.css';

interface PictureLinksProps {
  /** `count`: estates behind the link. */
  links: readonly { to: string; name: string; count: number; picturePath: string }[];
  /** On wide screens. */
  columns: 3 | 4;
}

const PICTURE_SIZES = {
  3: '(min-width: 897px) 360px, 45vw',
  4: '(min-width: 897px) 265px, 45vw',
} as const;

/** Links into lists, each with a picture of what is meant and how much there is of it. */
export function PictureLinks({ links, columns }: PictureLinksProps) {
  return (
    <ul className={styles.links} data-columns={columns}>
      {links.map(({ to, name, count, picturePath }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <Picture path={picturePath} alt="" sizes={PICTURE_SIZES[columns]} maxWidth={480} isSample />
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count.toLocaleString('ja-JP')}件</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
