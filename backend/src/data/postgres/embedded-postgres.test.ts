import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

const log = { info() {}, warn() {}, error() {} };

let dataDir: string;

beforeAll(async () => {
  // A space and letters beyond ASCII, as a project's path may have them.
  const folder = await mkdtemp(join(tmpdir(), 'gakumado 試験 '));
  // Run as root, the server must be able to enter it.
  await chmod(folder, 0o755);
  dataDir = join(folder, 'postgres');
});
afterAll(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

const servers: EmbeddedPostgres[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir, log });
  servers.push(server);
  return server;
}

const pidFile = () => join(dataDir, 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n', 1)[0]);

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 300 && !(await isDone()); turn += 1) await wait(100);
  expect(await isDone()).toBe(true);
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return Object.values((await client.query(question)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

test('a server of our own: UTF-8, Japanese letters are letters, no port, not root', async () => {
  const server = await start();
  expect(await ask(server.url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(server.url, "select '東京' ~ '^\\w+$'")).toBe(true);
  expect(await ask(server.url, 'show listen_addresses')).toBe('');
  await ask(server.url, 'create table kept (n integer)');
  await server.stop();
  expect(existsSync(pidFile())).toBe(false);
}, 60_000);

test('a second user joins the server; it stops with the last one, and the data stays', async () => {
  const first = await start();
  const pid = serverPid();
  const second = await start();
  expect(serverPid()).toBe(pid);
  await first.stop();
  expect(await ask(second.url, 'select count(*) from kept')).toBe('0');
  await second.stop();
  expect(existsSync(pidFile())).toBe(false);
}, 60_000);

test('a server that is killed is started again', async () => {
  const server = await start();
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  await until(() =>
    ask(server.url, 'select 1').then(
      () => serverPid() !== pid,
      () => false,
    ),
  );
  await server.stop();
}, 60_000);

test('the server stops when its process is killed', async () => {
  const launcher = fileURLToPath(new URL('embedded-postgres.ts', import.meta.url));
  const script = `
    const { startPostgres } = await import(process.argv[1]);
    const log = { info() {}, warn() {}, error() {} };
    await startPostgres({ dataDir: process.argv[2], log });
    process.stdout.write('up');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, launcher, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  try {
    await once(child.stdout, 'data');
    expect(existsSync(pidFile())).toBe(true);
  } finally {
    child.kill('SIGKILL');
  }
  await until(() => !existsSync(pidFile()));
}, 60_000);
