import type { Cost } from '@gakumado/shared/contract';
import {
  costParts,
  costsOfRoomtype,
  isMealRow,
  openRooms,
  stayCosts,
} from '@gakumado/shared/cost-simulation';
import { STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { StayRoom } from '@gakumado/shared/cost-simulation';
import type { PoolClient } from 'pg';
import type { Insertable } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { copyRows } from '../../data/db/copy-rows.ts';
import { stayAmounts, staysOfRooms } from '../../engines/estate-index/kept-stays.ts';
import type { RoomStays } from '../../engines/estate-index/kept-stays.ts';

/** Estates whose rows are in memory at once. */
const BATCH = 2_000;

const COLUMNS = ['estate_id', 'stay_months', ...stayAmounts, 'parts', 'rooms', 'room_parts'] as const;

const ROOM_COLUMNS = 'estate_id, roomtype_id, price_min, price_max, contract_months, vacant_status_id';
const COST_COLUMNS = `estate_id, cost_id, roomtype_id, cost_name, cost_kind, amount_min, amount_max, unit, cycle_months,
  is_required, is_refundable, is_prorated, is_included_in_guide_price, tax_type, note`;

type StayCostRow = Insertable<Database['stay_cost']>;

type OfEstate<Row> = Row & { estate_id: number };

/** The stays in one room type, of each length. */
function staysIn(room: StayRoom, costs: readonly Cost[]): RoomStays {
  const isFed = costsOfRoomtype(costs, room).some((row) => row.unit !== 'actual' && isMealRow(row));
  const stays = (with_meals: boolean) =>
    STAY_MONTHS.flatMap((stay_months) => stayCosts([room], costs, { stay_months, with_meals }) ?? []);
  const [plain, fed] = [stays(false), isFed ? stays(true) : null];
  return {
    roomtype_id: room.roomtype_id,
    stay_cost_min: plain.map(({ low }) => low.stay_cost),
    stay_cost_max: plain.map(({ high }) => high.stay_cost),
    with_meals_min: fed && fed.map(({ low }) => low.stay_cost),
    with_meals_max: fed && fed.map(({ high }) => high.stay_cost),
  };
}

/** The stays in an estate, of each length; undefined where it has no room type. */
function staysOf(
  estate_id: number,
  roomtypes: readonly StayRoom[],
  costs: readonly Cost[],
): StayCostRow | undefined {
  const open = openRooms(roomtypes);
  const rooms = open.map((room) => staysIn(room, costs));
  const stays = staysOfRooms(rooms);
  if (!stays) return undefined;
  return {
    estate_id,
    ...stays,
    parts: JSON.stringify(costParts(roomtypes, costs)),
    rooms: JSON.stringify(rooms),
    room_parts: JSON.stringify(open.map((room) => costParts([room], costs))),
  };
}

/** The stays in estates, each with its own room types and costs. */
function staysOfAll(
  ids: readonly number[],
  rooms: readonly OfEstate<StayRoom>[],
  costs: readonly OfEstate<Cost>[],
): StayCostRow[] {
  const roomsOf = Map.groupBy(rooms, ({ estate_id }) => estate_id);
  const costsOf = Map.groupBy(costs, ({ estate_id }) => estate_id);
  return ids.flatMap((id) => staysOf(id, roomsOf.get(id) ?? [], costsOf.get(id) ?? []) ?? []);
}

/**
 * Works out what stays in these estates cost, some of them at a time. Call it in the transaction that wrote their costs or
 * room types. `writeFirst` writes some of the estates themselves, in which the database is busy while this thread calculates.
 */
export async function writeStayCosts(
  client: PoolClient,
  estateIds: readonly number[],
  writeFirst?: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < estateIds.length; start += BATCH) {
    const ids = estateIds.slice(start, start + BATCH);
    const rooms = await client.query<OfEstate<StayRoom>>(
      `select ${ROOM_COLUMNS} from roomtype where estate_id = any($1) order by roomtype_id`,
      [ids],
    );
    const costs = await client.query<OfEstate<Cost>>(
      `select ${COST_COLUMNS} from cost where estate_id = any($1) order by sort_no, cost_id`,
      [ids],
    );
    const writing = writeFirst?.(ids);
    const stays = staysOfAll(ids, rooms.rows, costs.rows);
    await writing;
    await client.query('delete from stay_cost where estate_id = any($1)', [ids]);
    await copyRows(client, 'stay_cost', COLUMNS, stays);
  }
}

/** Works out the stays in estates that have none: an earlier release wrote them. Returns how many there were. */
export async function addStayCosts(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ estate_id: number }>(
    'select estate_id from estate where not exists (select from stay_cost s where s.estate_id = estate.estate_id)',
  );
  await writeStayCosts(
    client,
    rows.map(({ estate_id }) => estate_id),
  );
  return rows.length;
}
