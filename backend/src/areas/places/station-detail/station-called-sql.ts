import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { stationNames } from '../../../engines/names/station-name.ts';

/** A row of `station` has this name, in kanji or by its reading. */
export function isStationCalled(name: string): RawBuilder<SqlBool> {
  const { names, kana } = stationNames(name);
  return sql`(station.station_name = any(${names}::text[]) or station.station_kana = ${kana})`;
}
