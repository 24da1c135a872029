import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long headers and body of a request may take to arrive, and a reader may stand still, in ms. */
const LIMIT_MS = 30_000;

/** How often connections are looked at, in parts of the limit. */
const LOOKS = 15;

/** A reader that takes fewer bytes in the time of the limit is too slow: a tenth of the slowest network in use. */
const LEAST_BYTES = 16_384;

/**
 * Options of a Fastify server whose requests have an end: headers or a body that stop or drip are answered with 408 and the
 * connection is closed.
 */
export const connectionLimits = (limitMs = LIMIT_MS) => ({
  requestTimeout: limitMs,
  http: { headersTimeout: limitMs, connectionsCheckingInterval: limitMs / LOOKS },
});

/** Closes the connection of a reader that stops or drips while an answer waits for it. */
export function endSlowReaders(server: Server, limitMs = LIMIT_MS): void {
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    const { socket } = response;
    if (!socket) return;
    let taken = 0;
    let since = performance.now();
    const look = setInterval(() => {
      const waiting = socket.writableLength;
      const now = performance.now();
      if (waiting === 0 || socket.bytesWritten - waiting - taken >= LEAST_BYTES) {
        taken = socket.bytesWritten - waiting;
        since = now;
      } else if (now - since >= limitMs) socket.destroy();
    }, limitMs / LOOKS).unref();
    response.once('close', () => clearInterval(look));
  });
}
