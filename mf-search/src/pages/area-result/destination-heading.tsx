import { Link } from 'react-router-dom';
import MapPinned from 'lucide-react/icons/map-pinned';
import School from 'lucide-react/icons/school';
import { paths } from '@gakumado/shared/paths';
import { linkToRange } from '@gakumado/shared/range-link';
import { destinationName } from '@gakumado/shared/search-fields';
import type { Destination } from '@gakumado/shared/search-fields';
import { DEFAULT_RADIUS } from '../../places/range-point.ts';
import styles from './area-heading.module.css';

interface DestinationHeadingProps {
  destination: Destination;
  /** The second campus or destination of the search. */
  secondName: string | undefined;
}

/** The point or points to which the homes of the list are near, and other ways to look around the first one. */
export function DestinationHeading({ destination, secondName }: DestinationHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>
        <span className={styles.name}>{destinationName(destination)}</span>
        {secondName !== undefined && (
          <>
            と<span className={styles.name}>{secondName}</span>の両方
          </>
        )}
        に通いやすいお部屋
      </h1>
      <ul className={styles.ways}>
        <li>
          <School size="1rem" aria-hidden />
          <Link to={paths.search()}>通う先を選び直す</Link>
        </li>
        <li>
          <MapPinned size="1rem" aria-hidden />
          <Link {...linkToRange(DEFAULT_RADIUS, destination)}>周辺の物件を地図で見る</Link>
        </li>
      </ul>
    </div>
  );
}
