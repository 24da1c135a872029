import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir, varDir } from '@gakumado/build/roots.ts';

interface Service {
  name: string;
  /** TypeScript file, from the root. */
  entry: string;
  env?: Record<string, string>;
  /** Frees the port that the process is about to take; it waits for that. */
  leavePort?: () => Promise<void>;
}

/**
 * Pauses before restarts: doubled from the first to the longest by a process that ends by itself, and back to the first after one was
 * ready for a healthy time or was killed.
 */
interface Pauses {
  firstMs: number;
  longestMs: number;
  healthyMs: number;
}

const PAUSES: Pauses = { firstMs: 500, longestMs: 30_000, healthyMs: 1_000 };

interface Ready {
  ready: string;
  port: number;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'ready' in message;

const wantsPort = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'wants' in message && message.wants === 'port';

interface Running {
  /** Rejects when the process ends before. */
  ready: Promise<void>;
  /** The signal that ended it; null: it ended by itself. */
  ended: Promise<NodeJS.Signals | null>;
}

/** Signals that somebody sends. A process that is killed while it starts is not at fault. */
const KILLS: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Starts the processes of the site, keeps each of them running on its own, and stops them all together. None is ever
 * left stopped.
 */
export class Supervisor {
  readonly #children = new Map<string, ChildProcess>();
  readonly #pauses: Pauses;
  #isStopping = false;

  constructor(pauses: Pauses = PAUSES) {
    this.#pauses = pauses;
    mkdirSync(path.join(varDir, 'log'), { recursive: true });
  }

  /**
   * Starts a process and resolves when it says that it is ready; from then on it is started again whenever it ends.
   * Rejects when it ends before: its first start shows whether its configuration is usable.
   */
  async start(service: Service): Promise<void> {
    const running = this.#launch(service);
    await running.ready;
    void this.#keepRunning(service, running);
  }

  async #keepRunning(service: Service, first: Running): Promise<void> {
    const { firstMs, longestMs, healthyMs } = this.#pauses;
    let running = first;
    let pauseMs = firstMs;
    for (;;) {
      const readyAt = await running.ready.then(
        () => performance.now(),
        () => Infinity,
      );
      const signal = await running.ended;
      if (this.#isStopping) return;
      if (performance.now() - readyAt >= healthyMs || KILLS.has(signal)) pauseMs = firstMs;
      const log = `var/log/${service.name}.log`;
      console.error(`The ${service.name} ended and is started again in ${pauseMs / 1000} s (log: ${log}).`);
      await wait(pauseMs);
      if (this.#isStopping) return;
      pauseMs = Math.min(pauseMs * 2, longestMs);
      running = this.#launch(service);
    }
  }

  #launch(service: Service): Running {
    const child = spawn(process.execPath, [path.join(rootDir, service.entry)], {
      cwd: rootDir,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // NODE_PATH: the rendering bundle may lie outside the project and still finds its libraries.
      env: {
        ...process.env,
        NODE_PATH: path.join(rootDir, 'node_modules'),
        // A process is back in half the time: its sources need not be compiled again.
        NODE_COMPILE_CACHE: path.join(varDir, 'cache', 'node'),
        ...(service.leavePort && { ASKS_FOR_PORT: '1' }),
        ...service.env,
      },
      // A Ctrl-C reaches this process only; it stops the others in order.
      detached: true,
    });
    this.#children.set(service.name, child);
    writeLog(service, child);
    // 'error': the machine could not start a process, which may pass.
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once('exit', (_code, signal) => resolve(signal)).once('error', () => resolve(null));
    });
    const ready = new Promise<void>((resolve, reject) => {
      child.on('message', (message) => {
        if (isReady(message)) resolve();
        if (wantsPort(message))
          void service.leavePort?.().then(() => child.connected && child.send({ left: 'port' }));
      });
      void ended.then(() =>
        reject(new Error(`The ${service.name} did not start (log: var/log/${service.name}.log).`)),
      );
    });
    return { ready, ended };
  }

  /** The process that runs under a name, or ran last. */
  pidOf(name: string): number | undefined {
    return this.#children.get(name)?.pid;
  }

  /** Stops every process, in the reverse order of their start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const child of [...this.#children.values()].toReversed()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const isEnded = await Promise.race([ended.then(() => true), wait(9_000, false)]);
      if (!isEnded) child.kill('SIGKILL');
    }
  }
}

/** A log that cannot be written, or a last word after the end, must not end the site. */
function writeLog({ name }: Service, child: ChildProcess): void {
  const log = createWriteStream(path.join(varDir, 'log', `${name}.log`), { flags: 'a' });
  log.on('error', (error) => {
    console.error(`var/log/${name}.log cannot be written: ${error.message}`);
    child.stdout?.resume();
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  child.once('close', () => log.end());
}
