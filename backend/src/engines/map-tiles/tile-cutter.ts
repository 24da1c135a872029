import { Worker } from 'node:worker_threads';
import { createWorkThread } from '../../platform/work-thread.ts';
import type { StillView } from './still-view.ts';
import type { TileAddress } from './unit-square.ts';

/** Cuts tiles and draws still maps in a thread of its own, so that calls are answered meanwhile. */
export interface TileCutter {
  /** The tile, compressed by gzip; no bytes where there is nothing. Rejects when its tables cannot be read. */
  cut(tile: TileAddress): Promise<Buffer>;
  /** A part of the map as SVG. Rejects when its tables cannot be read. */
  draw(view: StillView): Promise<Buffer>;
  /** Ends the thread. Calls under way reject. */
  close(): Promise<void>;
}

/**
 * Starts no thread before the first tile is asked for. It takes up to 300 MB, for the railways and main roads of the country and some
 * blocks.
 */
export function createTileCutter(): TileCutter {
  const thread = createWorkThread<TileAddress | StillView, Uint8Array>(
    () => new Worker(new URL('./tile-worker.ts', import.meta.url)),
  );
  const ask = async (question: TileAddress | StillView) => Buffer.from(await thread.ask(question));
  return { cut: ask, draw: ask, close: () => thread.close() };
}
