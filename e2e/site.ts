import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

export const rootDir = path.resolve(import.meta.dirname, '..');

/** Ports of the site under test, away from those of a site that is being used. */
const firstPort = Number(process.env['E2E_PORT'] ?? 3400);
export const ports = { shell: firstPort, backend: firstPort + 1, store: firstPort + 2 };

/** State of the site under test. */
export const e2eVarDir = path.join(rootDir, 'var/e2e');

/** A process that reports over its channel when it is ready. */
export interface Running {
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts a script of the project on the Node that runs this test and waits until it is ready. `onErrors` hears its stderr. */
export function startProcess(
  script: string,
  env: Record<string, string>,
  limitMs = 180_000,
  onErrors: (text: string) => void = () => {},
  args: readonly string[] = [],
): Promise<Running> {
  const child = spawn(process.execPath, [path.join(rootDir, script), ...args], {
    cwd: rootDir,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  });
  child.stderr?.pipe(process.stderr);
  child.stderr?.on('data', (text: Buffer) => onErrors(text.toString('utf8')));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${script} was not ready within ${limitMs} ms`));
    }, limitMs);
    child.once('message', () => {
      clearTimeout(timer);
      resolve({ child, stop });
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The whole site; the first start builds and loads everything. */
export function startSite(): Promise<Running> {
  return startProcess(
    'scripts/start.ts',
    {
      VAR_DIR: e2eVarDir,
      PORT: String(ports.shell),
      BACKEND_PORT: String(ports.backend),
      RELEASE_STORE_PORT: String(ports.store),
      SITE_ORIGIN: `http://localhost:${ports.shell}`,
      SAMPLE_ESTATES: '3200',
      // Walks would keep one processor busy while the tests run; those of lists are asked of the backend's own tests.
      STREET_FLAGS_INTERVAL_S: '0',
      MAP_TILES_URL: 'off',
      // Pages as visitors of a site on the internet get them.
      TESTERS: '',
      // Each journey of a member registers one, all from one address.
      RATE_LIMIT_SCALE: '100',
    },
    1_200_000,
  );
}
