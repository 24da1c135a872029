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
import { readSlots, SlotCounter } from './bits.ts';
import type { Bits } from './bits.ts';
import { lastDayOf } from './dates.ts';
import { layoutBit, roomNumbers } from './home-rooms.ts';
import type { Room } from './home-rooms.ts';
import { areaFrom } from './limits.ts';
import { offerBits } from './offer-bits.ts';
import { offerMask, roomCost, roomOffers, roomRent, roomWishes } from './room-wishes.ts';
import type { RoomField, RoomTest } from './room-wishes.ts';
import { stayOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { UNKNOWN } from './unknown.ts';

type Counts = Record<string, number>;
type Key = number | string;

/**
 * A facet about rooms. A home has the bits that any of its rooms has, and an option where it has its bit. `field` is the wish that is left
 * out of the search.
 */
interface RoomFacet {
  name: keyof EstateFacets;
  /** Names what the bits are of, where the name of the facet and the options do not say it all. */
  of?: string;
  field: RoomField;
  bitsOf: (room: Room) => number;
  /** The key of each option with its bit. */
  options: readonly (readonly [key: Key, bit: number])[];
}

/** The bits from the `first` to the `last` of at most 31. */
const bitsBetween = (first: number, last: number): number =>
  (((1 << (last + 1)) - 1) | 0) & ~(((1 << first) - 1) | 0);

/** Options each of which is met by a value up to its limit, as bits: the limits ascend. */
function upTo(keys: readonly (readonly [Key, number])[], value: (room: Room) => number) {
  const sorted = keys.toSorted(([, a], [, b]) => a - b);
  const limits = sorted.map(([, limit]) => limit);
  return {
    options: sorted.map(([key], index) => [key, 1 << index] as const),
    bitsOf: (room: Room) => {
      const known = value(room);
      let first = 0;
      while (first < limits.length && limits[first]! < known) first += 1;
      return first === limits.length ? 0 : bitsBetween(first, limits.length - 1);
    },
  };
}

/** The last band has no end. */
const LAST_BAND = COST_BAND_LAST / BAND_YEN;
const bandOf = (yen: number) => Math.min(LAST_BAND, Math.floor(yen / BAND_YEN));

function facetsOf(scene: Scene, filter: EstateFilter): RoomFacet[] {
  const { rooms } = scene.columns;
  const [rent, cost] = [roomRent(scene, filter), roomCost(scene, filter)];
  const asSame = (limits: readonly number[]) => limits.map((limit) => [limit, limit] as const);
  const bands = rentBands.map(({ from = 0, to = Infinity }, index) => [from, to, 1 << index] as const);
  const ofRent = filter.is_include_management ? 'with fee' : '';
  const ofStay = Object.values(stayOf(scene.reference, filter)).join();
  const offers = (room: Room) => rooms.get(room, roomNumbers.offers);
  return [
    {
      name: 'layout',
      field: 'layout',
      bitsOf: (room) => rooms.get(room, roomNumbers.layout),
      options: roomLayouts.map((layout) => [layout, layoutBit(layout)]),
    },
    {
      name: 'price_band',
      of: ofRent,
      field: 'price',
      bitsOf: (room) => {
        const [low, high] = [rent(room, 'min'), rent(room, 'max')];
        let bits = 0;
        for (const [from, to, bit] of bands) if (high >= from && low <= to) bits |= bit;
        return bits;
      },
      options: rentBands.map(({ value }, index) => [value, 1 << index]),
    },
    {
      name: 'price_to',
      of: ofRent,
      field: 'price',
      ...upTo(asSame(withAsked(rentLimitChoices, filter.price_to)), (room) => rent(room, 'min')),
    },
    {
      name: 'cost_band',
      of: ofStay,
      field: 'cost_to',
      bitsOf: (room) => {
        const low = cost(room, 'min');
        return low === UNKNOWN ? 0 : bitsBetween(bandOf(low), bandOf(cost(room, 'max')));
      },
      options: Array.from({ length: LAST_BAND + 1 }, (_, band) => [band * BAND_YEN, 1 << band]),
    },
    {
      name: 'cost_to',
      of: ofStay,
      field: 'cost_to',
      ...upTo(
        withAsked(costLimitChoices, filter.cost_to).map((yen) => [yen, Math.min(yen, UNKNOWN - 1)]),
        (room) => cost(room, 'min'),
      ),
    },
    {
      name: 'room_area_from',
      field: 'room_area_from',
      // The largest first: a room has those from its own area down.
      ...upTo(
        withAsked(roomAreaChoices, filter.room_area_from).map((area) => [area, -areaFrom(area)]),
        (room) => -rooms.get(room, roomNumbers.area),
      ),
    },
    {
      name: 'move_in_ym',
      field: 'move_in_ym',
      ...upTo(
        withAsked(moveInMonths(), filter.move_in_ym).map((month) => [month, lastDayOf(month)]),
        (room) => rooms.get(room, roomNumbers.move_in),
      ),
    },
    ...roomOffers.map((field): RoomFacet => ({
      name: field,
      field,
      bitsOf: offers,
      options: offerBits.flatMap(([other, key]) =>
        other === field ? [[key, offerMask(field, [key])] as const] : [],
      ),
    })),
  ];
}

/**
 * Counts homes per option of what a search may ask of a room, each facet with all other wishes applied to the same room. `homes`
 * meet all else. A facet without other wishes goes by sets of homes, which are kept.
 */
export function countRoomFacets(
  scene: Scene,
  filter: EstateFilter,
  homes: Bits,
): Partial<Record<keyof EstateFacets, Counts>> {
  const wishes = [...roomWishes(scene, filter)];
  const facets = facetsOf(scene, filter).map((facet): CountedFacet =>
    Object.assign(facet, {
      others: wishes.reduce((mask, [field], wish) => (field === facet.field ? mask : mask | (1 << wish)), 0),
      counts: new Uint32Array(facet.options.length),
      bits: 0,
    }),
  );
  const [free, bound] = [
    facets.filter(({ others }) => others === 0),
    facets.filter(({ others }) => others !== 0),
  ];
  countBySets(scene, homes, free);
  if (bound.length > 0)
    countByRooms(
      scene,
      homes,
      bound,
      wishes.map(([, isMet]) => isMet),
    );
  return Object.fromEntries(
    facets.map(({ name, options, counts }) => [
      name,
      Object.fromEntries(
        options.flatMap(([key], option) => (counts[option]! > 0 ? [[key, counts[option]!]] : [])),
      ),
    ]),
  );
}

interface CountedFacet extends RoomFacet {
  /** The wishes that a room may not miss, as bits: all but that of the facet. */
  others: number;
  counts: Uint32Array;
  /** Of the home that is looked at. */
  bits: number;
}

function countBySets({ columns }: Scene, homes: Bits, facets: readonly CountedFacet[]): void {
  const counter = new SlotCounter(homes);
  for (const { name, of = '', options, bitsOf, counts } of facets) {
    const key = [name, of, ...options.map(([value]) => value)].join(' ');
    const sets = columns.roomSets.of(key, bitsOf, columns.size, columns.capacity);
    for (const [option, [, bit]] of options.entries()) {
      const set = sets[31 - Math.clz32(bit)];
      if (set) counts[option] = counter.countIn(set);
    }
  }
}

function countByRooms(
  { columns: { rooms } }: Scene,
  homes: Bits,
  facets: readonly CountedFacet[],
  wishes: readonly RoomTest[],
): void {
  for (const slot of readSlots(homes)) {
    const first = rooms.firstOf(slot);
    const end = first + rooms.countOf(slot) * rooms.stride;
    for (const facet of facets) facet.bits = 0;
    for (let room = first; room < end; room += rooms.stride) {
      let missed = 0;
      for (let wish = 0; wish < wishes.length; wish += 1) if (!wishes[wish]!(room)) missed |= 1 << wish;
      // It misses two: no facet leaves out both.
      if ((missed & (missed - 1)) !== 0) continue;
      for (const facet of facets) if ((missed & facet.others) === 0) facet.bits |= facet.bitsOf(room);
    }
    for (const { options, counts, bits } of facets) {
      if (bits === 0) continue;
      for (let option = 0; option < options.length; option += 1)
        if ((bits & options[option]![1]) !== 0) counts[option]! += 1;
    }
  }
}
