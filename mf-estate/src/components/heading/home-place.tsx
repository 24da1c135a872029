import MapPin from 'lucide-react/icons/map-pin';
import TrainFront from 'lucide-react/icons/train-front';
import { isEmptyText } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import styles from './heading.module.css';

/** Where a home is: its nearest station and its address. */
export function HomePlace({ estate }: { estate: EstateDetail }) {
  return (
    <div>
      {!isEmptyText(estate.station_time_text_min) && (
        <p className={styles.place}>
          <TrainFront aria-hidden size="1.125rem" />
          {estate.station_time_text_min}
        </p>
      )}
      {!isEmptyText(estate.address_detail) && (
        <p className={styles.place}>
          <MapPin aria-hidden size="1.125rem" />
          {estate.address_detail}
        </p>
      )}
    </div>
  );
}
