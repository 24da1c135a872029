import { ESTATE_PUBLISHED } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { roomStaysOfEstate, staysOfEstate } from '../../data/sql/kept-stays-sql.ts';
import type { Database } from '../../data/db/database.ts';
import type { HomeRow, RoomRow } from '../../engines/estate-index/home-row.ts';

/** Homes that are read at once. */
const BATCH = 4000;

const columns = sql`
  estate_id, status, prefecture_id, city_id, building_type_id, gender_type, meal_type, vacant_status_id, price_min, price_max,
  management_fee_min as fee_min, management_fee_max as fee_max,
  (room_area_min * 100)::integer as area_min, (room_area_max * 100)::integer as area_max,
  (coalesce(mats_area_max, 0) * 10)::integer as mats_max,
  walk_minutes_min as walk_minutes, left(built_ym, 4)::integer * 12 + right(built_ym, 2)::integer - 1 as built,
  floor(extract(epoch from created_at))::integer as created_s,
  extract(microseconds from created_at)::integer % 1000000 as created_us,
  move_in_from - date '1970-01-01' as move_in, reservable_until - date '1970-01-01' as reservable, lat, lon, is_panorama, is_youtube,
  is_quiet, coalesce(is_police_on_foot, is_near_police) as is_near_police,
  coalesce(is_store_on_foot, is_near_store) as is_near_store, is_along_large_streets, offer_mask as offers,
  array_to_string(layouts, ',') as layouts, array_to_string(condition, ',') as conditions,
  array_to_string(equipment, ',') as equipment, keyword_text, ${staysOfEstate} as stays, ${roomStaysOfEstate} as room_stays, (
    select string_agg(concat(station_id, ',', line_id, ',', walk_minutes + coalesce(bus_minutes, 0)), ';')
    from estate_station where estate_station.estate_id = estate.estate_id
  ) as ways`;

/** The room types of homes. Many rooms share direction and floor: each pair is read once (migrations/0017_offers.sql). */
async function readRooms(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RoomRow[]>> {
  const { rows } = await sql<RoomRow & { estate_id: number }>`
    with room as materialized (select * from roomtype where estate_id = any(${[...ids]}::integer[])),
    kind as materialized (
      select direction, floor_text,
        direction_bits(direction) | case when highest_floor(floor_text) >= 2 then 1 << 8 else 0 end as bits
      from (select distinct direction, floor_text from room) as each_kind
    )
    select estate_id, roomtype_id, layout, (room_area * 100)::integer as area, (mats_area * 10)::integer as mats,
      price_min, price_max, management_fee as fee, move_in_from - date '1970-01-01' as move_in, vacant_status_id,
      bits | case when renewal_fee = 0 then 1 << 13 else 0 end as offers
    from room join kind using (direction, floor_text) order by estate_id, sort_no, roomtype_id`.execute(db);
  return Map.groupBy(rows, ({ estate_id }) => estate_id);
}

async function read(
  db: Kysely<Database>,
  isWanted: RawBuilder<SqlBool>,
  end: RawBuilder<unknown>,
): Promise<HomeRow[]> {
  const { rows } = await sql<Omit<HomeRow, 'rooms'>>`
    select ${columns} from estate where ${isWanted} ${end}`.execute(db);
  const rooms = await readRooms(
    db,
    rows.map(({ estate_id }) => estate_id),
  );
  return rows.map((row) => Object.assign(row, { rooms: rooms.get(row.estate_id) ?? [] }));
}

/** Every published home, some thousands at a time. */
export async function* readPublishedHomes(db: Kysely<Database>): AsyncGenerator<HomeRow[]> {
  for (let last = -1; ;) {
    const isNext = sql<SqlBool>`status = ${sql.lit(ESTATE_PUBLISHED)} and estate_id > ${last}`;
    const rows = await read(db, isNext, sql`order by estate_id limit ${BATCH}`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.estate_id;
  }
}

/** These homes, closed ones as well; those that are gone are missing. */
export const readHomes = (db: Kysely<Database>, ids: readonly number[]): Promise<HomeRow[]> =>
  read(db, sql`estate_id = any(${[...ids]}::integer[])`, sql``);
