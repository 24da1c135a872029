import { setTimeout as sleep } from 'node:timers/promises';
import { ESTATE_PUBLISHED, LARGE_STREETS_PERCENT } from '@gakumado/shared/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { describeWay } from '#engines/street-facts/along-way.ts';
import { flagsDigest, flagsOnFoot } from '#engines/street-facts/place-flags.ts';
import type { FlagsOnFoot } from '#engines/street-facts/place-flags.ts';
import type { Walker } from '#engines/walking/walker.ts';
import { nightStations, walksHome, wayHome } from './ways-home.ts';
import type { ServingStation } from './ways-home.ts';

/** Another number for other walks, or for another rule of what is along a large street. */
const WALKS_VERSION = 1;

/** Homes that are worked out before their flags are written, in one statement. */
const BATCH = 100;

interface DueHome {
  estate_id: number;
  lat: number;
  lon: number;
  stations: ServingStation[];
  /** Of which place, stations and tables its flags will be. */
  label: string;
}

/** Published homes behind one whose place, stations or tables are others than at their last flags, by their numbers. */
async function findDue(db: Kysely<Database>, after: number): Promise<DueHome[]> {
  const tables = `${flagsDigest()}-${WALKS_VERSION}`;
  const { rows } = await sql<DueHome>`
    select estate_id, estate.lat, estate.lon, stations, label
    from estate
      cross join lateral (
        select coalesce(json_agg(json_build_object('station_id', station_id, 'station_name', station_name,
            'walk_minutes', walk_minutes, 'bus_minutes', bus_minutes, 'lat', station.lat, 'lon', station.lon)
            order by estate_station.sort_no, walk_minutes), '[]') as stations
        from estate_station join station using (station_id)
        where estate_station.estate_id = estate.estate_id
      ) as served
      cross join lateral (
        select md5(concat_ws(' ', ${tables}::text, estate.lat, estate.lon, stations::text)) as label
      ) as named
    where status = ${ESTATE_PUBLISHED} and estate_id > ${after} and street_flags_of <> label
    order by estate_id limit ${BATCH}`.execute(db);
  return rows;
}

/** Whether a way home from one of the stations of a home leads along larger streets. */
async function isAlongLargeStreets(walker: Walker, { stations, ...home }: DueHome): Promise<boolean> {
  const walks = await walksHome(walker, home, nightStations(stations));
  return walks.some(
    (walk) =>
      walk !== null && describeWay(wayHome(walk)).largeStreetM * 100 >= walk.metres * LARGE_STREETS_PERCENT,
  );
}

interface StreetFlags extends FlagsOnFoot {
  estate_id: number;
  label: string;
  is_along_large_streets: boolean;
}

const writeFlags = (db: Kysely<Database>, flags: readonly StreetFlags[]) =>
  sql`
    update estate set is_along_large_streets = fresh.is_along_large_streets, is_police_on_foot = fresh.is_police_on_foot,
      is_store_on_foot = fresh.is_store_on_foot, street_flags_of = label
    from json_to_recordset(${JSON.stringify(flags)}::json) as fresh (estate_id integer, label text,
      is_along_large_streets boolean, is_police_on_foot boolean, is_store_on_foot boolean)
    where estate.estate_id = fresh.estate_id`.execute(db);

const flagsOf = async (walker: Walker, home: DueHome): Promise<StreetFlags> => ({
  estate_id: home.estate_id,
  label: home.label,
  is_along_large_streets: await isAlongLargeStreets(walker, home),
  ...(await flagsOnFoot(walker, { lat: home.lat, lon: home.lon })),
});

interface Worked {
  db: Kysely<Database>;
  walker: Walker;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Works out the flags of homes that are due, one after another, and rests as long as it worked. Returns how many there were. A home whose
 * walks fail keeps its flags and is tried again with the next call; where those of a whole batch fail, so does this.
 * @param signal ends it after the home under way, whose batch is not written
 */
export async function workOutStreetFlags({ db, walker, log }: Worked, signal?: AbortSignal): Promise<number> {
  let [count, after] = [0, 0];
  for (let due = await findDue(db, after); due.length > 0; due = await findDue(db, after)) {
    const flags: StreetFlags[] = [];
    for (const home of due) {
      signal?.throwIfAborted();
      const startedAt = performance.now();
      try {
        flags.push(await flagsOf(walker, home));
      } catch (error) {
        if (flags.length === 0 && home === due.at(-1)) throw error;
        log.warn({ err: error, estate_id: home.estate_id }, 'Walks from a home are not worked out.');
      }
      await sleep(performance.now() - startedAt, undefined, signal && { signal });
    }
    await writeFlags(db, flags);
    count += flags.length;
    after = due.at(-1)!.estate_id;
  }
  return count;
}

interface Kept {
  db: Kysely<Database>;
  walker: Walker;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Seconds between two looks for homes that are due; 0: this process does not look. */
  intervalS: number;
}

/** Keeps the flags of all homes worked out. Several backends may do so: the same flags are written twice then. */
export function keepStreetFlags({ db, walker, log, intervalS }: Kept): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function keep(): Promise<void> {
    if (intervalS === 0) return;
    while (!signal.aborted) {
      try {
        const count = await workOutStreetFlags({ db, walker, log }, signal);
        if (count > 0) log.info({ count }, 'Walks from homes are worked out.');
      } catch (error) {
        if (signal.aborted) return;
        log.warn(error, 'Walks from homes are not worked out, and will be tried again.');
      }
      await sleep(intervalS * 1000, undefined, { signal }).catch(() => {});
    }
  }
  const keeping = keep();
  return {
    async stop() {
      stopping.abort();
      await keeping;
    },
  };
}
