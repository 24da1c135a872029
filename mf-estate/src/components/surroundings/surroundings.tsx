import { Link } from 'react-router-dom';
import type { EstateDetail, Spot } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import type { MapPlace } from '@gakumado/shared/map';
import { paths } from '@gakumado/shared/paths';
import { PartFailed, SpotGroups } from '@gakumado/shared/ui';
import { SURROUNDINGS_M, WALK_NOTE } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { Fold } from '../section/fold.tsx';
import { Section } from '../section/section.tsx';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import { hazardMapOf, MUNICIPAL_MAPS, municipalityOf } from './hazard-map.ts';
import styles from './surroundings.module.css';
import { nearestText, schoolLabel, stationLabel, walkToSchool } from './ways.ts';

/** The distance (km) of the search around a home. */
const SEARCH_KM = 1;

const NONE_KNOWN = 'データに載っている施設はありません';

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
  const schools = ways?.length ? ways : estate.campuses.slice(0, 1);
  const municipality = municipalityOf(estate);
  // Stations are told by 交通・通学.
  const places = spots?.filter(({ place_kind }) => place_kind !== null) ?? null;
  const landmark = (
    { lat, lon }: Point,
    label: string,
    more: Pick<MapPlace, 'isAsked' | 'isWalked'>,
  ): MapPlace => ({ lat, lon, label, kind: 'landmark', ...more });
  const landmarks = [
    ...(station
      ? [landmark(station, stationLabel(station), { isWalked: station.bus_minutes === null })]
      : []),
    ...schools.map((school) =>
      landmark(school, schoolLabel(school, schools), {
        isAsked: schools === ways,
        isWalked: walkToSchool(school) !== undefined,
      }),
    ),
  ];
  const named = (places ?? []).map(({ lat, lon, name }): MapPlace => ({
    lat,
    lon,
    label: name,
    kind: 'spot',
  }));
  const home: MapPlace = { lat: estate.lat, lon: estate.lon, label: estate.name, kind: 'subject' };
  return (
    <Section
      id="surroundings"
      isScreenOnly
      title="地図と周辺"
      lead={landmarks.map(({ label }) => label).join('／')}
    >
      <OpenMap
        label="周辺の地図"
        places={[home, ...landmarks, ...named]}
        elsewhere="地図の場所は、前後の文と一覧でもご確認いただけます。"
      />
      {places ? (
        <Fold title={`道のり${SURROUNDINGS_M}m以内の施設`} gist={nearestText(places) || NONE_KNOWN}>
          <SpotGroups spots={places} />
          <p className={styles.hint}>{WALK_NOTE}</p>
        </Fold>
      ) : (
        <PartFailed name="周辺の施設" />
      )}
      <ul className={styles.links}>
        <li>
          <Link to={paths.range(SEARCH_KM, estate)}>{`この物件から${SEARCH_KM}km以内の物件を探す`}</Link>
        </li>
        <li>
          <a href={hazardMapOf(estate)} target="_blank" rel="noopener">
            この場所の災害リスクを地図で見る（重ねるハザードマップ・新しいタブで開きます）
          </a>
        </li>
        <li>
          <a href={MUNICIPAL_MAPS} target="_blank" rel="noopener">
            {`${municipality}のハザードマップを探す（新しいタブで開きます）`}
          </a>
          <p className={styles.hint}>
            {`国土交通省のハザードマップポータルサイトの「わがまちハザードマップ」で、${municipality}を選んでください。`}
          </p>
        </li>
      </ul>
    </Section>
  );
}
