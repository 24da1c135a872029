import { EstateIndex } from '../../fill/estate-index/estate-index.ts';
import { createResolver } from '../../fill/names/resolver.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { createDatabase, createPool } from '../../data/db/database.ts';

/** Runs `read` with the app as far as its description needs it: without a database, which it never asks. */
export async function withDescribedApp<T>(read: (app: FastifyInstance) => T): Promise<T> {
  const pool = createPool('postgresql://localhost/none', 2);
  const db = createDatabase(pool);
  const app = await buildApp({
    db,
    pool,
    config: readConfig({}),
    estates: new EstateIndex(db),
    names: createResolver(db),
  });
  try {
    await app.ready();
    return read(app);
  } finally {
    await app.close();
  }
}
