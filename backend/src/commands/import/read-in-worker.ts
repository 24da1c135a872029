import { statSync } from 'node:fs';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readPieces } from './read-pieces.ts';
import type { Piece, Reading } from './read-pieces.ts';
import { FileFault } from './file-fault.ts';

/** A {@link Reading} that can be sent to a thread. */
export type WorkerReading = Omit<Reading, 'kind'> & { kindName: string };

export type FromWorker = { piece: Piece } | { isAll: true } | { fault: { message: string; line: number } };

/** Files below this are read sooner than a thread starts. */
const SMALL_BYTES = 1_000_000;

/** A file that is being read; it can be iterated once. */
export interface Pieces extends AsyncIterable<Piece> {
  stop: () => Promise<unknown>;
}

/** The messages of a thread. Each is kept until it is asked for, and the thread hears when it is taken. */
function hear(worker: Worker): AsyncGenerator<Piece> {
  const broken = new AbortController();
  const messages = on(worker, 'message', { signal: broken.signal });
  worker.once('error', (error) => broken.abort(error));
  async function* pieces() {
    try {
      for await (const [message] of messages as AsyncIterable<[FromWorker]>) {
        if ('isAll' in message) return;
        if ('fault' in message) throw new FileFault(message.fault.message, message.fault.line);
        worker.postMessage('taken');
        yield message.piece;
      }
    } catch (error) {
      throw broken.signal.aborted ? broken.signal.reason : error;
    }
  }
  return pieces();
}

/**
 * Begins to read a file at once, a large one in a thread of its own, so that the next file is read while this one is
 * written.
 */
export function readInWorker(reading: Reading): Pieces {
  const { kind, ...rest } = reading;
  const size = statSync(reading.path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < SMALL_BYTES) return Object.assign(readPieces(reading), { stop: () => Promise.resolve() });
  const workerData: WorkerReading = { ...rest, kindName: kind.name };
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData });
  return Object.assign(hear(worker), { stop: () => worker.terminate() });
}
