import { Link } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { EstateQuery } from '@gakumado/shared/paths';
import { HomePrice, isEmptyText, Picture, useMyWays } from '@gakumado/shared/ui';
import styles from './history-item.module.css';

interface HistoryItemProps {
  estate: Estate;
  /** Query parameters of its link. */
  asked: EstateQuery;
}

/** Keeps the height of a line. */
const NO_BREAK_SPACE = '\u00a0';

/** One estate of the footer's carousel (specification, 2.6). */
export function HistoryItem({ estate, asked }: HistoryItemProps) {
  const { count, texts } = useMyWays(estate.estate_id);
  return (
    <Link to={paths.estate(estate.estate_id, asked)} className={styles.item}>
      <Picture path={estate.estate_image_path} alt="" width={215} height={143} sizes="215px" maxWidth={480} />
      <span className={styles.name}>{estate.name}</span>
      <HomePrice home={estate} />
      {!isEmptyText(estate.address_detail) && <span className={styles.fact}>{estate.address_detail}</span>}
      {/* The way to the visitor's own place comes before that to the station, and later: its line is kept free. */}
      {count > 0 && <span className={styles.fact}>{texts[0] ?? NO_BREAK_SPACE}</span>}
      {!isEmptyText(estate.station_time_text_min) && (
        <span className={styles.fact}>{estate.station_time_text_min}</span>
      )}
      {estate.is_sample && <span className={styles.sample}>サンプル物件・画像はイメージ</span>}
    </Link>
  );
}
