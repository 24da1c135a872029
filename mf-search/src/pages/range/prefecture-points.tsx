import { Link } from 'react-router-dom';
import type { CityEstates, LineStations, Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { FailedPart } from '../../parts/failed-part.tsx';
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
        <Points km={km} points={lines && pointsOfStations(lines)} title="駅の一覧を読み込めませんでした" />
      </section>
      <section className={parts.part} aria-labelledby="range-cities">
        <h2 id="range-cities">{name}の市区町村の中心から探す</h2>
        <Points
          km={km}
          points={cities && pointsOfCities(cities)}
          title="市区町村の一覧を読み込めませんでした"
        />
      </section>
    </>
  );
}

interface PointsProps {
  km: Radius;
  points: readonly NamedPoint[] | null;
  /** What is said when they could not be loaded. */
  title: string;
}

function Points({ km, points, title }: PointsProps) {
  if (points === null) return <FailedPart title={title} />;
  if (points.length === 0) return <p>物件のある場所がまだありません。</p>;
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.id}>
          <Link className={styles.point} to={paths.range(km, point)}>
            {point.name}
            <small>{point.estateCount.toLocaleString('ja-JP')}件</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
