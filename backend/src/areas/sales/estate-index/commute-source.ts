import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../data/db/database.ts';

/** In place of minutes that are not known. */
export const NO_COMMUTE = 255;

/** Commutes of homes to one destination, in the order of the homes. */
export interface Commutes {
  /** {@link NO_COMMUTE} where the commute is not known. */
  minutes: Uint8Array<ArrayBuffer>;
  transfers: Uint8Array<ArrayBuffer>;
}

/** The homes that commutes are asked for: their order is that of the numbers below `size`. */
export interface Homes {
  size: number;
  slotOf(estateId: number): number | undefined;
}

/** Where commutes come from. */
export interface CommuteSource {
  /** The commute of each home to a campus. */
  to(campusId: number, homes: Homes): Promise<Commutes>;
}

/** The commutes that the database keeps. */
export const storedCommutes = (db: Kysely<Database>): CommuteSource => ({
  async to(campusId, homes) {
    const { rows } = await sql<{ estate_id: number; minutes: number; transfers: number }>`
      select estate_id, commute_minutes as minutes, commute_transfers as transfers
      from estate_campus where campus_id = ${campusId}`.execute(db);
    const commutes: Commutes = {
      minutes: new Uint8Array(homes.size).fill(NO_COMMUTE),
      transfers: new Uint8Array(homes.size),
    };
    for (const { estate_id, minutes, transfers } of rows) {
      const slot = homes.slotOf(estate_id);
      if (slot === undefined || slot >= homes.size) continue;
      commutes.minutes[slot] = minutes;
      commutes.transfers[slot] = transfers;
    }
    return commutes;
  },
});
