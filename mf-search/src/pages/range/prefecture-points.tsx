import { Link } from 'react-router-dom';
import type { CityEstates, LineStations, Prefecture } from '@gakumado/shared/contract';
import { linkToRange } from '@gakumado/shared/range-link';
import { formatCount, PartFailed } from '@gakumado/shared/ui';
import type { Radius } from '../../places/range-point.ts';
import { pointsOfCities, pointsOfStations } from './points.ts';
import type { NamedPoint } from './points.ts';
import parts from '../../parts/page-parts.module.css';
import styles from './prefecture-points.module.css';

interface PrefecturePointsProps {
  prefecture: Prefecture;
  km: Radius;
  /** Null when they could not be loaded. */
  cities: readonly CityEstates[] | null;
  lines: readonly LineStations[] | null;
}

/** Places of a prefecture to search around: stations and the middles of its cities. */
export function PrefecturePoints({ prefecture, km, cities, lines }: PrefecturePointsProps) {
  const name = prefecture.name_kana;
  return (
    <>
      <section className={parts.part} aria-labelledby="range-stations">
        <h2 id="range-stations">{name}の駅を中心に探す</h2>
        <Points km={km} points={lines && pointsOfStations(lines)} name="駅の一覧" />
      </section>
      <section className={parts.part} aria-labelledby="range-cities">
        <h2 id="range-cities">{name}の市区町村の中心から探す</h2>
        <Points km={km} points={cities && pointsOfCities(cities)} name="市区町村の一覧" />
      </section>
    </>
  );
}

interface PointsProps {
  km: Radius;
  points: readonly NamedPoint[] | null;
  /** The message when they could not be loaded. */
  name: string;
}

function Points({ km, points, name }: PointsProps) {
  if (points === null) return <PartFailed name={name} isMain />;
  if (points.length === 0) return <p>物件のある場所がまだありません。</p>;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.id}>
          <Link className={styles.point} {...linkToRange(km, point)}>
            {point.name}
            <small>{formatCount(point.estateCount)}件</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
