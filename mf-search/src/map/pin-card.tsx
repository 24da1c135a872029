import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import type { Estate } from '@gakumado/shared/contract';
import {
  formatLayouts,
  formatRents,
  RangeText,
  isEmptyText,
  monthlyCostText,
  Picture,
  RENT_UNKNOWN,
  Skeleton,
  stayCostGist,
  stayText,
  useEstateLink,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import { MONTHLY_COST } from '@gakumado/shared/vocabulary';
import styles from './pin-card.module.css';

interface PinCardProps {
  /** Null while it is being loaded. */
  estate: Estate | null;
  onClose: () => void;
}

/** The estate of a pin that was tapped, in short; the whole card leads to its page. */
export function PinCard({ estate, onClose }: PinCardProps) {
  return (
    <aside className={styles.card} aria-label="地図で選んだ物件" aria-busy={estate === null}>
      {estate ? <Summary estate={estate} /> : <Skeleton height="6.5rem" />}
      <button type="button" className={styles.close} aria-label="閉じる" onClick={onClose}>
        <X size="1.25rem" aria-hidden />
      </button>
    </aside>
  );
}

function Summary({ estate }: { estate: Estate }) {
  const rents = formatRents(estate.price_min, estate.price_max);
  const cost = monthlyCostText(estate);
  const facts = [
    [
      formatLayouts(estate.layout_min, estate.layout_max),
      cost && `${stayText(estate)}で${stayCostGist(estate)}`,
    ]
      .filter(Boolean)
      .join('／'),
    isEmptyText(estate.station_time_text_min) ? '' : estate.station_time_text_min,
  ].filter(Boolean);
  return (
    <>
      <Picture
        className={styles.picture}
        path={estate.estate_image_path}
        alt=""
        sizes="112px"
        width={1}
        height={1}
        maxWidth={480}
      />
      <div className={styles.texts}>
        <p className={styles.name}>
          <Link className={styles.link} {...useEstateLink(estate)}>
            {estate.name}
          </Link>
        </p>
        {cost && (
          <p className={styles.rent}>
            <VisuallyHidden>{MONTHLY_COST}</VisuallyHidden>
            <RangeText text={cost} />
          </p>
        )}
        <p className={cost ? styles.fact : styles.rent}>{rents ? `賃料 ${rents}` : RENT_UNKNOWN}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
    </>
  );
}
