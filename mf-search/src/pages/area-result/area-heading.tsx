import { Link } from 'react-router-dom';
import MapPinned from 'lucide-react/icons/map-pinned';
import TrainFront from 'lucide-react/icons/train-front';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { writeCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import styles from './area-heading.module.css';

interface AreaHeadingProps {
  name: string;
  prefecture: Prefecture | null;
  condition: Condition;
}

/** What the list is of, and the way back to choosing, where there is something to choose. */
export function AreaHeading({ name, prefecture, condition }: AreaHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>
        <span className={styles.name}>{name}</span>の学生向け物件
      </h1>
      {prefecture?.is_open !== false && <Ways prefecture={prefecture} condition={condition} />}
    </div>
  );
}

function Ways({ prefecture, condition }: Omit<AreaHeadingProps, 'name'>) {
  return (
    <ul className={styles.ways}>
      <li>
        <MapPinned size="1rem" aria-hidden />
        {prefecture ? (
          <Link to={paths.area(prefecture.prefecture_id) + citiesAgain(condition)}>
            市区町村を{condition.city_id.length > 0 ? '選び直す' : '選ぶ'}
          </Link>
        ) : (
          <Link to={`${paths.search()}#area`}>都道府県を選ぶ</Link>
        )}
      </li>
      <li>
        <TrainFront size="1rem" aria-hidden />
        {prefecture ? (
          <Link to={paths.transitInPrefecture(prefecture.prefecture_id) + stationsAgain(condition)}>
            駅を{condition.station_id.length > 0 ? '選び直す' : '選ぶ'}
          </Link>
        ) : (
          <Link to={paths.transit()}>路線・駅から選ぶ</Link>
        )}
      </li>
    </ul>
  );
}

/** What goes along to choosing other places: the conditions, and neither order nor the part of a map. */
const withoutPlaces = (condition: Condition): Condition => ({
  ...condition,
  city_id: [],
  station_id: [],
  line_id: [],
  station_name: undefined,
  view: 'list',
  sort: undefined,
  bounds: undefined,
  polygon: undefined,
  page: 1,
});

/** The page of cities with the chosen ones ticked. */
const citiesAgain = (condition: Condition) =>
  writeCondition({ ...withoutPlaces(condition), city_id: condition.city_id });

/** The page of stations with the chosen ones ticked. */
const stationsAgain = (condition: Condition) =>
  writeCondition({ ...withoutPlaces(condition), station_id: condition.station_id });
