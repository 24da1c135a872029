import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** The shared key of this name; the first process that asks makes it. It never changes, so keep what you get. */
export async function findSecret(db: Kysely<Database>, name: string): Promise<Buffer> {
  await db
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
