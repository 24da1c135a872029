import type { NotificationData } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import type { EstateEvent } from './fold-changes.ts';

/** Tells everybody who had an estate among the favourites before it changed; an unread line is brought up to date. */
export async function notifyFavorites(
  trx: Transaction<Database>,
  events: readonly EstateEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ estate_id, type, name, before, after, changed_at }) => {
    const data: NotificationData = { name, ...(before === null && after === null ? {} : { before, after }) };
    return { estate_id, type, data, changed_at };
  });
  await sql`
    insert into notification (customer_id, type, estate_id, data, created_at)
    select favorite.customer_id, event.type, event.estate_id, event.data, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as event (estate_id integer, type text, data jsonb, changed_at timestamptz)
    join favorite on favorite.estate_id = event.estate_id and favorite.created_at < event.changed_at
    on conflict (customer_id, type, coalesce(estate_id, 0), coalesce(condition_id, 0)) where read_at is null
      do update set data = excluded.data, created_at = excluded.created_at`.execute(trx);
}
