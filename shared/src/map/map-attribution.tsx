import { readMapTiles } from './map-tiles.ts';
import styles from './map.module.css';

/** Whose data the map is drawn from, as their licences ask (docs/data-sources.md). */
export function MapAttribution() {
  const tiles = readMapTiles();
  if (tiles) return <p className={styles.attribution}>{tiles.attribution}</p>;
  return (
    <p className={styles.attribution}>
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
      、総務省統計局
    </p>
  );
}
