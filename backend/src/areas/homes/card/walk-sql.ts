import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

type Stations = Pick<EstateFilter, 'station_id'>;

/** Bus and walk to a row of estate_station. */
const minutes = sql`walk_minutes + coalesce(bus_minutes, 0)`;

/** The few rows of an estate are read whole: "+ 0" keeps the planner from looking up each of a hundred stations. */
const isOfEstate = (stationIds: readonly number[]) => sql<SqlBool>`estate_station.estate_id = estate.estate_id
  and station_id + 0 = any(${[...stationIds]}::integer[])`;

/**
 * The way to the nearest of the searched stations in the words of station_time_text_min (migration 0012, which words
 * the one to the estate's nearest); null where no station is searched.
 */
export const searchedStationText = ({ station_id: ids }: Stations): RawBuilder<string> | null =>
  ids?.length
    ? sql`(
      select regexp_replace(line_name, '[（(].*$', '') || ' ' || full_station_name(station_name) || ' '
        || case when bus_minutes is null then '徒歩' else 'バス' || bus_minutes || '分 バス停から徒歩' end
        || walk_minutes || '分'
      from estate_station join station using (station_id) join line using (line_id)
      where ${isOfEstate(ids)}
      order by ${minutes}, estate_station.sort_no, station_id, line_id limit 1)`
    : null;
