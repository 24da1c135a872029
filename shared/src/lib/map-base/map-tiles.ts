/** A service of street maps, as pictures in squares. */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png` */
  url: string;
  /** The attribution that the service asks for. */
  attribution: string;
}

/** How long (ms) a service may take to answer before maps do without it. */
const TILES_TIMEOUT_MS = 3_000;

/** A square of Tokyo, which every service of Japan has. */
const TRIED = { z: '10', x: '909', y: '403' };

/** Whether a service answers in time. A server names with `headers` the site that asks, as a browser does by itself. */
export async function doTilesAnswer({ url }: MapTiles, headers: HeadersInit = {}): Promise<boolean> {
  const tried = url.replace(/\{([zxy])\}/g, (_place, name: keyof typeof TRIED) => TRIED[name]);
  try {
    const { ok } = await fetch(tried, { headers, signal: AbortSignal.timeout(TILES_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
}

/** Reads the setting in the shell's document. null: the site's own map is all there is. */
export function readMapTiles(): MapTiles | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  if (!meta) return null;
  return { url: meta.content, attribution: meta.dataset['attribution'] ?? '' };
}
