import type { Room } from './types.ts';

const LAYOUT_ORDER = ['1R', '1K', '1DK', '1LDK', '2K', '2DK', '2LDK'];

type RoomFacts = Pick<
  Room,
  | 'layout'
  | 'room_area'
  | 'mats_area'
  | 'price_min'
  | 'price_max'
  | 'management_fee'
  | 'deposit'
  | 'entrance_fee'
  | 'key_money'
  | 'guide_price'
  | 'vacant_count'
  | 'vacant_status_id'
  | 'move_in_from'
>;

function range(values: number[]): [low: number, high: number] {
  return [Math.min(...values), Math.max(...values)];
}

function isSpring({ vacant_status_id, move_in_from }: RoomFacts): boolean {
  return vacant_status_id === 2 || (move_in_from !== null && /-0[34]-/.test(move_in_from));
}

/** 残りわずか only says what a count of one or two says; a full building with a waiting list says so. */
function overallStatus(rooms: RoomFacts[], vacant: number): 1 | 2 | 3 | 4 | 5 {
  const has = (status: number) => rooms.some(({ vacant_status_id }) => vacant_status_id === status);
  if (vacant === 0) return has(5) ? 5 : 4;
  if (vacant <= 2) return 3;
  const inSpring = rooms.filter((room) => isSpring(room)).reduce((sum, room) => sum + room.vacant_count, 0);
  return inSpring * 2 > vacant ? 2 : 1;
}

/** The columns of `estate` that are derived from its room types, at least one. */
export function summariseRooms(rooms: RoomFacts[]) {
  const of = (key: 'room_area' | 'mats_area' | 'management_fee' | 'deposit') =>
    range(rooms.map((room) => room[key]));
  const layouts = LAYOUT_ORDER.filter((layout) => rooms.some((room) => room.layout === layout));
  const vacant_count = rooms.reduce((sum, room) => sum + room.vacant_count, 0);
  const cheapest = rooms.reduce((best, room) => (room.price_min < best.price_min ? room : best));
  const [room_area_min, room_area_max] = of('room_area');
  const [mats_area_min, mats_area_max] = of('mats_area');
  const [management_fee_min, management_fee_max] = of('management_fee');
  const [deposit_min, deposit_max] = of('deposit');
  const [entrance_fee_min, entrance_fee_max] = range(rooms.map((room) => room.entrance_fee + room.key_money));
  return {
    price_min: Math.min(...rooms.map((room) => room.price_min)),
    price_max: Math.max(...rooms.map((room) => room.price_max)),
    layout_min: layouts[0]!,
    layout_max: layouts[layouts.length - 1]!,
    layouts,
    room_area_min,
    room_area_max,
    mats_area_min,
    mats_area_max,
    management_fee_min,
    management_fee_max,
    entrance_fee_min,
    entrance_fee_max,
    deposit_min,
    deposit_max,
    guide_price: cheapest.guide_price,
    vacant_count,
    vacant_status_id: overallStatus(rooms, vacant_count),
  };
}
