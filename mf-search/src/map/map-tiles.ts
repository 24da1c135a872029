/** A service of map pictures that this site is configured to use (MAP_TILES_URL). */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  url: string;
  /** What the service asks to be shown. */
  attribution: string;
}

/** Reads what the shell's document says about it; null, as by default: the site draws the map itself. */
export function readMapTiles(): MapTiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  if (!meta) return null;
  return { url: meta.content, attribution: meta.dataset['attribution'] ?? '' };
}
