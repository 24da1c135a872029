import { listBanners } from '@gakumado/shared/api';
import { BannerLink } from '@gakumado/shared/ui';
import styles from './side-banners.module.css';
import { useQuietData } from './use-quiet-data.ts';

const loadBanners = (signal: AbortSignal) => listBanners({ position: 'home_side' }, signal);

/** Banners of the editors below the side search. */
export function SideBanners() {
  const banners = useQuietData(loadBanners);
  if (!banners || banners.length === 0) return null;
  return (
    <ul className={styles.banners} aria-label="ご案内">
      {banners.map((banner) => (
        <li key={banner.banner_id}>
          <BannerLink banner={banner} position="home_side" wideSizes="300px" />
        </li>
      ))}
    </ul>
  );
}
