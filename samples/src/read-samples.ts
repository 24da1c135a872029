import type pg from 'pg';
import { findSeeded, markSeeded, timed } from '@gakumado/backend/src/data/db/seed-state.ts';
import type { Log } from '@gakumado/backend/src/data/postgres/postgres-place.ts';
import { readVariables, variable } from '@gakumado/backend/src/platform/read-variables.ts';
import type { Settings } from '@gakumado/backend/src/platform/read-variables.ts';
import type { Samples } from '@gakumado/backend/src/server.ts';
import { z } from 'zod';
import { loadSampleMember } from './load-sample-member.ts';
import { SAMPLE_FILES } from './sample-files.ts';

const variables = {
  /** How many estates the first start makes. */
  estates: variable('SAMPLE_ESTATES', z.coerce.number().int().min(1).max(300_000).default(8000)),
  /** Room types of each estate; absent: one to six. For measurements that need a certain number. */
  roomsPerEstate: variable('SAMPLE_ROOMS_PER_ESTATE', z.coerce.number().int().min(1).max(7).optional()),
};

type FillOptions = Settings<typeof variables> & { isLocal: boolean };

/** Listings are made once, and never touched afterwards; an import of the owner's keeps them away. */
async function fill(client: pg.PoolClient, log: Log, options: FillOptions): Promise<boolean> {
  const seeded = await findSeeded(client);
  if (options.isLocal) await loadSampleMember(client);
  if (seeded.has('samples')) return false;
  // Loaded where they are missing only: it would hold up every start.
  const { loadSamples } = await import('./load-samples.ts');
  await timed(log, `${options.estates} sample estates made`, () => loadSamples(client, options));
  await markSeeded(client, 'samples', String(options.estates));
  return true;
}

/**
 * The data to try a site with. A site that others reach has none unless SAMPLE_ESTATES asks for them, and never the
 * member, whose password is public. Throws a ConfigFault that names every variable that is wrong.
 */
export function readSamples(
  env: Readonly<Record<string, string | undefined>>,
  isLocal: boolean,
): Samples | undefined {
  if (!isLocal && !env['SAMPLE_ESTATES']) return undefined;
  const options = { ...readVariables(variables, env), isLocal };
  return { filesDir: SAMPLE_FILES, fill: (client, log) => fill(client, log, options) };
}
