import { Worker } from 'node:worker_threads';
import type { TileAddress } from './unit-square.ts';

export interface WantedTile {
  id: number;
  tile: TileAddress;
}

export type CutTile = { id: number; data: Uint8Array } | { id: number; fault: string };

/** Cuts tiles in a thread of its own, so that calls are answered meanwhile. */
export interface TileCutter {
  /** The tile, compressed by gzip; no bytes where there is nothing. Rejects when its tables cannot be read. */
  cut(tile: TileAddress): Promise<Buffer>;
  /** Ends the thread. Calls under way reject. */
  close(): Promise<void>;
}

/** The thread takes up to 300 MB, for the railways and main roads of the country and some blocks, and ends when it was idle so long (ms). */
const IDLE_MS = 60_000;

interface Waiting {
  resolve: (data: Buffer) => void;
  reject: (error: Error) => void;
}

/** Starts no thread before the first tile is asked for. */
export function createTileCutter(): TileCutter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function drop(gone: Worker, error: Error) {
    if (worker !== gone) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function end() {
    clearTimeout(idle);
    const ended = worker;
    if (!ended) return;
    drop(ended, new Error('The thread that cuts tiles is ended.'));
    await ended.terminate();
  }

  function start(): Worker {
    const started = new Worker(new URL('./tile-worker.ts', import.meta.url));
    started.on('message', (answer: CutTile) => {
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('fault' in answer) caller?.reject(new Error(answer.fault));
      else caller?.resolve(Buffer.from(answer.data));
      if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
    });
    started.on('error', (error: Error) => drop(started, error));
    started.on('exit', () => drop(started, new Error('The thread that cuts tiles is gone.')));
    // A process that ends does not wait for a tile.
    started.unref();
    return started;
  }

  return {
    cut: (tile) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, tile } satisfies WantedTile);
      }),
    close: end,
  };
}
