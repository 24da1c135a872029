import { Link } from 'react-router-dom';
import type { Banner } from '@gakumado/shared/contract';
import { pictureSource } from '@gakumado/shared/ui';
import styles from './banners.module.css';

/** From here on there is room for three cards beside each other. */
const WIDE = '(min-width: 640px)';

/** Standing offers of the site: strips below each other on a phone, cards beside each other where there is room. */
export function SideBanners({ banners }: { banners: readonly Banner[] }) {
  return (
    <ul className={styles.cards}>
      {banners.map((banner) => (
        <li key={banner.banner_id}>
          <Link to={banner.link_url} className={styles.banner}>
            <BannerPicture {...banner} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function BannerPicture({ image_path, image_path_sp, alt }: Banner) {
  const card = pictureSource(image_path, 640);
  const strip = pictureSource(image_path_sp, 960);
  if (!card || !strip) return <span className={styles.words}>{alt}</span>;
  return (
    <picture className={styles.picture}>
      <source media={WIDE} srcSet={card.srcSet} sizes="(min-width: 897px) 360px, 30vw" />
      <img src={strip.src} srcSet={strip.srcSet} sizes="100vw" alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
