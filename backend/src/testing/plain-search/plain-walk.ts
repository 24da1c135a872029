import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Minutes to the nearest of the searched stations, a bus ride included; without any to the estate's nearest. */
export const walkMinutes = ({ station_id: ids }: Pick<EstateFilter, 'station_id'>): RawBuilder<number> =>
  ids?.length
    ? sql`(select min(walk_minutes + coalesce(bus_minutes, 0)) from estate_station
        where estate_station.estate_id = estate.estate_id and station_id = any(${[...ids]}::integer[]))`
    : sql`estate.walk_minutes_min`;
