import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { buildApp } from '../../backend/src/app.ts';
import { EstateIndex } from '../../backend/src/fill/estate-index/estate-index.ts';
import { createResolver } from '../../backend/src/fill/names/resolver.ts';
import { readConfig } from '../../backend/src/platform/config.ts';
import { createDatabase, createPool } from '../../backend/src/data/db/database.ts';
import type { BareRoute } from './bare-server.ts';
import { findCases, heavyBodies } from './cases.ts';
import type { Case } from './cases.ts';
import { middle } from './figures.ts';
import { benchIndex } from './index-bench.ts';
import type { Figures } from './figures.ts';
import type { HttpLoad } from './http-load.ts';
import { recordStatements } from './record-statements.ts';
import type { Statement } from './record-statements.ts';
import { printReport } from './report.ts';
import type { Row } from './report.ts';
import type { SqlLoad } from './sql-load.ts';
import { startWorker } from './worker.ts';

const PREFIX = '/api/v1/user/';
const ACCESS_KEY = 'gakumado-web';

export interface ApiBenchOptions {
  databaseUrl: string;
  /** The address of the measured backend. */
  origin: string;
  /** Connections to PostgreSQL, of the backend and of the yardstick. */
  poolSize: number;
  rounds: number;
  seconds: number;
}

interface Recording {
  path: string;
  bodies: string[];
  answers: Record<string, string>;
  calls: Statement[][][];
}

async function findCasesIn(databaseUrl: string): Promise<Case[]> {
  const pool = createPool(databaseUrl, 2);
  try {
    return await findCases(pool);
  } finally {
    await pool.end();
  }
}

/** Makes each call once, in this process, and keeps its statements and its answer. */
async function recordCalls(databaseUrl: string): Promise<Recording[]> {
  const cases = await findCasesIn(databaseUrl);
  const pool = createPool(databaseUrl, 16);
  const statements = recordStatements(pool);
  const db = createDatabase(pool);
  const app = await buildApp({
    db,
    pool,
    config: readConfig({}),
    estates: new EstateIndex(db),
    names: createResolver(db),
  });
  try {
    const recordings: Recording[] = [];
    for (const { path: name, bodies } of cases) {
      const recording: Recording = { path: PREFIX + name, bodies: [], answers: {}, calls: [] };
      for (const body of bodies) {
        const payload = JSON.stringify({ ...body, access_key: ACCESS_KEY });
        statements.take();
        const answer = await app.inject({
          method: 'POST',
          url: recording.path,
          headers: { 'content-type': 'application/json' },
          payload,
        });
        if (answer.statusCode !== 200) throw new Error(`${name} answers ${answer.body} to ${payload}`);
        recording.bodies.push(payload);
        recording.answers[payload] = answer.body;
        recording.calls.push(statements.take());
      }
      recordings.push(recording);
    }
    return recordings;
  } finally {
    await app.close();
    await pool.end();
  }
}

const HEAVY_CALLERS = 16;
/** Calls that heavy ones must not delay. */
const QUICK_CALLS = new Set(['school/campus/list', 'estate/detail']);

/** Suggestion and detail alone, and beside sixteen callers who search without a pause. */
async function measureBeside(
  origin: string,
  recordings: readonly Recording[],
  seconds: number,
): Promise<void> {
  const [quick, heavy] = [
    await startWorker<HttpLoad, Figures>('http-load.ts'),
    await startWorker<HttpLoad, Figures>('http-load.ts'),
  ];
  const crowd: HttpLoad = {
    origin,
    path: `${PREFIX}estate/list`,
    bodies: heavyBodies.map((body) => JSON.stringify({ ...body, access_key: ACCESS_KEY })),
    connections: HEAVY_CALLERS,
    seconds: seconds + 1,
  };
  try {
    for (const { path: url, bodies } of recordings.filter(({ path: one }) =>
      QUICK_CALLS.has(one.slice(PREFIX.length)),
    )) {
      const load = { origin, path: url, bodies, connections: 1, seconds };
      const alone = await quick.ask(load);
      const [beside, others] = await Promise.all([quick.ask(load), heavy.ask(crowd)]);
      console.log(
        `${url.slice(PREFIX.length)}: p99 ${alone.p99.toFixed(1)} ms alone, ${beside.p99.toFixed(1)} ms beside ${HEAVY_CALLERS} callers of estate/list with facets (${others.perSecond.toFixed(0)} a second)`,
      );
    }
  } finally {
    quick.stop();
    heavy.stop();
  }
}

/** Measures each call beside its yardsticks in turn; prints a table and writes var/bench-api.json. */
export async function benchApi({
  databaseUrl,
  origin,
  poolSize,
  rounds,
  seconds,
}: ApiBenchOptions): Promise<void> {
  const recordings = await recordCalls(databaseUrl);
  const http = await startWorker<HttpLoad, Figures>('http-load.ts');
  const sql = await startWorker<SqlLoad, Figures>('sql-load.ts');
  const bare = await startWorker<BareRoute, string>('bare-server.ts');
  const rows: Row[] = [];
  try {
    for (const { path: url, bodies, answers, calls } of recordings) {
      const bareOrigin = await bare.ask({ path: url, answers });
      for (const connections of [1, 32]) {
        const runs = { ours: [] as Figures[], sql: [] as Figures[], bare: [] as Figures[] };
        // The first round warms everything up.
        for (let round = 0; round <= rounds; round += 1) {
          const load = { path: url, bodies, connections, seconds: round === 0 ? 1 : seconds };
          const ours = await http.ask({ ...load, origin });
          const theirs = await sql.ask({ ...load, databaseUrl, poolSize, calls });
          const least = await bare
            .ask({ path: url, answers })
            .then(() => http.ask({ ...load, origin: bareOrigin }));
          if (ours.failures > 0) throw new Error(`${url}: ${ours.failures} answers were not 200.`);
          if (round === 0) continue;
          runs.ours.push(ours);
          runs.sql.push(theirs);
          runs.bare.push(least);
        }
        const name = url.slice(PREFIX.length);
        rows.push({
          path: name,
          connections,
          ours: middle(runs.ours),
          sql: middle(runs.sql),
          bare: middle(runs.bare),
        });
        console.log(`${name}, ${connections} connections: measured`);
      }
    }
  } finally {
    http.stop();
    sql.stop();
    bare.stop();
  }
  printReport(rows);
  await measureBeside(origin, recordings, seconds);
  await benchIndex(databaseUrl);
  mkdirSync(varDir, { recursive: true });
  writeFileSync(path.join(varDir, 'bench-api.json'), JSON.stringify(rows, null, 2));
}
