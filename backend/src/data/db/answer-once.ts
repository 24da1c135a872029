import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { ApiFault, badField } from '../../platform/http/api-fault.ts';
import { canonicalValues } from '../../platform/http/canonical-values.ts';

/** A call that may be repeated; without an id it never is. */
export interface OnceRequest {
  request_id: string | undefined;
  /**
   * The call and its checked values: the same id with something else is refused. They are compared by what they mean
   * ({@link canonicalValues}).
   */
  content: unknown;
}

/** How long a repeat is answered with the first result (contract, section 1). */
const KEPT = sql`interval '24 hours'`;

/** Share of the calls after which old rows are removed. */
const SWEEP_RATE = 0.01;

const hashOf = (content: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(canonicalValues(content)))
    .digest();

async function findKept(db: Kysely<Database>, request_id: string | undefined) {
  if (request_id === undefined) return undefined;
  return db
    .selectFrom('answered_request')
    .select(['request_hash', 'result', 'created_at'])
    .where('request_id', '=', request_id)
    .where('created_at', '>', sql<Date>`now() - ${KEPT}`)
    .executeTakeFirst();
}

/** When the first call with this id within 24 hours was answered. */
export async function findAnsweredAt(
  db: Kysely<Database>,
  request_id: string | undefined,
): Promise<Date | undefined> {
  return (await findKept(db, request_id))?.created_at;
}

/** The result of the first such call within 24 hours; a 400 `conflict` when it asked for something else. */
export async function findAnswer<Result>(
  db: Kysely<Database>,
  { request_id, content }: OnceRequest,
): Promise<Result | undefined> {
  const row = await findKept(db, request_id);
  if (!row) return undefined;
  if (!row.request_hash.equals(hashOf(content))) throw badField('request_id', 'conflict');
  return row.result as Result;
}

/** False when another call has the id. Waits for a call that is still at work with it. */
async function claim(trx: Transaction<Database>, request_id: string, content: unknown): Promise<boolean> {
  const request_hash = hashOf(content);
  const claimed = await trx
    .insertInto('answered_request')
    .values({ request_id, request_hash, result: null })
    .onConflict((conflict) =>
      conflict
        .column('request_id')
        .doUpdateSet({ request_hash, result: null, created_at: sql`now()` })
        .where('answered_request.created_at', '<=', sql<Date>`now() - ${KEPT}`),
    )
    .returning('request_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function sweep(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('answered_request')
    .where('created_at', '<=', sql<Date>`now() - ${KEPT}`)
    .execute();
}

interface Steps<Result> {
  /** May refuse the call. Its writes stay then (a spent token). */
  admit: (trx: Kysely<Database>) => Promise<void>;
  /** Everything else; when it throws, nothing of the call remains. */
  work: (trx: Transaction<Database>) => Promise<Result>;
}

/**
 * Does the work of a call in one transaction, and no second time for a repeat of it: that one gets the first
 * result, also when both arrive at the same instant, at whichever backend.
 */
export async function answerOnce<Result extends object>(
  db: Kysely<Database>,
  request: OnceRequest,
  { admit, work }: Steps<Result>,
): Promise<Result> {
  const { request_id, content } = request;
  const outcome = await db.transaction().execute(async (trx) => {
    if (request_id !== undefined && !(await claim(trx, request_id, content))) {
      const result = await findAnswer<Result>(trx, request);
      if (!result) throw badField('request_id', 'conflict');
      return result;
    }
    const refusal = await admit(trx).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ApiFault) return error;
        throw error;
      },
    );
    const result = refusal ?? (await work(trx));
    if (request_id !== undefined) await settle(trx, request_id, result);
    return result;
  });
  if (Math.random() < SWEEP_RATE) await sweep(db);
  if (outcome instanceof ApiFault) throw outcome;
  return outcome;
}

/** Keeps the first result of a call that does its work in more than one transaction. */
export async function keepAnswer(
  db: Kysely<Database>,
  { request_id, content }: OnceRequest,
  result: object,
): Promise<void> {
  if (request_id === undefined) return;
  await db.transaction().execute(async (trx) => {
    if (await claim(trx, request_id, content)) await settle(trx, request_id, result);
  });
}

/** Keeps a result; gives the id back after a refusal, so that the next try is a first one. */
async function settle(trx: Transaction<Database>, request_id: string, result: object): Promise<void> {
  if (result instanceof ApiFault) {
    await trx.deleteFrom('answered_request').where('request_id', '=', request_id).execute();
    return;
  }
  await trx
    .updateTable('answered_request')
    .set({ result: JSON.stringify(result) })
    .where('request_id', '=', request_id)
    .execute();
}
