/** A service of map pictures that this site is configured to use (MAP_TILES_URL). */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  url: string;
  /** The attribution that the service asks for. */
  attribution: string;
}

/** Reads the setting in the shell's document. null, as by default: the site draws the map itself. */
export function readMapTiles(): MapTiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  if (!meta) return null;
  return { url: meta.content, attribution: meta.dataset['attribution'] ?? '' };
}
