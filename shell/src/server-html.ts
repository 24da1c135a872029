import { Writable } from 'node:stream';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import { withTimeout } from '@gakumado/shared/with-timeout';

/** A page that is not whole by then, in ms, is given up. */
const RENDER_TIMEOUT_MS = 1_500;

type Callbacks = Pick<RenderToPipeableStreamOptions, 'onAllReady' | 'onShellError' | 'onError'>;

/** Collects a whole render as text; rejects with the first error that any part of it threw. */
export async function collectHtml(render: (callbacks: Callbacks) => PipeableStream): Promise<string> {
  const { promise: html, resolve, reject } = Promise.withResolvers<string>();
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
  const stream = render({
    onAllReady: () => void stream.pipe(sink),
    onShellError: reject,
    onError: reject,
  });
  try {
    return await withTimeout(html, RENDER_TIMEOUT_MS);
  } catch (error) {
    stream.abort();
    throw error;
  }
}
