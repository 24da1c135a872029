import { moveInMonths } from '@gakumado/shared/contract';
import type { EstateFacets, EstateFilter } from '@gakumado/shared/contract';
import { withAsked } from '@gakumado/shared/search-fields';
import {
  BAND_YEN,
  COST_BAND_LAST,
  costLimitChoices,
  rentBands,
  rentLimitChoices,
  roomAreaChoices,
  roomLayouts,
} from '@gakumado/shared/vocabulary';
import { readSlots } from './bits.ts';
import type { Bits } from './bits.ts';
import { lastDayOf } from './dates.ts';
import { layoutBit } from './home-rooms.ts';
import type { Room } from './home-rooms.ts';
import { areaFrom } from './limits.ts';
import { offerBits } from './offer-bits.ts';
import { roomCost, roomOffers, roomRent, roomWishes } from './room-wishes.ts';
import type { RoomField } from './room-wishes.ts';
import type { Scene } from './scene.ts';
import { UNKNOWN } from './unknown.ts';

type Counts = Record<string, number>;

/**
 * The options of a facet about rooms. A room has each option for which `has` is true of its value; `spread` are values of which a
 * room may have several, as bits.
 */
interface RoomFacet {
  name: keyof EstateFacets;
  /** The wish that is left out of the search. */
  field: RoomField;
  options: readonly { key: number | string; has: (room: Room) => boolean }[];
}

const upTo = (limits: readonly (readonly [number | string, number])[], value: (room: Room) => number) =>
  limits.map(([key, limit]) => ({ key, has: (room: Room) => value(room) <= limit }));

function facetsOf(scene: Scene, filter: EstateFilter): RoomFacet[] {
  const { rooms } = scene.columns;
  const [rent, cost] = [roomRent(scene, filter), roomCost(scene, filter)];
  const low = (room: Room) => cost(room, 'min');
  const bands = Array.from({ length: COST_BAND_LAST / BAND_YEN + 1 }, (_, index) => index * BAND_YEN);
  return [
    {
      name: 'layout',
      field: 'layout',
      options: roomLayouts.map((layout) => ({
        key: layout,
        has: (room) => (rooms.get(room, 'layout') & layoutBit(layout)) !== 0,
      })),
    },
    {
      name: 'price_band',
      field: 'price',
      options: rentBands.map(({ value, from = 0, to = Infinity }) => ({
        key: value,
        has: (room) => rent(room, 'max') >= from && rent(room, 'min') <= to,
      })),
    },
    {
      name: 'price_to',
      field: 'price',
      options: upTo(
        withAsked(rentLimitChoices, filter.price_to).map((yen) => [yen, yen]),
        (room) => rent(room, 'min'),
      ),
    },
    {
      name: 'cost_band',
      field: 'cost_to',
      options: bands.map((from) => ({
        key: from,
        has: (room) =>
          low(room) !== UNKNOWN &&
          cost(room, 'max') >= from &&
          (from === COST_BAND_LAST || low(room) < from + BAND_YEN),
      })),
    },
    {
      name: 'cost_to',
      field: 'cost_to',
      options: upTo(
        withAsked(costLimitChoices, filter.cost_to).map((yen) => [yen, Math.min(yen, UNKNOWN - 1)]),
        low,
      ),
    },
    {
      name: 'room_area_from',
      field: 'room_area_from',
      options: withAsked(roomAreaChoices, filter.room_area_from).map((area) => ({
        key: area,
        has: (room) => rooms.get(room, 'area') >= areaFrom(area),
      })),
    },
    {
      name: 'move_in_ym',
      field: 'move_in_ym',
      options: upTo(
        withAsked(moveInMonths(), filter.move_in_ym).map((month) => [month, lastDayOf(month)]),
        (room) => rooms.get(room, 'move_in'),
      ),
    },
    ...roomOffers.map((field): RoomFacet => ({
      name: field,
      field,
      options: offerBits.flatMap(([other, key], bit) =>
        other === field ? [{ key, has: (room: Room) => (rooms.get(room, 'offers') & (1 << bit)) !== 0 }] : [],
      ),
    })),
  ];
}

/**
 * Counts homes per option of what a search may ask of a room, each facet with all other wishes applied to the same room. `homes`
 * meet all else.
 */
export function countRoomFacets(
  scene: Scene,
  filter: EstateFilter,
  homes: Bits,
): Partial<Record<keyof EstateFacets, Counts>> {
  const { rooms } = scene.columns;
  const wishes = [...roomWishes(scene, filter)];
  const facets = facetsOf(scene, filter).map(({ name, field, options }) => ({
    name,
    options,
    others: wishes.flatMap(([other, isMet]) => (other === field ? [] : [isMet])),
    counts: new Uint32Array(options.length),
    /** The last home that was counted for each option. */
    seen: new Int32Array(options.length).fill(-1),
  }));
  for (const slot of readSlots(homes)) {
    const first = rooms.firstOf(slot);
    const end = first + rooms.countOf(slot) * rooms.stride;
    for (let room = first; room < end; room += rooms.stride) {
      for (const { options, others, counts, seen } of facets) {
        if (!others.every((isMet) => isMet(room))) continue;
        for (let option = 0; option < options.length; option += 1) {
          if (seen[option] === slot || !options[option]!.has(room)) continue;
          seen[option] = slot;
          counts[option]! += 1;
        }
      }
    }
  }
  return Object.fromEntries(
    facets.map(({ name, options, counts }) => [
      name,
      Object.fromEntries(
        options.flatMap(({ key }, option) => (counts[option]! > 0 ? [[key, counts[option]!]] : [])),
      ),
    ]),
  );
}
