import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { SAMPLE_FILES } from '@gakumado/samples/src/sample-files.ts';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { EstateIndex } from '../fill/estate-index/estate-index.ts';
import { createResolver } from '../fill/names/resolver.ts';
import type { Resolver } from '../fill/names/resolver.ts';
import { readConfig } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { createDatabase, createPool } from '../data/db/database.ts';
import type { Database } from '../data/db/database.ts';
import { checkAnswers } from './answer-check.ts';
import { databaseUrl, PREFIX } from './test-database.ts';

/** The real app over a database of its own, filled with reference data and a small set of samples. */
export interface TestApp {
  app: FastifyInstance;
  db: Kysely<Database>;
  pool: pg.Pool;
  config: Config;
  estates: EstateIndex;
  names: Resolver;
  /** POST to a sales-API call, such as `call('estate/list', { price: 30000 })`; adds a valid access key. */
  call(path: string, body?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** An answer with any status; `body` is the parsed JSON. */
export interface TestAnswer {
  statusCode: number;
  // The tests look into answers of every shape; matchers check them.
  body: ReturnType<typeof JSON.parse>;
}

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is missing: backend tests need src/testing/global-setup.ts as jest's globalSetup.`,
    );
  return value;
}

async function administer(sql: string): Promise<void> {
  const admin = new pg.Client({
    connectionString: databaseUrl(fromSetup('GAKUMADO_TEST_SERVER'), 'postgres'),
  });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

/**
 * Call it in beforeAll, and `close` in afterAll, which fails when an answer was other than its route's
 * schema says. `env` sets variables of the configuration.
 */
export async function withTestApp(
  env: Record<string, string> = {},
  options: FastifyServerOptions = {},
): Promise<TestApp> {
  const name = `${PREFIX}${randomUUID().replaceAll('-', '')}`;
  // Copied as files it takes a third of the time that it takes by the write-ahead log, the default.
  const template = fromSetup('GAKUMADO_TEST_TEMPLATE');
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const varDir = await mkdtemp(join(tmpdir(), 'gakumado-test-'));
  const pool = createPool(databaseUrl(fromSetup('GAKUMADO_TEST_SERVER'), name), 6);
  const db = createDatabase(pool);
  const config = readConfig({
    VAR_DIR: varDir,
    MAX_EVENT_LOOP_DELAY_MS: '0',
    CAPTCHA_PROVIDER: 'off',
    FILES_DIR: SAMPLE_FILES,
    ...env,
  });
  const estates = new EstateIndex(db);
  const names = createResolver(db);
  const app = await buildApp({ db, pool, config, estates, names }, options);
  const mismatches = checkAnswers(app);
  return {
    app,
    db,
    pool,
    config,
    estates,
    names,
    async call(path, body = {}, headers = {}) {
      // The index takes in rows that the test wrote into the database.
      if (estates.isBuilt) await estates.refresh();
      const payload = { access_key: config.accessKeys[0], ...body };
      const answer = await app.inject({ method: 'POST', url: `/api/v1/user/${path}`, payload, headers });
      return { statusCode: answer.statusCode, body: answer.json() };
    },
    async close() {
      await app.close();
      await db.destroy();
      await administer(`drop database if exists ${name} with (force)`);
      await rm(varDir, { recursive: true, force: true });
      if (mismatches.length > 0) throw new Error([...new Set(mismatches)].join('\n\n'));
    },
  };
}
