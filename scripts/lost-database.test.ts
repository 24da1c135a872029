import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '../backend/src/data/db/database.ts';
import { migrate } from '../backend/src/data/db/migrate.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { forkBackend } from './backend-process.ts';
import type { Backend } from './backend-process.ts';
import { call, isServedOrBusy } from './call-backend.ts';
import type { Answer } from './call-backend.ts';

let folder: string;
let server: EmbeddedPostgres | undefined;
let backend: Backend | undefined;

const log = { info() {}, warn: console.warn, error: console.error };

/** Reference data take long to load and are not needed here. */
async function makeTables(url: string): Promise<void> {
  const pool = createPool(url, 1);
  await migrate(pool);
  await pool.query("insert into seed_state (name, version) values ('reference', 'none')");
  await pool.end();
}

async function startServer(): Promise<string> {
  const settings = ['fsync=off', 'full_page_writes=off'];
  server = await startPostgres({ dataDir: path.join(folder, 'postgres'), settings, log });
  return server.url;
}

/** A fast stop: PostgreSQL ends every connection and shuts down. */
async function stopServer(): Promise<void> {
  await server?.stop();
  server = undefined;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gakumado-lost-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await backend?.kill('SIGTERM');
  await stopServer();
  await rm(folder, { recursive: true, force: true });
});

/** Another name each time: the tries of one are limited. */
const nextMail = () => `${randomUUID()}@example.com`;

const answersOf = (origin: string) =>
  Promise.all([
    call(origin, 'estate/list', {}),
    call(origin, 'address/detail', { zip_code: '1600022' }),
    call(origin, 'customer/password/forgot', { mail_address: nextMail() }),
    call(origin, 'customer/login', { mail_address: nextMail(), password: 'sakura2026' }),
  ]);

const isServing = async (origin: string) =>
  (await answersOf(origin)).every(({ status }) => status === 200 || status === 400);

const readyStatus = async (origin: string) => (await fetch(`${origin}/readyz`)).status;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()) && backend?.isRunning()) await wait(50);
}

test('a backend waits for its database, lives through its stop and start, and serves again', async () => {
  const url = await startServer();
  await makeTables(url);
  await stopServer();

  // Nothing runs at this address yet.
  const env = { RATE_LIMIT_SCALE: '0', DATABASE_POOL_SIZE: '8' };
  const waiting = await forkBackend(url, folder, env, 'backend/src/main.ts');
  backend = waiting;
  const { url: origin } = waiting;
  await until(() =>
    readyStatus(origin).then(
      (status) => status === 503,
      () => false,
    ),
  );
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  for (const answer of await answersOf(origin)) {
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.any(String), body: { status: 500 } });
  }

  await startServer();
  await until(() => readyStatus(origin).then((status) => status === 200));
  expect(await isServing(origin)).toBe(true);

  const over = new AbortController();
  const answers: Answer[] = [];
  const traffic = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted && waiting.isRunning()) answers.push(...(await answersOf(origin)));
  });
  const refusals = () => answers.filter(({ status }) => status === 503).length;
  for (const round of [1, 2]) {
    const before = refusals();
    await stopServer();
    await until(async () => refusals() >= before + 8 || !waiting.isRunning());
    expect([round, await readyStatus(origin)]).toEqual([round, 503]);
    await startServer();
    await until(() => isServing(origin));
  }
  over.abort();
  await Promise.all(traffic);
  expect(waiting.isRunning()).toBe(true);
  expect(answers.filter((answer) => answer.status !== 400 && !isServedOrBusy(answer)).slice(0, 3)).toEqual(
    [],
  );
  expect(await readyStatus(origin)).toBe(200);
});
