import type { Customer } from '@gakumado/shared/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { toJst } from '../../http/jst.ts';

/** Lets one transaction at a time change what belongs to a customer, so that limits hold under concurrent calls. */
export async function lockCustomer(trx: Transaction<Database>, customerId: number): Promise<void> {
  await trx
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

/** The customer as customer/detail answers. */
export async function findCustomer(db: Kysely<Database>, customerId: number): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sub: _, created_at, updated_at, ...fields } = row;
  return { ...fields, created_at: toJst(created_at), updated_at: toJst(updated_at) };
}

/**
 * The customer of a person who signed in. Somebody whom the identity service knows and we do not becomes a
 * customer then, with nothing but a mail address.
 */
export async function findOrInsertCustomer(db: Kysely<Database>, sub: string, mailAddress: string) {
  const found = await findNameBySub(db, sub);
  if (found) return found;
  await db
    .insertInto('customer')
    .values({ sub, mail_address: mailAddress })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  return findNameBySub(db, sub);
}

function findNameBySub(db: Kysely<Database>, sub: string) {
  return db
    .selectFrom('customer')
    .select(['customer_id', 'mail_address', 'name_sei', 'name_mei'])
    .where('sub', '=', sub)
    .executeTakeFirst();
}
