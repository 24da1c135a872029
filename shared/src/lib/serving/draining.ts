import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** A connection without a request is closed so long after listening has ended, in ms: a request that was sent is read by then. */
const UNREAD_MS = 500;

/** DRAIN_S: a site without a balancer has nobody who would see it. */
export const drainSeconds = z.coerce.number().min(0).max(60).default(0);

/** The last seconds of a server: it still answers, and says that others should be asked. */
export interface Draining {
  isOn: () => boolean;
  /** Begins them; resolves when balancers have had the time to see it. */
  begin: () => Promise<void>;
}

/** @param forS Time between the word to balancers and the end of listening, in s. */
export function createDraining(forS: number): Draining {
  let isOn = false;
  return {
    isOn: () => isOn,
    begin: async () => {
      isOn = true;
      await wait(forS * 1_000);
    },
  };
}

/** The part of a Fastify server that is used here. */
interface DrainingApp {
  server: Server;
  addHook(
    name: 'onSend',
    hook: (request: unknown, reply: { header: (name: string, value: string) => unknown }) => Promise<void>,
  ): unknown;
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
}

/**
 * Lets every answer close its connection while the server drains, so that the next request goes elsewhere. Connections that
 * browsers have opened ahead, and that never had a request, are closed with the server: Node waits for their headers.
 */
export function closeWhileDraining(app: DrainingApp, { isOn }: Pick<Draining, 'isOn'>): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => void unused.delete(socket));
  app.addHook('onSend', async (_request, reply) => {
    if (isOn()) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    // A proxy may have sent a request that is not read yet: it is answered, and not reset.
    const closeUnused = () => {
      for (const socket of unused) socket.destroy();
    };
    setTimeout(closeUnused, UNREAD_MS);
  });
}

/** Options of a Fastify server that lets requests under way end when it closes, and answers those that come meanwhile. */
export const gracefulClose = { forceCloseConnections: 'idle', return503OnClosing: false } as const;
