import { readMapTiles } from '../map-base/map-tiles.ts';
import type { MapTiles } from '../map-base/map-tiles.ts';
import styles from './map.module.css';

/** The sources of the map's data, as their licences require (docs/data-sources.md). */
export function MapAttribution({ hasStreets }: { hasStreets: boolean }) {
  const tiles = hasStreets ? readMapTiles() : null;
  return (
    <p className={styles.attribution}>
      {tiles?.attribution && <TilesName tiles={tiles} />}
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
      、総務省統計局
    </p>
  );
}

const TilesName = ({ tiles: { attribution, about } }: { tiles: MapTiles }) => (
  <>{about ? <a href={about}>{attribution}</a> : attribution}、</>
);
