import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir, varDir } from '@gakumado/build/roots.ts';

/** A process that is restarted more often than this within a minute is given up. */
const RESTARTS_PER_MINUTE = 5;

interface Service {
  name: string;
  /** TypeScript file, from the root. */
  entry: string;
  env?: Record<string, string>;
}

interface Ready {
  ready: string;
  port: number;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message;

/** Starts the processes of the site, keeps them running, and stops them all together. */
export class Supervisor {
  readonly #children = new Map<string, ChildProcess>();
  #isStopping = false;
  readonly #onFailure: (name: string) => void;

  /** `onFailure` is called when a process cannot be kept running. */
  constructor(onFailure: (name: string) => void) {
    this.#onFailure = onFailure;
    mkdirSync(path.join(varDir, 'log'), { recursive: true });
  }

  /** Starts a process and resolves when it says that it is ready; later ends are answered by a restart. */
  async start(service: Service): Promise<void> {
    const restarts: number[] = [];
    const restart = async () => {
      if (this.#isStopping) return;
      restarts.push(Date.now());
      if (restarts.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE) {
        return this.#onFailure(service.name);
      }
      console.error(
        `The ${service.name} ended unexpectedly and is started again (log: var/log/${service.name}.log).`,
      );
      await wait(500);
      if (!this.#isStopping) await this.#launch(service, restart).catch(() => restart());
    };
    await this.#launch(service, restart);
  }

  #launch(service: Service, onEnd: () => Promise<void>): Promise<void> {
    const child = spawn(process.execPath, [path.join(rootDir, service.entry)], {
      cwd: rootDir,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // NODE_PATH: the rendering bundle may lie outside the project and still finds its libraries.
      env: { ...process.env, NODE_PATH: path.join(rootDir, 'node_modules'), ...service.env },
      // A Ctrl-C reaches this process only; it stops the others in order.
      detached: true,
    });
    this.#children.set(service.name, child);
    const log = createWriteStream(path.join(varDir, 'log', `${service.name}.log`), { flags: 'a' });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    child.stderr?.pipe(process.stderr);
    return new Promise((resolve, reject) => {
      let hasStarted = false;
      child.on('message', (message) => {
        if (!isReady(message)) return;
        hasStarted = true;
        resolve();
      });
      child.on('exit', () => {
        if (hasStarted) void onEnd();
        else reject(new Error(`The ${service.name} did not start (log: var/log/${service.name}.log).`));
      });
    });
  }

  /** Stops every process, in the reverse order of their start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const child of [...this.#children.values()].toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const isEnded = await Promise.race([ended.then(() => true), wait(9_000, false)]);
      if (!isEnded) child.kill('SIGKILL');
    }
  }
}
