// `npm run upgrade [commit]`: fills a database by an earlier release, brings it to this one as a start does, and prints how long that takes.
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { argv } from 'node:process';
import { varDir } from '@gakumado/build/roots.ts';
import { createPool } from '../backend/src/data/db/database.ts';
import { migrate } from '../backend/src/data/db/migrate.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { startBackend } from './backend-process.ts';
import { call, login } from './call-backend.ts';
import type { Answer } from './call-backend.ts';
import { FIRST_IN_USE, takeOut, whyWithoutHistory } from './earlier-release.ts';

const { [2]: commit = FIRST_IN_USE } = argv;
const SAMPLES = process.env['SAMPLE_ESTATES'] ?? '300';

const log = { info() {}, warn: console.warn, error: console.error };
const folder = path.join(varDir, 'upgrade');
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what}: ${seconds(performance.now() - startedAt)}`);
  return result;
}

/** The body of a call that has to succeed. */
async function ask(...asked: Parameters<typeof call>): Promise<Answer['body']> {
  const { status, body } = await call(...asked);
  if (status !== 200) throw new Error(`${asked[1]} is answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Homes that the member has saved, by what the backend answers. */
async function savedHomes(url: string): Promise<string> {
  const { result } = await ask(url, 'estate/favorite/list', {}, await login(url));
  const ids = (Array.isArray(result) ? result : []).map((home: unknown) =>
    Reflect.get(Object(home), 'estate_id'),
  );
  return JSON.stringify(ids.toSorted());
}

const reason = await whyWithoutHistory(commit);
if (reason !== undefined) {
  console.error(`Nothing was measured: ${reason}`);
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = createPool(server.url, 2);
const env = { SAMPLE_ESTATES: SAMPLES, RATE_LIMIT_SCALE: '0', CAPTCHA_PROVIDER: 'off' };
try {
  const old = await timed(`the data of ${commit.slice(0, 8)} with ${SAMPLES} homes`, async () => {
    const place = await takeOut(commit);
    // The samples were a part of the backend once.
    const entry = ['samples/main.ts', 'backend/src/server.ts'].map((file) => path.join(place, file));
    return startBackend(server.url, path.join(folder, 'old'), env, entry.find(existsSync));
  });
  const token = await login(old.url);
  const { rows } = await pool.query('select estate_id from estate where status = 1 order by 1 limit 20');
  await ask(old.url, 'estate/favorite/create', { estates: rows }, token);
  const saved = await savedHomes(old.url);
  await old.kill('SIGTERM');

  const applied = await timed('migrations', () => migrate(pool));
  const now = await timed(`${applied.length} files; then reference data, index and names`, () =>
    startBackend(server.url, path.join(folder, 'new'), env),
  );
  const isSame = (await savedHomes(now.url)) === saved;
  const found = await ask(now.url, 'estate/list', { count_only: 1 });
  console.log(
    `homes found: ${String(found.total_count)}; the member's ${rows.length} saved homes are ${isSame ? '' : 'NOT '}there`,
  );
  await now.kill('SIGTERM');
  if (!isSame) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
}
process.exit();
