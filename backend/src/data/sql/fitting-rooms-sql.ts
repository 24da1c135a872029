import type { CostParts, Estate, EstateFilter } from '@gakumado/shared/contract';
import { DEFAULT_STAY_MONTHS, STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import type { EstateSearch } from '../../engines/estate-index/estate-search.ts';
import { staysOfRooms } from '../../engines/estate-index/kept-stays.ts';
import type { RoomStays } from '../../engines/estate-index/kept-stays.ts';
import type { Database } from '../db/database.ts';
import { withCosts } from './kept-stays-sql.ts';

/** The fields of a card that are those of its rooms. */
type RoomFields = Partial<Estate> & Pick<Estate, 'fitting_rooms'>;

interface RoomsRow extends Partial<Estate> {
  estate_id: number;
  vacant_rooms: number;
  /** Of all free rooms of the estate; null until they are worked out. */
  rooms: RoomStays[] | null;
  room_parts: (CostParts | null)[] | null;
}

/** The range of each field over the rooms, as summarise_estates() has it over all rooms of an estate. */
const ranges = sql`
  min(r.price_min) as price_min, max(r.price_max) as price_max,
  (array_agg(r.layout order by layout_rank(r.layout)))[1] as layout_min,
  (array_agg(r.layout order by layout_rank(r.layout) desc))[1] as layout_max,
  min(r.room_area) as room_area_min, max(r.room_area) as room_area_max,
  min(r.mats_area) as mats_area_min, max(r.mats_area) as mats_area_max,
  min(r.management_fee) as management_fee_min, max(r.management_fee) as management_fee_max,
  min(r.entrance_fee + r.key_money) as entrance_fee_min, max(r.entrance_fee + r.key_money) as entrance_fee_max,
  min(r.deposit) as deposit_min, max(r.deposit) as deposit_max,
  (array_agg(r.guide_price order by r.price_min, r.sort_no))[1] as guide_price,
  least(sum(r.vacant_count), 9999)::integer as vacant_rooms`;

const USUAL = STAY_MONTHS.findIndex((months) => months === DEFAULT_STAY_MONTHS);

/** The parts of the cost of the cheapest of these rooms. */
function partsOf(
  rooms: readonly RoomStays[],
  parts: ReadonlyMap<number, CostParts | null>,
): CostParts | null {
  const [cheapest] = rooms.toSorted((a, b) => a.stay_cost_min[USUAL]! - b.stay_cost_min[USUAL]!);
  return (cheapest && parts.get(cheapest.roomtype_id)) ?? null;
}

/**
 * Where a search asks for rooms: the fields of cards as they are of the rooms that fit (contract, 8.4), by estate_id. An estate without
 * such a room keeps its own fields and has no rooms that fit. Empty where the search asks for none.
 */
export async function findRoomFields(
  { db, estates }: { db: Kysely<Database>; estates: Pick<EstateSearch, 'findRooms'> },
  filter: EstateFilter,
  ids: readonly number[],
  stay: StayPlan,
): Promise<ReadonlyMap<number, RoomFields>> {
  const found = ids.length === 0 ? null : await estates.findRooms(filter, ids);
  if (!found) return new Map();
  const rows = await readRows(db, [...found.values()].flat());
  const fields = new Map<number, RoomFields>();
  for (const [id, roomtype_ids] of found) {
    const row = rows.get(id);
    fields.set(
      id,
      row ? fieldsOf(row, roomtype_ids, stay) : { fitting_rooms: { roomtype_ids: [], vacant_count: 0 } },
    );
  }
  return fields;
}

async function readRows(
  db: Kysely<Database>,
  roomtypeIds: readonly number[],
): Promise<ReadonlyMap<number, RoomsRow>> {
  if (roomtypeIds.length === 0) return new Map();
  const { rows } = await sql<RoomsRow>`
    select fitting.*, stay_cost.rooms, stay_cost.room_parts
    from (
      select r.estate_id, ${ranges} from roomtype r
      where r.roomtype_id = any(${[...roomtypeIds]}::integer[]) group by r.estate_id
    ) as fitting left join stay_cost using (estate_id)`.execute(db);
  return new Map(rows.map((row) => [row.estate_id, row]));
}

function fieldsOf(
  { rooms, room_parts, vacant_rooms, ...ranged }: RoomsRow,
  roomtype_ids: number[],
  stay: StayPlan,
): RoomFields {
  const fitting = (rooms ?? []).filter(({ roomtype_id }) => roomtype_ids.includes(roomtype_id));
  const parts = new Map(rooms?.map(({ roomtype_id }, index) => [roomtype_id, room_parts?.[index] ?? null]));
  return {
    ...withCosts({ ...ranged, stays: staysOfRooms(fitting) ?? null }, stay),
    cost_parts: partsOf(fitting, parts),
    fitting_rooms: { roomtype_ids, vacant_count: vacant_rooms },
  };
}
