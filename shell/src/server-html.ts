import { EventEmitter } from 'node:events';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import { withTimeout } from '@gakumado/shared/with-timeout';

/** A page that is not whole by then, in ms, is given up. */
const RENDER_TIMEOUT_MS = 1_500;

type Callbacks = Pick<RenderToPipeableStreamOptions, 'onAllReady' | 'onShellError' | 'onError'>;

/** The part of a stream that React uses. A real one would take a tenth of the time of the page. */
class Sink extends EventEmitter {
  private readonly chunks: Uint8Array[] = [];
  private readonly whole: (html: Buffer) => void;

  constructor(whole: (html: Buffer) => void) {
    super();
    this.whole = whole;
  }

  write(chunk: Uint8Array | string): boolean {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  end(): this {
    this.whole(Buffer.concat(this.chunks));
    return this;
  }

  /** A render that fails has said so to `onError`. */
  destroy(): void {}
}

/** Collects a whole render in UTF-8; rejects with the first error that any part of it threw. */
export async function collectHtml(render: (callbacks: Callbacks) => PipeableStream): Promise<Buffer> {
  const { promise: html, resolve, reject } = Promise.withResolvers<Buffer>();
  const sink = new Sink(resolve);
  const stream = render({
    onAllReady: () => void stream.pipe(sink as unknown as NodeJS.WritableStream),
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
