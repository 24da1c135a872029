import { Writable } from 'node:stream';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';

/** A page that is not whole by then, in ms, is given up. */
const RENDER_TIMEOUT_MS = 1_500;

type Callbacks = Pick<RenderToPipeableStreamOptions, 'onAllReady' | 'onShellError' | 'onError'>;

/** Collects a whole render as text; rejects with the first error that any part of it threw. */
export function collectHtml(render: (callbacks: Callbacks) => PipeableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const timer = setTimeout(() => {
      stream.abort();
      reject(new Error(`nothing was rendered within ${RENDER_TIMEOUT_MS} ms`));
    }, RENDER_TIMEOUT_MS);
    const stream = render({
      onAllReady: () => {
        clearTimeout(timer);
        stream.pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
