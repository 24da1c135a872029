import type { Customer } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { toJst } from '#platform/http/jst.ts';

/**
 * Lets one transaction at a time change a customer's data, so that limits hold under concurrent calls. A customer who
 * has just left gets a 401, as without a session.
 */
export async function lockCustomer(trx: Transaction<Database>, customerId: number): Promise<void> {
  const customer = await trx
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw new ApiFault(401);
}

/** The customer as customer/detail answers. */
export async function findCustomer(db: Kysely<Database>, customerId: number): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sub: _, my_search: __, my_search_at: ___, created_at, updated_at, ...fields } = row;
  return { ...fields, created_at: toJst(created_at), updated_at: toJst(updated_at) };
}

/**
 * The customer of a person who signed in. Somebody whom the identity service knows and we do not becomes a
 * customer then, with nothing but a mail address.
 */
export async function findOrInsertCustomer(db: Kysely<Database>, sub: string, mailAddress: string) {
  const found = await findCustomerBySub(db, sub);
  if (found) return found;
  await db
    .insertInto('customer')
    .values({ sub, mail_address: mailAddress })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute();
  return findCustomerBySub(db, sub);
}

export function findCustomerBySub(db: Kysely<Database>, sub: string) {
  return db
    .selectFrom('customer')
    .select(['customer_id', 'mail_address', 'name_sei', 'name_mei'])
    .where('sub', '=', sub)
    .executeTakeFirst();
}

/** The values of a registration or an update. Absent ones stay as they are. */
type Profile = Partial<Omit<Updateable<Database['customer']>, 'customer_id' | 'sub' | 'created_at'>>;

/** The customer of a fresh sign-up. */
export async function upsertCustomer(
  db: Kysely<Database>,
  sub: string,
  profile: Profile & { mail_address: string },
): Promise<number> {
  const { customer_id } = await db
    .insertInto('customer')
    .values({ ...profile, sub })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(profile))
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return customer_id;
}

export async function updateProfile(
  db: Kysely<Database>,
  customerId: number,
  profile: Profile,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ ...profile, updated_at: new Date() })
    .where('customer_id', '=', customerId)
    .execute();
}

/** The customer with a mail address, however its capitals are written. */
export async function findCustomerIdByMail(
  db: Kysely<Database>,
  mailAddress: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('customer')
    .select('customer_id')
    .where(sql`lower(mail_address)`, '=', mailAddress.toLowerCase())
    .orderBy('customer_id', 'desc')
    .executeTakeFirst();
  return found?.customer_id;
}

/** Writes a confirmed mail address and answers the former one. */
export async function setMailAddress(
  trx: Transaction<Database>,
  customerId: number,
  mailAddress: string,
): Promise<string | undefined> {
  const former = await trx
    .selectFrom('customer')
    .select('mail_address')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  await updateProfile(trx, customerId, { mail_address: mailAddress });
  return former?.mail_address;
}

/** Erases a customer with everything that belongs to one, and answers where to say goodbye. */
export async function deleteCustomer(
  trx: Transaction<Database>,
  customerId: number,
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('customer')
    .where('customer_id', '=', customerId)
    .returning('mail_address')
    .executeTakeFirst();
  return deleted?.mail_address;
}

export async function insertWithdrawal(
  trx: Transaction<Database>,
  reasons: { reason_ids: number[]; reason_text: string | null },
): Promise<void> {
  await trx.insertInto('withdrawal').values(reasons).execute();
}
