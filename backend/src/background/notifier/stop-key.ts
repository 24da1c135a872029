import { CONDITION_MAX, ID_MAX } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { API_PREFIX } from '../../platform/http/typed-app.ts';
import { signedKeys } from '../../data/keys/signed-key.ts';

const SECRET = 'condition_stop';
const IDS = /^\d{1,10}(?:-\d{1,10})*$/;

/**
 * Makes the keys by which mails of saved conditions are stopped without a login: `{ids joined by -}.{signature}`. They
 * do not expire, because a mail is read whenever it is.
 */
export async function stopKeys(db: Kysely<Database>): Promise<(conditionIds: readonly number[]) => string> {
  const { make } = await signedKeys(db, SECRET);
  return (conditionIds) => make(conditionIds.join('-'));
}

/** The conditions that a key names; none for a key that is not ours. */
export async function readStopKey(db: Kysely<Database>, key: string): Promise<number[]> {
  const ids = (await signedKeys(db, SECRET)).read(key) ?? '';
  if (!IDS.test(ids)) return [];
  return ids
    .split('-')
    .map(Number)
    .filter((id) => id <= ID_MAX)
    .slice(0, CONDITION_MAX);
}

/** Where a mail program posts to stop the mails of a key: the address of List-Unsubscribe. */
export const onePressAddress = (origin: string, key: string) =>
  `${origin}${API_PREFIX}/search/condition/stop/${encodeURIComponent(key)}`;
