import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../backend/src/data/db/database.ts';
import { sampleLogin, someEstateIds } from '../backend/src/testing/test-member.ts';
import { openShop, visit } from '../backend/src/testing/test-inquiry.ts';
import { withTestApp } from '../backend/src/testing/test-app.ts';
import type { TestApp } from '../backend/src/testing/test-app.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { startBackend } from './backend-process.ts';
import type { Backend } from './backend-process.ts';
import { call, login } from './call-backend.ts';
import { run } from './run.ts';

let database: TestApp;
let backend: Backend;
let folder: string;
let writing: Promise<void> | undefined;
let isWriting = true;
const restoring: Backend[] = [];

const at = (...parts: string[]) => join(folder, ...parts);

/** A place of the site: its files, its releases and what it writes, with its database unless one is given. */
const siteAt = (name: string, databaseUrl = '') => ({
  DATABASE_URL: databaseUrl,
  VAR_DIR: at(name, 'var'),
  FILES_DIR: at(name, 'files'),
  RELEASE_STORE_DIR: at(name, 'releases'),
});

const command = (name: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], false, env);

function writeOwn(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(async () => {
  database = await withTestApp({ RATE_LIMIT_SCALE: '0' });
  folder = await mkdtemp(join(tmpdir(), 'gakumado-backup-'));
  // PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755);
  await openShop(database);
  const env = { RATE_LIMIT_SCALE: '0', CAPTCHA_PROVIDER: 'off' };
  backend = await startBackend(
    database.pool.options.connectionString ?? '',
    database.config.varDir,
    env,
    'backend/src/main.ts',
  );
  writeOwn(at('old', 'files', 'pictures', 'own.webp'), 'a picture');
  writeOwn(at('old', 'releases', 'registry.json'), '{}');
}, 120_000);

afterAll(async () => {
  isWriting = false;
  await writing;
  for (const process of [backend, ...restoring]) await process.kill('SIGTERM');
  await database.close();
  await rm(folder, { recursive: true });
});

type Counts = Record<string, number>;

/** Rows of every table. */
async function countRows(pool: TestApp['pool']): Promise<Counts> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::integer as count
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('a backup that is taken while writes go on gives the whole site back in a new place', async () => {
  const token = await login(backend.url, sampleLogin.mail_address);
  const booked = await call(backend.url, 'inquiry/create', visit);
  const key = Reflect.get(Object(booked.body.result?.['reservation']), 'reservation_key');
  const bookingAt = async (url: string) =>
    (await call(url, 'inquiry/reservation/detail', { reservation_key: key })).body.result;
  const booking = await bookingAt(backend.url);
  expect(booking).toMatchObject({ state: 'booked' });

  // One member saves homes one after the other, as long as the backup takes.
  const ids = await someEstateIds(database, 300);
  const saved: number[] = [];
  const save = async () => {
    for (const estate_id of ids) {
      if (!isWriting) return;
      const { status } = await call(
        backend.url,
        'estate/favorite/create',
        { estates: [{ estate_id }] },
        token,
      );
      if (status === 200) saved.push(estate_id);
    }
  };
  writing = save();
  while (saved.length < 5) await new Promise((resolve) => setTimeout(resolve, 20));

  const before = { counts: await countRows(database.pool), saved: saved.length };
  const old = siteAt('old', database.pool.options.connectionString);
  expect(await command('backup', [at('backup')], old)).toMatchObject({ code: 0 });
  const after = { counts: await countRows(database.pool), saved: saved.length };
  isWriting = false;
  await writing;
  expect(after.saved).toBeGreaterThan(before.saved);

  const startedAt = performance.now();
  const fresh = siteAt('new');
  expect(await command('restore', [at('backup')], fresh)).toMatchObject({ code: 0 });
  const restoredAt = performance.now();
  expect(await readFile(at('new', 'files', 'pictures', 'own.webp'), 'utf8')).toBe('a picture');
  expect(await readFile(at('new', 'releases', 'registry.json'), 'utf8')).toBe('{}');

  // A server of its own, over a data folder that the command made.
  const restored = await startBackend('', fresh.VAR_DIR, fresh, 'backend/src/main.ts');
  restoring.push(restored);
  expect((await fetch(`${restored.url}/readyz`)).status).toBe(200);
  expect(await bookingAt(restored.url)).toEqual(booking);
  console.log(
    `restored in ${((restoredAt - startedAt) / 1_000).toFixed(1)} s, ready ${((performance.now() - restoredAt) / 1_000).toFixed(1)} s later`,
  );

  const server = await startPostgres({
    dataDir: join(fresh.VAR_DIR, 'postgres'),
    log: { info() {}, warn: console.warn, error: console.error },
  });
  const pool = createPool(server.url, 1);
  try {
    // Each table as it was at a moment between; what the index of each backend has seen is its own business.
    const { estate_touch: _, ...counts } = await countRows(pool);
    const isBetween = ([table, count]: [string, number]) => {
      const ends = [before.counts[table] ?? 0, after.counts[table] ?? 0];
      return count >= Math.min(...ends) && count <= Math.max(...ends);
    };
    expect(Object.entries(counts).filter((entry) => !isBetween(entry))).toEqual([]);
    // One moment: the homes that were saved first, without a gap, and all that were acknowledged before.
    const { rows } = await pool.query<{ estate_id: number }>(
      'select estate_id from favorite order by estate_id',
    );
    const kept = rows.map(({ estate_id }) => estate_id);
    expect(kept).toEqual(ids.slice(0, kept.length));
    expect(kept.length).toBeGreaterThanOrEqual(before.saved);
  } finally {
    await pool.end();
    await server.stop();
  }
}, 180_000);

test('nothing is restored over a site in use, nor from a backup that is damaged or not whole', async () => {
  const used = siteAt('new');
  const overUsed = await command('restore', [at('backup')], used);
  expect(overUsed).toMatchObject({ code: 1 });
  expect(overUsed.output).toContain('は空ではありません');
  const overRows = await command('restore', [at('backup'), '--only-database'], used);
  expect(overRows).toMatchObject({ code: 1 });
  expect(overRows.output).toContain('取り込み先が空ではありません');

  await writeFile(at('backup', 'files', 'pictures', 'own.webp'), 'another picture');
  const damaged = await command('restore', [at('backup')], siteAt('third'));
  expect(damaged).toMatchObject({ code: 1 });
  expect(damaged.output).toContain('files/pictures/own.webp');
  await rm(at('backup', 'backup.json'));
  expect((await command('restore', [at('backup')], siteAt('third'))).output).toContain(
    '途中で終わっています',
  );

  const twice = await command(
    'backup',
    [at('backup')],
    siteAt('old', database.pool.options.connectionString),
  );
  expect(twice).toMatchObject({ code: 1 });
  expect(twice.output).toContain('新しいフォルダー');
}, 120_000);
