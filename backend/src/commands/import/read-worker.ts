import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { fileKinds } from './file-kinds.ts';
import { readPieces } from './read-pieces.ts';
import type { FromWorker, WorkerReading } from './read-in-worker.ts';
import { FileFault } from './file-fault.ts';

/** So many pieces of 64 kB may wait for their reader. */
const MOST_WAITING = 2000;

/** Reads the file of {@link workerData} and sends its pieces to the thread that asked. */
async function run(): Promise<void> {
  const { kindName, ...reading } = workerData as WorkerReading;
  const kind = fileKinds.find(({ name }) => name === kindName);
  if (!parentPort || !kind) throw new Error(`nobody reads ${kindName}`);
  const port = parentPort;
  const tell = (message: FromWorker, handedOver: ArrayBuffer[] = []) => port.postMessage(message, handedOver);
  const encoder = new TextEncoder();
  const count = { sent: 0, taken: 0 };
  port.on('message', () => {
    count.taken += 1;
  });
  try {
    for await (const piece of readPieces({ ...reading, kind })) {
      while (count.sent - count.taken >= MOST_WAITING) await once(port, 'message');
      count.sent += 1;
      const lines = typeof piece.lines === 'string' ? encoder.encode(piece.lines) : piece.lines;
      tell({ piece: { ...piece, lines } }, [lines.buffer as ArrayBuffer]);
    }
    tell({ isAll: true });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    tell({ fault: { message: error.message, line: error.line } });
  }
  port.close();
}

await run();
