import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const entry = path.resolve(__dirname, '../samples/main.ts');

/** A backend process of its own over a database that others use as well. */
export interface Backend {
  url: string;
  pid: number;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function untilReady(child: ChildProcess): Promise<void> {
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The backend ended instead of listening.');
    }),
  ]);
}

/** Starts the backend as `npm start` does, with DATABASE_URL. */
export async function startBackend(
  databaseUrl: string,
  varDir: string,
  env: Record<string, string> = {},
): Promise<Backend> {
  const port = await freePort();
  const child = fork(entry, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '4',
      BACKEND_PORT: String(port),
      VAR_DIR: varDir,
      SAMPLE_ESTATES: '400',
      LOG_LEVEL: 'error',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...env,
    },
    execArgv: [],
  });
  await untilReady(child);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    isRunning,
    async kill(signal) {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
