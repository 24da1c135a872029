import { Link } from 'react-router-dom';
import MapPinned from 'lucide-react/icons/map-pinned';
import TrainFront from 'lucide-react/icons/train-front';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { writeSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import styles from './area-heading.module.css';

interface AreaHeadingProps {
  name: string;
  prefecture: Prefecture | null;
  search: Search;
}

/** The subject of the list, and a way back to choosing places, where there are any. */
export function AreaHeading({ name, prefecture, search }: AreaHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>
        <span className={styles.name}>{name}</span>の学生向け物件
      </h1>
      {prefecture?.is_open !== false && <Ways prefecture={prefecture} search={search} />}
    </div>
  );
}

function Ways({ prefecture, search }: Omit<AreaHeadingProps, 'name'>) {
  return (
    <ul className={styles.ways}>
      <li>
        <MapPinned size="1rem" aria-hidden />
        {prefecture ? (
          <Link to={paths.area(prefecture.prefecture_id) + citiesAgain(search)}>
            市区町村を{search.city_id.length > 0 ? '選び直す' : '選ぶ'}
          </Link>
        ) : (
          <Link to={paths.searchByArea()}>都道府県を選ぶ</Link>
        )}
      </li>
      <li>
        <TrainFront size="1rem" aria-hidden />
        {prefecture ? (
          <Link to={paths.transitInPrefecture(prefecture.prefecture_id) + stationsAgain(search)}>
            駅を{search.station_id.length > 0 ? '選び直す' : '選ぶ'}
          </Link>
        ) : (
          <Link to={paths.transit()}>路線・駅から選ぶ</Link>
        )}
      </li>
    </ul>
  );
}

/** The search for choosing other places: the conditions, without order and part of the map. */
const withoutPlaces = (search: Search): Search => ({
  ...search,
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
const citiesAgain = (search: Search) => writeSearch({ ...withoutPlaces(search), city_id: search.city_id });

/** The page of stations with the chosen ones ticked. */
const stationsAgain = (search: Search) =>
  writeSearch({ ...withoutPlaces(search), station_id: search.station_id });
