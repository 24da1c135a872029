import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { Homes } from '../../engines/commute/homes.ts';
import { HomeColumns } from '../../engines/estate-index/home-columns.ts';
import type { KeptColumns } from '../../engines/estate-index/home-columns.ts';
import { HomeOrders } from '../../engines/estate-index/orders.ts';
import type { Reference } from '../../engines/estate-index/reference.ts';
import type { SnapshotFile } from '../snapshot/snapshot-file.ts';
import { FORGOTTEN_MS } from './touched.ts';
import type { Mark } from './touched.ts';

/** All that searches look at, as the database had it at a mark. */
export interface MarkedHomes {
  columns: HomeColumns;
  orders: HomeOrders;
  reference: Reference;
  /** The changes after it are missing. */
  mark: Mark;
}

interface Kept {
  columns: KeptColumns;
  sorted: HomeOrders['sorted'];
  reference: Reference;
  mark: Mark;
}

/**
 * A snapshot of the index of estates in a file. It counts where its token is in the table `index_snapshot` of the database: then
 * that has had all changes up to its mark, and those after it are in `estate_touch` (migrations/0080_index_snapshots.sql).
 */
export interface EstateSnapshot {
  /** The homes of the snapshot; undefined where it is not of this database, of other code, damaged, or missing. */
  read(db: Kysely<Database>): Promise<MarkedHomes | undefined>;
  /** Writes the homes as they are at the moment of the call. */
  write(db: Kysely<Database>, homes: MarkedHomes): Promise<void>;
}

export const createEstateSnapshot = (file: SnapshotFile): EstateSnapshot => ({
  async read(db) {
    const isOfDatabase = async (label: string) => {
      const { rows } = await sql<{ label: string }>`
        select concat_ws(' ', token, ${schemaVersion}) as label from index_snapshot
        where xmin = xid::xid and saved_at > now() - ${FORGOTTEN_MS} * interval '1 millisecond' and token::text = split_part(${label}, ' ', 1)`.execute(
        db,
      );
      return rows[0]?.label === label;
    };
    const kept = (await file.read(isOfDatabase)) as Kept | undefined;
    if (!kept) return undefined;
    const columns = new HomeColumns(kept.columns);
    const reference = { ...kept.reference, campusPlaces: Homes.revive(kept.reference.campusPlaces) };
    return { columns, orders: new HomeOrders(columns, kept.sorted), reference, mark: kept.mark };
  },

  async write(db, { columns, orders, reference, mark }) {
    const campusPlaces = reference.campusPlaces.fields;
    const kept: Kept = {
      columns: columns.kept,
      sorted: orders.sorted,
      reference: { ...reference, campusPlaces },
      mark,
    };
    const data = serialize(kept);
    // Committed after everything up to the mark: whoever finds the row has all of that.
    const { rows } = await sql<{ label: string }>`
      insert into index_snapshot (token) values (${randomUUID()})
      returning concat_ws(' ', token, ${schemaVersion}) as label`.execute(db);
    await file.write(rows[0]!.label, data);
  },
});

/** A migration may change rows without a trigger that notes it. */
const schemaVersion = sql`(select md5(string_agg(name || checksum, ',' order by name)) from schema_migration)`;
