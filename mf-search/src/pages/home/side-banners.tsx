import type { Banner } from '@gakumado/shared/contract';
import { BannerLink, ScrollRow } from '@gakumado/shared/ui';
import styles from './side-banners.module.css';

/** Standing offers of the site: strips in a row that scrolls on a phone, cards beside each other where there is room. */
export function SideBanners({ banners }: { banners: readonly Banner[] }) {
  return (
    <ScrollRow className={styles.banners}>
      {banners.map((banner) => (
        <li key={banner.banner_id}>
          <BannerLink banner={banner} look="strip" wideSizes="360px" />
        </li>
      ))}
    </ScrollRow>
  );
}
