import { doTilesAnswer } from '@gakumado/shared/map-tiles';
import type { MapTiles } from '@gakumado/shared/map-tiles';
import type { ShellConfig } from './config.ts';

/** How often (ms) the service is tried, by the pages that come after that time. */
const FRESH_MS = 300_000;

type Settings = Pick<ShellConfig, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION' | 'SITE_ORIGIN'>;

/**
 * The tile service that an owner has chosen for maps. It is named to browsers only while it answers this server: a browser that asks where
 * nothing answers writes an error into its console, which no script can prevent. The server asks as a page of the site
 * does, for services whose keys are bound to a site.
 */
export function followMapTiles(
  { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, SITE_ORIGIN: origin }: Settings,
  tryTiles: typeof doTilesAnswer = doTilesAnswer,
): () => MapTiles | null {
  if (url === 'off') return () => null;
  const tiles = { url, attribution };
  let isThere = false;
  let triedAt = -Infinity;
  const tryAgain = async () => {
    triedAt = performance.now();
    isThere = await tryTiles(tiles, { referer: `${origin}/`, origin });
  };
  void tryAgain();
  return () => {
    if (performance.now() - triedAt > FRESH_MS) void tryAgain();
    return isThere ? tiles : null;
  };
}
