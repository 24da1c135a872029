import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { startPostgres } from '../backend/src/data/postgres/embedded-postgres.ts';
import { requireFreePorts } from './free-ports.ts';
import { Supervisor } from './supervisor.ts';

/** A backend to be measured, in a process of its own. */
export interface BenchBackend {
  databaseUrl: string;
  origin: string;
  /** Connections to PostgreSQL. */
  poolSize: number;
}

const POOL_SIZE = 16;

/** Starts a backend over 30,000 synthetic estates (`SAMPLE_ESTATES` says otherwise), measures it and stops it. */
export async function withBenchBackend(measure: (backend: BenchBackend) => Promise<void>): Promise<void> {
  const port = Number(process.env['BACKEND_PORT'] ?? 3504);
  const estates = process.env['SAMPLE_ESTATES'] ?? '30000';
  const log = { info: console.log, warn: console.warn, error: console.error };
  await requireFreePorts({ BACKEND_PORT: port });
  const server = await startPostgres({ dataDir: path.join(varDir, 'bench-api', estates), log });
  const supervisor = new Supervisor();
  try {
    console.log(
      `${estates} estates with five room types each: the first run makes them, which takes some minutes.`,
    );
    await supervisor.start({
      name: 'bench-backend',
      entry: 'samples/main.ts',
      env: {
        DATABASE_URL: server.url,
        DATABASE_POOL_SIZE: String(POOL_SIZE),
        BACKEND_PORT: String(port),
        SAMPLE_ESTATES: estates,
        STREET_FLAGS_INTERVAL_S: '0',
        SAMPLE_ROOMS_PER_ESTATE: '5',
        NODE_ENV: 'production',
      },
    });
    await measure({ databaseUrl: server.url, origin: `http://127.0.0.1:${port}`, poolSize: POOL_SIZE });
  } finally {
    await supervisor.stop();
    await server.stop();
  }
}
