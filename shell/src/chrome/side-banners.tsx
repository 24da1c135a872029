import { useReducer } from 'react';
import { listBanners } from '@gakumado/shared/api';
import { BannerLink, Snippet } from '@gakumado/shared/ui';
import styles from './side-banners.module.css';
import { useQuietData } from './use-quiet-data.ts';

const loadBanners = (signal: AbortSignal) => listBanners({ position: 'home_side' }, signal);

/** Editors' content below the side search: a note, and banners once the height of the note is known. */
export function SideBanners() {
  const banners = useQuietData(loadBanners);
  const [isNoteSettled, settleNote] = useReducer(() => true, false);
  return (
    <aside className={styles.aside} aria-label="ご案内">
      <Snippet path="side/slidebox.html" className={styles.note} onSettled={settleNote} />
      {isNoteSettled && banners && banners.length > 0 && (
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
