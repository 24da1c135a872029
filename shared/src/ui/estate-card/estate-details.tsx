import Camera from 'lucide-react/icons/camera';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import Video from 'lucide-react/icons/video';
import type { Estate } from '@gakumado/shared/contract';
import { isEmptyText } from '../format/empty-text.ts';
import { formatDate } from '../format/format-date.ts';
import { formatFees, formatRent } from '../format/format-rent.ts';
import styles from './estate-card.module.css';
import { GuidePriceHelp } from './guide-price-note.tsx';

/** Costs besides the rent. */
export function EstateCosts({ estate }: { estate: Estate }) {
  const fees = [
    ['管理費・共益費', formatFees(estate.management_fee_min, estate.management_fee_max) || '－'],
    ['入館金・礼金', formatFees(estate.entrance_fee_min, estate.entrance_fee_max) || '－'],
    ['敷金', formatFees(estate.deposit_min, estate.deposit_max) || '－'],
  ] as const;
  return (
    <dl className={styles.costs}>
      {fees.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {!isEmptyText(estate.guide_price) && (
        <div>
          <dt>
            めやす賃料
            <GuidePriceHelp />
          </dt>
          <dd className={styles.guidePrice}>{formatRent(estate.guide_price)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Counts of pictures, panorama and video, and the date of the information. */
export function EstateMedia({ estate }: { estate: Estate }) {
  const updated = formatDate(estate.info_updated_at);
  return (
    <ul className={styles.media}>
      {estate.image_count > 0 && (
        <li>
          <Camera size="1rem" aria-hidden />
          写真{estate.image_count}枚
        </li>
      )}
      {estate.is_panorama && (
        <li>
          <Rotate3d size="1rem" aria-hidden />
          パノラマ
        </li>
      )}
      {estate.is_youtube && (
        <li>
          <Video size="1rem" aria-hidden />
          動画
        </li>
      )}
      {updated && <li className={styles.updated}>情報更新日 {updated}</li>}
    </ul>
  );
}
