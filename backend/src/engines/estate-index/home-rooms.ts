import { monthlyCostOf, openRooms } from '@gakumado/shared/cost-simulation';
import { isFull, namedLayouts, OTHER_LAYOUTS, roomLayouts, STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { UNKNOWN } from './unknown.ts';
import type { HomeRow, RoomRow } from './home-row.ts';
import type { Bound, RoomStays } from './kept-stays.ts';

/** The numbers of a room, in the order in which they are kept; its monthly costs follow. */
const fields = [
  'roomtype_id',
  'layout',
  'area',
  'mats',
  'price_min',
  'price_max',
  'fee',
  'move_in',
  'offers',
  'meals_at',
] as const;
type Field = (typeof fields)[number];

const placeOf = Object.fromEntries(fields.map((field, place) => [field, place])) as Record<Field, number>;

/** The places of a room's numbers, for {@link HomeRooms.get}. */
export const roomNumbers: Readonly<Record<Exclude<Field, 'meals_at'>, number>> = placeOf;

const COSTS = STAY_MONTHS.length * 2;
const MEALS_AT = fields.indexOf('meals_at');
const COSTS_AT = fields.length;
const STRIDE = COSTS_AT + COSTS;

/** A free room, by the place of its numbers. */
export type Room = number;

/** The bit of a layout among `roomLayouts`; of one that is not named, that of the last. */
export function layoutBit(layout: string): number {
  const named = namedLayouts.findIndex((name) => name === layout);
  return 1 << (named === -1 ? roomLayouts.indexOf(OTHER_LAYOUTS) : named);
}

/** Numbers one after the other, with room for more. */
class Numbers {
  data = new Int32Array(1024);
  private used = 0;

  static revive(fields: Numbers): Numbers {
    return Object.assign(new Numbers(), fields);
  }

  /** The place of so many new numbers. */
  add(count: number): number {
    const place = this.used;
    this.used += count;
    if (this.used > this.data.length) {
      const next = new Int32Array(Math.max(this.used, this.data.length * 2));
      next.set(this.data);
      this.data = next;
    }
    return place;
  }
}

/**
 * The rooms of homes that somebody can move into; all of them in a home where none is free. Rooms of a home that changed take their
 * old place where they have room in it.
 */
export class HomeRooms {
  private readonly numbers = new Numbers();
  /** Monthly costs with the room's own meals. */
  private readonly meals = new Numbers();
  private readonly starts = new Map<number, number>();
  /** By slot. */
  private readonly counts: number[] = [];

  /** Rooms of their fields, as a snapshot has them. */
  static revive(fields: HomeRooms): HomeRooms {
    const numbers = { numbers: Numbers.revive(fields.numbers), meals: Numbers.revive(fields.meals) };
    return Object.assign(new HomeRooms(), fields, numbers);
  }

  get bytes(): number {
    return this.numbers.data.byteLength + this.meals.data.byteLength;
  }

  /** The rooms of a home, as they are listed. */
  of(slot: number): Room[] {
    const start = this.starts.get(slot) ?? 0;
    return Array.from({ length: this.counts[slot] ?? 0 }, (_, index) => start + index * STRIDE);
  }

  /** The first of the rooms of a home; the others follow, each {@link HomeRooms.stride} after the one before. */
  firstOf(slot: number): Room {
    return this.starts.get(slot) ?? 0;
  }

  countOf(slot: number): number {
    return this.counts[slot] ?? 0;
  }

  get stride(): number {
    return STRIDE;
  }

  /** One of {@link roomNumbers}. */
  get(room: Room, number: number): number {
    return this.numbers.data[room + number]!;
  }

  /** 毎月の実質負担 of a stay in a room; {@link UNKNOWN} where it is not worked out. */
  monthly(room: Room, stay: number, bound: Bound): number {
    return this.numbers.data[room + COSTS_AT + stay * 2 + (bound === 'min' ? 0 : 1)]!;
  }

  /** The same with the room's own meals, or with food for so many yen a month. */
  monthlyWithMeals(room: Room, stay: number, bound: Bound, foodBudget: number): number {
    const place = this.numbers.data[room + MEALS_AT]!;
    if (place !== UNKNOWN) return this.meals.data[place + stay * 2 + (bound === 'min' ? 0 : 1)]!;
    const plain = this.monthly(room, stay, bound);
    return plain === UNKNOWN ? UNKNOWN : plain + foodBudget;
  }

  put(slot: number, { rooms, room_stays }: Pick<HomeRow, 'rooms' | 'room_stays'>): void {
    const open = openRooms(rooms);
    if (open.length > (this.counts[slot] ?? 0)) this.starts.set(slot, this.numbers.add(open.length * STRIDE));
    this.counts[slot] = open.length;
    const stays = new Map(room_stays?.map((stay) => [stay.roomtype_id, stay]));
    const start = this.firstOf(slot);
    for (const [index, room] of open.entries())
      this.putRoom(start + index * STRIDE, room, stays.get(room.roomtype_id));
  }

  private putRoom(place: Room, row: RoomRow, stays: RoomStays | undefined): void {
    const values: Record<Field, number> = {
      ...row,
      layout: layoutBit(row.layout),
      move_in: row.move_in ?? UNKNOWN,
      // Where no room is free none is offered.
      offers: isFull(row.vacant_status_id) ? 0 : row.offers,
      meals_at: stays?.with_meals_min ? this.meals.add(COSTS) : UNKNOWN,
    };
    for (const field of fields) this.numbers.data[place + placeOf[field]] = values[field];
    putMonthly(this.numbers.data, place + COSTS_AT, stays?.stay_cost_min, stays?.stay_cost_max);
    if (stays?.with_meals_min)
      putMonthly(this.meals.data, values.meals_at, stays.with_meals_min, stays.with_meals_max ?? undefined);
  }
}

function putMonthly(
  data: Int32Array,
  place: number,
  low: readonly number[] | undefined,
  high: readonly number[] | undefined,
): void {
  for (const [stay, months] of STAY_MONTHS.entries()) {
    for (const [end, amounts] of [low, high].entries()) {
      const amount = amounts?.[stay];
      data[place + stay * 2 + end] =
        amount === undefined ? UNKNOWN : Math.min(monthlyCostOf(amount, months), UNKNOWN - 1);
    }
  }
}
