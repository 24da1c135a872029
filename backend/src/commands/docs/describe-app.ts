import { EstateIndex } from '../../fill/estate-index/estate-index.ts';
import { createResolver } from '../../fill/names/resolver.ts';
import type { FastifyInstance } from 'fastify';
import type { Description } from './calls-page.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import { createDatabase, createPool } from '../../data/db/database.ts';

/** The description of the API by an app. */
export const descriptionOf = async (app: FastifyInstance) =>
  (await app.inject('/openapi.json')).json<Description>();

/** The description of the API, which the app gives without a database. */
export async function describeApp(): Promise<Description> {
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
    return await descriptionOf(app);
  } finally {
    await app.close();
  }
}
