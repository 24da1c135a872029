import { Link } from 'react-router-dom';
import School from 'lucide-react/icons/school';
import X from 'lucide-react/icons/x';
import type { Estate } from '@gakumado/shared/contract';
import {
  commuteTexts,
  formatLayouts,
  HomePrice,
  isEmptyText,
  Picture,
  Skeleton,
  stayCostGist,
  stayText,
  useEstateLink,
} from '@gakumado/shared/ui';
import styles from './pin-card.module.css';

interface SummaryProps {
  estate: Estate;
  /** Names of the searched campuses, for the ways there. */
  campusName: string | undefined;
  secondCampusName: string | undefined;
}

interface PinCardProps extends Omit<SummaryProps, 'estate'> {
  /** Null while it is being loaded. */
  estate: Estate | null;
  onClose: () => void;
}

/** The estate of a pin that was tapped, in short; the whole card leads to its page. */
export function PinCard({ estate, onClose, ...names }: PinCardProps) {
  return (
    <aside className={styles.card} aria-label="地図で選んだ物件" aria-busy={estate === null}>
      {estate ? <Summary estate={estate} {...names} /> : <Skeleton height="6.5rem" />}
      <button type="button" className={styles.close} aria-label="閉じる" onClick={onClose}>
        <X size="1.25rem" aria-hidden />
      </button>
    </aside>
  );
}

function Summary({ estate, campusName, secondCampusName }: SummaryProps) {
  const total = stayCostGist(estate);
  const commutes = commuteTexts(estate, campusName, secondCampusName);
  const station = isEmptyText(estate.station_time_text_min) ? '' : estate.station_time_text_min;
  const facts = [
    [formatLayouts(estate.layout_min, estate.layout_max), total && `${stayText(estate)}で${total}`]
      .filter(Boolean)
      .join('／'),
    commutes.length > 0 ? '' : station,
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
        <HomePrice home={estate} look="brief" />
        {commutes.map((commute) => (
          <p key={commute} className={styles.way}>
            <School size="1rem" aria-hidden />
            {commute}
          </p>
        ))}
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
    </>
  );
}
