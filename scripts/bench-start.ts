import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { varDir } from '@gakumado/build/roots.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { forkBackend } from './backend-process.ts';
import { call } from './call-backend.ts';

/** The first answers of a backend, in ms after its process was started. */
const AIM_MS = 2_000;
const ESTATES = process.env['SAMPLE_ESTATES'] ?? '30000';
const rounds = Number(process.argv[3] ?? 3);

const first: Record<string, object> = {
  'estate/list': { pref_id: [13], with_facets: true },
  'search/suggest': { keyword: 'わせだ' },
};

/** Time of the processor that a process has used, in ms. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function firstAnswer(url: string, name: string): Promise<void> {
  while ((await call(url, name, first[name] ?? {})).status !== 200) await wait(10);
}

async function untilWritten(file: string): Promise<void> {
  while (!existsSync(file)) await wait(100);
}

/** Starts a backend and ends it by SIGKILL when it has answered and, where that is asked for, has written its snapshots. */
async function measure(databaseUrl: string, folder: string, writes: boolean): Promise<number[]> {
  const startedAt = performance.now();
  const backend = await forkBackend(databaseUrl, folder, {
    SAMPLE_ESTATES: ESTATES,
    STREET_FLAGS_INTERVAL_S: '0',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: path.join(folder, 'code'),
  });
  const times = await Promise.all(
    Object.keys(first).map(async (name) => {
      await firstAnswer(backend.url, name);
      return performance.now() - startedAt;
    }),
  );
  times.push(await processorMs(backend.pid));
  if (writes)
    for (const name of ['estates', 'names']) await untilWritten(path.join(folder, 'snapshots', name));
  await backend.kill('SIGKILL');
  return times;
}

const server = await startPostgres({ dataDir: path.join(varDir, 'bench-api', ESTATES), log: console });
const folder = path.join(varDir, 'bench-start');
let isWithin = true;
try {
  console.log(
    `ms from the start of the process to the first answers of ${Object.keys(first).join(' and ')}; its processor time`,
  );
  for (let round = 0; round < rounds; round += 1) {
    await rm(folder, { recursive: true, force: true });
    const without = await measure(server.url, folder, true);
    const times = await measure(server.url, folder, false);
    const row = (values: readonly number[]) => values.map((ms) => ms.toFixed(0)).join(' · ');
    console.log(`all read: ${row(without)}; from snapshots: ${row(times)}`);
    isWithin &&= Math.max(...times.slice(0, -1)) <= AIM_MS;
  }
} finally {
  await server.stop();
}
process.exit(isWithin ? 0 : 1);
