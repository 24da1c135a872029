import { ID_MAX } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { signedKeys } from '#data/keys/signed-key.ts';

const SECRET = 'reservation';

/**
 * Makes the keys by which the visitor's mail moves or cancels a booking without a login. They do not expire: the booking
 * itself says until when it can be changed.
 */
export async function reservationKeys(db: Kysely<Database>): Promise<(inquiryId: number) => string> {
  const { make } = await signedKeys(db, SECRET);
  return (inquiryId) => make(String(inquiryId));
}

/** The inquiry of a key; undefined for a key that is not ours. */
export async function readReservationKey(db: Kysely<Database>, key: string): Promise<number | undefined> {
  const id = Number((await signedKeys(db, SECRET)).read(key));
  return Number.isInteger(id) && id > 0 && id <= ID_MAX ? id : undefined;
}
