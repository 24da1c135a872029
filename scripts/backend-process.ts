import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@gakumado/build/process.ts';
import { rootDir } from '@gakumado/build/roots.ts';

/** A backend process of its own over a database that others use as well. */
export interface Backend {
  url: string;
  pid: number;
  isRunning(): boolean;
  untilReady(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

async function untilReady(child: ChildProcess): Promise<void> {
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The backend ended instead of listening.');
    }),
  ]);
}

/** Starts the backend as `npm start` does, with DATABASE_URL; answers when it is ready. */
export async function startBackend(...options: Parameters<typeof forkBackend>): Promise<Backend> {
  const backend = await forkBackend(...options);
  await backend.untilReady();
  return backend;
}

/** As {@link startBackend}, without waiting for it. */
export async function forkBackend(
  databaseUrl: string,
  varDir: string,
  env: Record<string, string> = {},
  entry = 'samples/main.ts',
): Promise<Backend> {
  const port = await freePort();
  const child = fork(path.resolve(rootDir, entry), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '4',
      BACKEND_PORT: String(port),
      VAR_DIR: varDir,
      SAMPLE_ESTATES: '400',
      STREET_FLAGS_INTERVAL_S: '0',
      LOG_LEVEL: 'error',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...env,
    },
    execArgv: [],
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    isRunning,
    untilReady: () => untilReady(child),
    async kill(signal) {
      if (!isRunning()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
