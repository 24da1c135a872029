import { gzipSync } from 'node:zlib';
import { answerInThread } from '../../platform/work-thread.ts';
import { cutTile } from './cut-tile.ts';
import type { StillView } from './still-view.ts';
import type { TileAddress } from './unit-square.ts';

/** Bytes of an empty tile stay empty: a header of gzip would be larger. */
const pack = (tile: Uint8Array) => (tile.length === 0 ? tile : gzipSync(tile, { level: 9 }));

answerInThread(async (question: TileAddress | StillView): Promise<Uint8Array> => {
  if (!('shape' in question)) return pack(cutTile(question));
  // Its libraries come with the first still map: tiles do not wait for them.
  const { drawStillMap } = await import('./still-map.ts');
  return new TextEncoder().encode(drawStillMap(question));
});
