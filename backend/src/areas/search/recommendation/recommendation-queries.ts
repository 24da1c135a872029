import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { Deps } from '../../deps.ts';
import { FOR_MEN, FOR_WOMEN } from '@gakumado/shared/vocabulary';
import { fullStatuses } from '#data/sql/vacancy-sql.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

interface Similar {
  estate_id: number;
  reason_text: string;
}

/**
 * The distances around the given estates in which others are searched, in degrees of latitude: some 3 km, then 30 km.
 */
const SPANS = [0.027, 0.27] as const;
/** Rents that differ by no more than this are close, in yen. */
const CLOSE_RENT_YEN = 5_000;
/** A school counts as shared when both are within this commute. */
const SCHOOL_COMMUTE_MINUTES = 20;

/**
 * Estates around the given ones, those that share most with one of them first; full ones last, never the given. A house for women is
 * like none for men, and the other way round (contract, 7.10).
 */
async function findAround(
  db: Kysely<Database>,
  ids: readonly number[],
  nearSchool: readonly number[],
  span: number,
): Promise<Similar[]> {
  const { rows } = await sql<Similar>`
    with seen as (
      select estate_id, lat, lon, price_min, station_names, gender_type from estate
      where estate_id = any(${[...ids]}::integer[])
    ), around as (
      select estate.estate_id, estate.vacant_status_id in ${fullStatuses} as is_full,
        bool_or(abs(estate.price_min - seen.price_min) <= ${CLOSE_RENT_YEN}) as is_close_rent,
        bool_or(estate.station_names && seen.station_names) as is_same_station,
        min(abs(estate.lat - seen.lat) + abs(estate.lon - seen.lon)) as apart
      from seen join estate
        on estate.lat between seen.lat - ${span} and seen.lat + ${span}
        and estate.lon between seen.lon - ${span} * 1.2 and seen.lon + ${span} * 1.2
        and (seen.gender_type, estate.gender_type) not in ((${FOR_WOMEN}, ${FOR_MEN}), (${FOR_MEN}, ${FOR_WOMEN}))
      where ${isEstatePublished} and not estate.estate_id = any(${[...ids]}::integer[])
      group by estate.estate_id
    ), judged as (
      select around.*, estate_id = any(${[...nearSchool]}::integer[]) as is_same_school from around
    )
    select estate_id, case when is_same_school then '同じ学校' when is_close_rent then '家賃が近い'
      when is_same_station then '同じ駅' else '近くの物件' end as reason_text
    from judged
    order by is_full, is_same_school::integer + is_close_rent::integer + is_same_station::integer desc, apart, estate_id`.execute(
    db,
  );
  return rows;
}

/** The estates near the given campus, or near the one that is nearest to each of the given estates. */
async function findNearSchool(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  ids: readonly number[],
  campusId: number | undefined,
): Promise<number[]> {
  const seen = await db.selectFrom('estate').select(['lat', 'lon']).where('estate_id', 'in', ids).execute();
  const campuses =
    campusId === undefined
      ? await Promise.all(seen.map((place) => estates.findCampuses(place, SCHOOL_COMMUTE_MINUTES, 1)))
      : [[campusId]];
  const near = await Promise.all(
    [...new Set(campuses.flat())].map((id) => estates.findNear({ school_id: id }, SCHOOL_COMMUTE_MINUTES)),
  );
  return near.flat().map(({ estate_id }) => estate_id);
}

/** Without a limit of the commute, a campus or destination says where ways go and leaves no home out. */
function conditionsOf({ school_id, destination, ...others }: EstateFilter): EstateFilter {
  const { commute_minutes_max, commute_transfers_max } = others;
  const isLimited = commute_minutes_max !== undefined || commute_transfers_max !== undefined;
  return isLimited ? { school_id, destination, ...others } : others;
}

/** Up to `limit` estates like the given ones that meet the filter, each with the first reason that holds. */
export async function findSimilar(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  ids: readonly number[],
  filter: EstateFilter,
  limit: number,
): Promise<Similar[]> {
  const nearSchool = await findNearSchool({ db, estates }, ids, filter.school_id);
  const conditions = conditionsOf(filter);
  const findWithin = async (span: number) => {
    const around = await findAround(db, ids, nearSchool, span);
    const meeting = new Set(
      await estates.findMeeting(
        conditions,
        around.map(({ estate_id }) => estate_id),
      ),
    );
    return around.filter(({ estate_id }) => meeting.has(estate_id)).slice(0, limit);
  };
  const [near, wide] = SPANS;
  const found = await findWithin(near);
  return found.length >= limit ? found : findWithin(wide);
}
