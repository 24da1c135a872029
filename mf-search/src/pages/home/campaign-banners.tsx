import { Link } from 'react-router-dom';
import type { Banner } from '@gakumado/shared/contract';
import { Picture } from '@gakumado/shared/ui';
import { Carousel } from '@gakumado/shared/ui/carousel';
import styles from './banners.module.css';

/** As wide as a phone shows it with a bit of the next one, in px. */
const BANNER_WIDTH = 320;

/** What runs now, as pictures that say it in words; every picture's text is its alternative text as well. */
export function CampaignBanners({ banners }: { banners: readonly Banner[] }) {
  return (
    <Carousel label="キャンペーンとご案内" itemWidth={BANNER_WIDTH} intervalMs={13_000}>
      {banners.map(({ banner_id, image_path_sp, alt, link_url, is_blank }) => (
        <Link
          key={banner_id}
          to={link_url}
          className={styles.banner}
          {...(is_blank ? { target: '_blank', rel: 'noopener' } : {})}
        >
          <Picture
            path={image_path_sp}
            alt={is_blank ? `${alt}（新しいタブで開きます）` : alt}
            width={750}
            height={640}
            sizes={`${BANNER_WIDTH}px`}
            maxWidth={750}
          />
        </Link>
      ))}
    </Carousel>
  );
}
