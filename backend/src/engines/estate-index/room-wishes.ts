import type { EstateFilter } from '@gakumado/shared/contract';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { isAsked } from '@gakumado/shared/search-fields';
import type { OfferField } from '@gakumado/shared/search-fields';
import { STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { Bits } from './bits.ts';
import { slotsThat } from './bits.ts';
import { lastDayOf } from './dates.ts';
import { layoutBit, roomNumbers } from './home-rooms.ts';
import type { Room } from './home-rooms.ts';
import type { Bound } from './kept-stays.ts';
import { areaFrom, areaTo, matsFrom } from './limits.ts';
import { offerBits } from './offer-bits.ts';
import { priceRange } from './price-range.ts';
import { stayOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { UNKNOWN } from './unknown.ts';

/** Offers of the room itself; the others are terms of the building. */
export const roomOffers = [
  'floor_min',
  'direction',
  'is_without_renewal_fee',
] as const satisfies OfferField[];

/** The conditions of a filter that a room must meet, by the names that conditions have. */
export type RoomField =
  | 'price'
  | 'cost_to'
  | 'layout'
  | 'room_area_from'
  | 'room_area_to'
  | 'mats_from'
  | 'move_in_ym'
  | (typeof roomOffers)[number];

export type RoomTest = (room: Room) => boolean;

/** The wishes of a search about one room. */
export type RoomWishes = ReadonlyMap<RoomField, RoomTest>;

/** 毎月の実質負担 of a room in the stay that is asked for; {@link UNKNOWN} where it is not worked out. */
export function roomCost({ columns: { rooms }, reference }: Scene, asked: EstateFilter) {
  const { stay_months, with_meals, food_budget = DEFAULT_FOOD_BUDGET } = stayOf(reference, asked);
  const stay = STAY_MONTHS.findIndex((months) => months === stay_months);
  return (room: Room, bound: Bound): number => {
    if (stay === -1) return UNKNOWN;
    return with_meals
      ? rooms.monthlyWithMeals(room, stay, bound, food_budget)
      : rooms.monthly(room, stay, bound);
  };
}

/** The rent of a room, with the fee where the search compares with it. */
export function roomRent({ columns: { rooms } }: Scene, { is_include_management: isWithFee }: EstateFilter) {
  const { price_min, price_max, fee } = roomNumbers;
  return (room: Room, bound: Bound): number =>
    rooms.get(room, bound === 'min' ? price_min : price_max) + (isWithFee ? rooms.get(room, fee) : 0);
}

/** The bits of the values of an offer. */
export const offerMask = (field: OfferField, values: readonly unknown[]): number =>
  offerBits.reduce(
    (mask, [other, value], bit) => (other === field && values.includes(value) ? mask | (1 << bit) : mask),
    0,
  );

/** The wishes of a filter about a room: one and the same room must meet all of them. */
export function roomWishes(scene: Scene, filter: EstateFilter): RoomWishes {
  const { rooms } = scene.columns;
  const wishes = new Map<RoomField, RoomTest>();
  const range = priceRange(filter);
  if (range) {
    const rent = roomRent(scene, filter);
    const { from = 0, to = UNKNOWN } = range;
    wishes.set('price', (room) => rent(room, 'max') >= from && rent(room, 'min') <= to);
  }
  if (filter.cost_from !== undefined || filter.cost_to !== undefined) {
    const cost = roomCost(scene, filter);
    const { cost_from: from = 0, cost_to: to = UNKNOWN - 1 } = filter;
    wishes.set('cost_to', (room) => {
      const high = cost(room, 'max');
      return high !== UNKNOWN && high >= from && cost(room, 'min') <= to;
    });
  }
  if (filter.layout?.length) {
    const asked = filter.layout.reduce((bits, layout) => bits | layoutBit(layout), 0);
    wishes.set('layout', (room) => (rooms.get(room, roomNumbers.layout) & asked) !== 0);
  }
  const least = (field: 'room_area_from' | 'mats_from', name: 'area' | 'mats', limit: number) =>
    wishes.set(field, (room) => rooms.get(room, roomNumbers[name]) >= limit);
  const most = (field: 'room_area_to' | 'move_in_ym', name: 'area' | 'move_in', limit: number) =>
    wishes.set(field, (room) => rooms.get(room, roomNumbers[name]) <= limit);
  if (filter.room_area_from !== undefined) least('room_area_from', 'area', areaFrom(filter.room_area_from));
  if (filter.room_area_to !== undefined) most('room_area_to', 'area', areaTo(filter.room_area_to));
  if (filter.mats_from !== undefined) least('mats_from', 'mats', matsFrom(filter.mats_from));
  if (filter.move_in_ym !== undefined) most('move_in_ym', 'move_in', lastDayOf(filter.move_in_ym));
  for (const field of roomOffers) {
    const value = filter[field];
    if (!isAsked(value)) continue;
    const mask = offerMask(field, Array.isArray(value) ? value : [value === true ? 1 : value]);
    wishes.set(field, (room) => (rooms.get(room, roomNumbers.offers) & mask) !== 0);
  }
  return wishes;
}

/** The rooms of a home that meet all wishes. */
export function fittingRooms({ columns: { rooms } }: Scene, wishes: RoomWishes, slot: number): Room[] {
  const tests = [...wishes.values()];
  return rooms.of(slot).filter((room) => tests.every((isMet) => isMet(room)));
}

/** Of some homes those of which one room meets all wishes. */
export function withFittingRoom({ columns: { rooms } }: Scene, wishes: RoomWishes, homes: Bits): Bits {
  if (wishes.size === 0) return homes;
  const tests = [...wishes.values()];
  return slotsThat(homes, (slot) => {
    const first = rooms.firstOf(slot);
    const end = first + rooms.countOf(slot) * rooms.stride;
    for (let room = first; room < end; room += rooms.stride)
      if (tests.every((isMet) => isMet(room))) return true;
    return false;
  });
}

/** The amounts and sizes of the rooms of a home that fit, by which it is ordered and shown. */
export interface Fit {
  price_min: number;
  price_max: number;
  area_max: number;
  monthly_min: number;
  monthly_max: number;
}

/** The {@link Fit} of each home that a search finds; undefined where the search asks for no room. */
export function fitOf(scene: Scene, filter: EstateFilter): ((slot: number) => Fit) | undefined {
  const wishes = roomWishes(scene, filter);
  if (wishes.size === 0) return undefined;
  const { rooms } = scene.columns;
  const cost = roomCost(scene, filter);
  const known = new Map<number, Fit>();
  return (slot) => {
    const before = known.get(slot);
    if (before) return before;
    const fit = { price_min: UNKNOWN, price_max: 0, area_max: 0, monthly_min: UNKNOWN, monthly_max: 0 };
    for (const room of fittingRooms(scene, wishes, slot)) {
      fit.price_min = Math.min(fit.price_min, rooms.get(room, roomNumbers.price_min));
      fit.price_max = Math.max(fit.price_max, rooms.get(room, roomNumbers.price_max));
      fit.area_max = Math.max(fit.area_max, rooms.get(room, roomNumbers.area));
      fit.monthly_min = Math.min(fit.monthly_min, cost(room, 'min'));
      fit.monthly_max = Math.max(fit.monthly_max, cost(room, 'max'));
    }
    known.set(slot, fit);
    return fit;
  };
}
