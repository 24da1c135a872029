import MapPin from 'lucide-react/icons/map-pin';
import TrainFront from 'lucide-react/icons/train-front';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { isEmptyText } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import styles from './campus-heading.module.css';

export function CampusHeading({ campus }: { campus: SchoolCampus }) {
  return (
    <div className={styles.heading}>
      <h1>
        <span className={styles.campus}>{campusLabel(campus)}</span>
        に通いやすい学生向け物件
      </h1>
      <ul className={styles.facts}>
        <li>
          <MapPin size="1rem" aria-hidden />
          {campus.address}
        </li>
        {!isEmptyText(campus.nearest_station_text) && (
          <li>
            <TrainFront size="1rem" aria-hidden />
            最寄り：{campus.nearest_station_text}
          </li>
        )}
      </ul>
    </div>
  );
}
