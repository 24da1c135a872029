import type { Equipment } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';

/** Equipment (1), conditions (2) and building types (3), in the order in which they are shown. */
export async function findEquipment(db: Kysely<Database>, group?: number): Promise<Equipment[]> {
  let query = db
    .selectFrom('equipment')
    .select(['equipment_id', 'name', 'group', 'group_name', 'icon', 'meaning', 'sort_no', 'is_filter'])
    .select(sql<string>`'/images/icons/' || icon || '.svg'`.as('icon_path'))
    .orderBy('group')
    .orderBy('sort_no');
  if (group !== undefined) query = query.where('group', '=', group);
  return query.execute();
}
