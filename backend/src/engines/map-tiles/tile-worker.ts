import { gzipSync } from 'node:zlib';
import { answerInThread } from '../../platform/work-thread.ts';
import { cutTile } from './cut-tile.ts';
import type { TileAddress } from './unit-square.ts';

/** Bytes of an empty tile stay empty: a header of gzip would be larger. */
const pack = (tile: Uint8Array) => (tile.length === 0 ? tile : gzipSync(tile, { level: 9 }));

answerInThread((tile: TileAddress): Uint8Array => pack(cutTile(tile)));
