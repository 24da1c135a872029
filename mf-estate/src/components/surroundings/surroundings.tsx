import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EstateDetail, EstateSurroundings } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import type { MapPlace } from '@gakumado/shared/map';
import { linkToRange } from '@gakumado/shared/range-link';
import { Fold, PartFailed, SpotGroups } from '@gakumado/shared/ui';
import { SURROUNDINGS_M, WALK_NOTE } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { Section } from '../section/section.tsx';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import { OwnPlaces } from './own-places.tsx';
import styles from './surroundings.module.css';
import { useWalks } from './use-walks.ts';
import type { Landmark } from './use-walks.ts';
import { doctorsText, nearestText, schoolLabel, stationLabel, walkToSchool } from './ways.ts';

/** The distance (km) of the search around a home. */
const SEARCH_KM = 1;

const NONE_KNOWN = 'データに載っている施設はありません';

/** The streets are those of the tables of the map. */
const LINES_NOTE =
  '地図の点線は、2021年・2022年の地図データの道をたどった徒歩の道順です。道のデータがない場所では、直線で結んだめやすになります。';

interface SurroundingsProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  around: EstateSurroundings | null;
  /** The ways to the schools that the visitor chose, if any. */
  ways?: readonly SchoolWay[] | null;
  /** More rows about the place. */
  children?: ReactNode;
}

/** Where a home is and what is around it, in words and on a map. The words say everything that the map shows. */
export function Surroundings({ estate, around, ways, children }: SurroundingsProps) {
  const [station] = estate.stations;
  const schools = ways?.length ? ways : estate.campuses.slice(0, 1);
  const landmark = (
    { lat, lon }: Point,
    label: string,
    more: Pick<Landmark, 'isAsked' | 'isWalked' | 'stationId'>,
  ): Landmark => ({ lat, lon, label, kind: 'landmark', ...more });
  const landmarks = [
    ...(station
      ? [
          landmark(station, stationLabel(station), {
            isWalked: station.bus_minutes === null,
            stationId: station.station_id,
          }),
        ]
      : []),
    ...schools.map((school) =>
      landmark(school, schoolLabel(school, schools), {
        isAsked: schools === ways,
        isWalked: walkToSchool(school) !== undefined,
      }),
    ),
  ];
  const { places, ask } = useWalks(estate.estate_id, landmarks);
  const named = (around?.places ?? []).map(({ lat, lon, name }): MapPlace => ({
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
      <div className={styles.map}>
        <OpenMap
          label="周辺の地図"
          places={[home, ...places, ...named]}
          onOpen={ask}
          elsewhere="地図の場所は、前後の文と一覧でもご確認いただけます。"
        />
      </div>
      {around ? (
        <Fold title={`道のり${SURROUNDINGS_M}m以内の施設`} gist={nearestText(around.places) || NONE_KNOWN}>
          <SpotGroups spots={around.places} />
          <p className={styles.hint}>{WALK_NOTE}</p>
          {landmarks.some(({ isWalked }) => isWalked) && <p className={styles.hint}>{LINES_NOTE}</p>}
          {around.doctors && <p className={styles.hint}>{doctorsText(around.doctors)}</p>}
        </Fold>
      ) : (
        <PartFailed name="周辺の施設" />
      )}
      {children}
      {around && <OwnPlaces estate={estate} places={around.own_places} />}
      <p>
        <Link {...linkToRange(SEARCH_KM, estate)}>{`この物件から${SEARCH_KM}km以内の物件を探す`}</Link>
      </p>
    </Section>
  );
}
