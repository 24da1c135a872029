import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@gakumado/build/roots.ts';

/** A process that is ended and started again. */
export interface Part {
  name: string;
  start(): Promise<void>;
  /** Ends it by SIGTERM. */
  stop(): Promise<void>;
}

interface Options {
  name: string;
  entry: string;
  port: number;
  logDir: string;
  env: Record<string, string>;
  /** An address that is 200 once the process takes part. */
  readyPath: string;
}

/** A process of the site; it has started when its address says that it is ready. */
export function createPart({ name, entry, port, logDir, env, readyPath }: Options): Part {
  let child: ChildProcess | undefined;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${readyPath}`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name,
    async start() {
      child = spawn(process.execPath, [path.join(rootDir, entry)], {
        cwd: rootDir,
        // Without its parent it ends.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, NODE_PATH: path.join(rootDir, 'node_modules'), ...env },
      });
      const log = createWriteStream(path.join(logDir, `${name}.log`), { flags: 'a' });
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`The ${name} ended (${logDir}/${name}.log).`);
        await wait(100);
      }
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
