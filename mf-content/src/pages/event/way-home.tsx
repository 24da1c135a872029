import { Link } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import styles from './way-home.module.css';

/** The way to the site from a page without header and footer. */
export function WayHome() {
  return (
    <p className={styles.way}>
      <Link to={paths.home()}>{brand.name}のホームへ</Link>
    </p>
  );
}
