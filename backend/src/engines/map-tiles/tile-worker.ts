import { gzipSync } from 'node:zlib';
import { parentPort } from 'node:worker_threads';
import { cutTile } from './cut-tile.ts';
import type { CutTile, WantedTile } from './tile-cutter.ts';

/** Bytes of an empty tile stay empty: a header of gzip would be larger. */
const pack = (tile: Uint8Array) => (tile.length === 0 ? tile : gzipSync(tile, { level: 9 }));

parentPort?.on('message', ({ id, tile }: WantedTile) => {
  let answer: CutTile;
  try {
    answer = { id, data: pack(cutTile(tile)) };
  } catch (error) {
    answer = { id, fault: String(error) };
  }
  parentPort?.postMessage(answer);
});
