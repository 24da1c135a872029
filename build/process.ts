import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time for requests under way to end after a signal, in ms. */
const STOP_LIMIT_MS = 8_000;

/**
 * Runs `stop` once, when the process is asked to end or its parent is gone.
 * @param drainS Seconds that `stop` waits before it ends anything.
 */
export function stopWithParent(stop: () => Promise<unknown>, drainS = 0): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS + drainS * 1_000).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}

/** Reads a port from the environment; ends the process with the variable's name when it is not one. */
export function readPort(variable: string, fallback: number): number {
  const port = Number(process.env[variable] ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  console.error(`${variable} must be a port number, but is "${process.env[variable]}".`);
  process.exit(1);
}

/** Asks the parent to leave the port that it holds for this process, where it said that it does (ASKS_FOR_PORT). */
async function askForPort(): Promise<void> {
  if (process.env['ASKS_FOR_PORT'] !== '1' || !process.send) return;
  const isLeft = once(process, 'message');
  process.send({ wants: 'port' });
  await isLeft;
}

/** Listens, or ends the process with a message that names the port and the variable that sets it. */
export async function listen(
  app: FastifyInstance,
  { name, variable, fallback, host }: { name: string; variable: string; fallback: number; host: string },
): Promise<void> {
  const port = readPort(variable, fallback);
  await askForPort();
  try {
    await app.listen({ port, host });
    process.send?.({ ready: name, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      isTaken
        ? `Port ${port} for the ${name} is taken. End what uses it, or set ${variable} to another port.`
        : `The ${name} cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
