import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { readMapTiles } from '../map-base/map-tiles.ts';
import styles from './map.module.css';

/** The sources of the map's data, as their licences require (docs/data-sources.md). */
export function MapAttribution({ hasStreets }: { hasStreets: boolean }) {
  const tiles = hasStreets ? readMapTiles() : null;
  return (
    <p className={styles.attribution}>
      {tiles?.attribution && `${tiles.attribution}、`}
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
      、station_database（CC BY 4.0）、国土数値情報、総務省統計局（
      <Link to={paths.policy()}>出典</Link>）
    </p>
  );
}
