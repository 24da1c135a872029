import { Link } from 'react-router-dom';
import type { EstateDetail, Spot } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import type { MapPlace } from '@gakumado/shared/map';
import { paths } from '@gakumado/shared/paths';
import { FactsList, groupSpots, NAMED_SPOTS, PartFailed, SpotGroups } from '@gakumado/shared/ui';
import { campusShortLabel, fullStationName, SPOTS_KM, WALK_NOTE } from '@gakumado/shared/vocabulary';
import { Section } from '../section/section.tsx';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import { hazardMapOf } from './hazard-map.ts';
import styles from './surroundings.module.css';
import { schoolText, stationText } from './ways.ts';

/** The distance (km) of the search around a home. */
const SEARCH_KM = 1;

interface SurroundingsProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  spots: readonly Spot[] | null;
  /** The ways to the schools that the visitor chose, if any. */
  ways?: readonly SchoolWay[] | null;
}

/** Where a home is and what is around it, in words and on a map. The words say everything that the map shows. */
export function Surroundings({ estate, spots, ways }: SurroundingsProps) {
  const [station] = estate.stations;
  const isChosen = Boolean(ways?.length);
  const schools = ways?.length ? ways : estate.campuses.slice(0, 1);
  const stationName = station && fullStationName(station.station_name);
  const groups = groupSpots(spots?.filter(({ name }) => name !== stationName) ?? []);
  const places: MapPlace[] = [
    { lat: estate.lat, lon: estate.lon, label: estate.name, kind: 'subject' },
    ...schools.map((school): MapPlace => ({
      lat: school.lat,
      lon: school.lon,
      label: campusShortLabel(school),
      kind: 'landmark',
    })),
    ...(station
      ? [{ lat: station.lat, lon: station.lon, label: stationName ?? '', kind: 'landmark' as const }]
      : []),
    ...groups.flatMap(({ items }) =>
      items
        .slice(0, NAMED_SPOTS)
        .map(({ lat, lon, name }): MapPlace => ({ lat, lon, label: name, kind: 'spot' })),
    ),
  ];
  return (
    <Section id="surroundings" isScreenOnly title="地図と周辺" lead={WALK_NOTE}>
      <FactsList
        facts={[
          ['所在地', estate.address_detail],
          ['最寄り駅', station && stationText(station)],
          ...schools.map((school, index): [string, string] => [
            `${isChosen ? '選んだ学校' : '近くの学校'}${schools.length > 1 ? index + 1 : ''}`,
            schoolText(estate, school),
          ]),
        ]}
      />
      <OpenMap
        label="周辺の地図"
        places={places}
        elsewhere="地図の場所は、前後の一覧でもご確認いただけます。"
      />
      {spots === null && <PartFailed name="周辺の施設" />}
      {groups.length > 0 && <SpotGroups groups={groups} />}
      {spots && groups.length === 0 && <p>{`道のり${SPOTS_KM}km以内に、登録された施設はありません。`}</p>}
      <ul className={styles.links}>
        <li>
          <Link to={paths.range(SEARCH_KM, estate)}>{`この物件から${SEARCH_KM}km以内の物件を探す`}</Link>
        </li>
        <li>
          <a href={hazardMapOf(estate)} target="_blank" rel="noopener">
            この場所のハザードマップを見る（国土交通省・新しいタブで開きます）
          </a>
        </li>
      </ul>
    </Section>
  );
}
