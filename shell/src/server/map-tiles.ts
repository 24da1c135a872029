import { doTilesAnswer, gsiTiles } from '@gakumado/shared/map-tiles';
import type { MapTiles } from '@gakumado/shared/map-tiles';
import type { ShellConfig } from './config.ts';

/** How often (ms) the service is tried, by the pages that come after that time. */
const FRESH_MS = 300_000;

type Settings = Pick<ShellConfig, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>;

/**
 * The streets of maps. 地理院タイル are named to browsers only while they answer this server: a browser that asks where
 * nothing answers writes an error into its console, which no script can prevent. A service that the site is configured
 * to use is not tried, since it may be open to browsers alone.
 */
export function followMapTiles(
  { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: Settings,
  tryTiles: (tiles: MapTiles) => Promise<boolean> = doTilesAnswer,
): () => MapTiles | null {
  if (url === 'off') return () => null;
  if (url !== gsiTiles.url) return () => ({ url, attribution });
  let isThere = false;
  let triedAt = -Infinity;
  const tryAgain = async () => {
    triedAt = performance.now();
    isThere = await tryTiles(gsiTiles);
  };
  void tryAgain();
  return () => {
    if (performance.now() - triedAt > FRESH_MS) void tryAgain();
    return isThere ? gsiTiles : null;
  };
}
