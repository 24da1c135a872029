import type pg from 'pg';
import { createPool } from '../../backend/src/data/db/database.ts';
import { toFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import type { Statement } from './record-statements.ts';
import { answerMessages } from './worker.ts';

export interface SqlLoad {
  databaseUrl: string;
  poolSize: number;
  /** The statements of each call: those of one wave run side by side, waves one after the other. Used in turn. */
  calls: readonly Statement[][][];
  connections: number;
  seconds: number;
}

async function runCall(pool: pg.Pool, waves: readonly Statement[][]): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map(({ text, values }) => pool.query(text, [...values])));
}

/** The statements of the calls, straight to PostgreSQL: as many calls at a time as the calls have connections. */
async function load({ databaseUrl, poolSize, calls, connections, seconds }: SqlLoad): Promise<Figures> {
  const pool = createPool(databaseUrl, poolSize);
  const times: number[] = [];
  let turn = 0;
  const start = performance.now();
  const deadline = start + seconds * 1000;
  async function work(): Promise<void> {
    while (performance.now() < deadline) {
      const call = calls[turn++ % calls.length] ?? [];
      const callStart = performance.now();
      await runCall(pool, call);
      times.push(performance.now() - callStart);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  const figures = toFigures(times, (performance.now() - start) / 1000, 0);
  await pool.end();
  return figures;
}

answerMessages(load);
