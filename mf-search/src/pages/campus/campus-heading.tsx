import MapPin from 'lucide-react/icons/map-pin';
import TrainFront from 'lucide-react/icons/train-front';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { isEmptyText } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import styles from './campus-heading.module.css';

interface CampusHeadingProps {
  campus: SchoolCampus;
  /** The second campus or destination of the search. */
  secondName: string | undefined;
}

/** The school or schools that the homes of the list are near, and how the first one is reached. */
export function CampusHeading({ campus, secondName }: CampusHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>
        <span className={styles.campus}>{campusLabel(campus)}</span>
        {secondName !== undefined && (
          <>
            と<span className={styles.campus}>{secondName}</span>の両方
          </>
        )}
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
