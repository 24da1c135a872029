import { useContext } from 'react';
import { BannerLink, RichText } from '@gakumado/shared/ui';
import { FrameContext } from '../base/frame-content.ts';
import styles from './side-banners.module.css';

/** Editors' content below the side search: a note and banners. */
export function SideBanners() {
  const { sideNote, sideBanners: banners } = useContext(FrameContext);
  if (sideNote.trim() === '' && banners.length === 0) return null;
  return (
    <aside className={styles.aside} aria-label="ご案内">
      {sideNote.trim() !== '' && (
        <div className={styles.note}>
          <RichText html={sideNote} look="plain" />
        </div>
      )}
      {banners.length > 0 && (
        <ul className={styles.banners}>
          {banners.map((banner) => (
            <li key={banner.banner_id}>
              <BannerLink banner={banner} look="strip" wideSizes="300px" />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
