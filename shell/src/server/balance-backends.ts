import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';

/** A backend that takes longer than this to accept a connection counts as down, in ms. */
const CONNECT_TIMEOUT_MS = 1_000;
/** A backend that was down is asked last for this long, in ms. */
const DOWN_MS = 2_000;

interface Backend {
  host: string;
  port: number;
  downUntil: number;
}

async function open({ host, port }: Backend): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Connects to the first of them that accepts; undefined when none does. */
async function openFirst(backends: readonly Backend[]): Promise<Socket | undefined> {
  for (const backend of backends) {
    const socket = await open(backend).catch(() => undefined);
    if (socket) return socket;
    backend.downUntil = Date.now() + DOWN_MS;
  }
  return undefined;
}

/** What one side sends goes to the other; when one ends, so does the other. */
function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

/**
 * One address for several backends, a comma list such as `http://10.0.0.1:3001,http://10.0.0.2:3001`: each
 * new connection goes to the next of them that accepts it. Nothing is sent before a connection stands, so
 * trying the next one repeats no call. A single address is answered as it is.
 */
export async function balanceBackends(urls: string): Promise<string> {
  if (!urls.includes(',')) return urls;
  const backends = urls.split(',').map((url): Backend => {
    const { hostname, port } = new URL(url);
    return { host: hostname, port: Number(port || 80), downUntil: 0 };
  });
  let turn = 0;
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    client.on('error', () => client.destroy());
    turn = (turn + 1) % backends.length;
    const inTurn = [...backends.slice(turn), ...backends.slice(0, turn)];
    const isDown = ({ downUntil }: Backend) => Number(downUntil > Date.now());
    void openFirst(inTurn.toSorted((a, b) => isDown(a) - isDown(b))).then((backend) => {
      if (!backend || client.destroyed) {
        backend?.destroy();
        client.destroy();
        return;
      }
      join(client, backend);
      client.resume();
    });
  });
  // The process ends when its own servers are closed.
  server.unref();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The balancer has no address.');
  return `http://127.0.0.1:${address.port}`;
}
